const percentDecode = (text: string): string =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

/** Whether opening a target contacts another computer: a URL, a UNC path or a `file:` URL with a host. */
export const isRemote = (target: string): boolean => {
  // Readers ignore white space and control characters, and treat `\` as `/`.
  const plain = percentDecode(target)
    .replaceAll(/[\0-\x20]/g, '')
    .replaceAll('\\', '/')
  const path = plain.replace(/^file:/i, '')
  if (/^\/{0,3}[a-z][:|](\/|$)/i.test(path) || /^\/\/localhost\//i.test(path)) return false
  const slashes = /^\/*/.exec(path)?.[0].length ?? 0
  if (path !== plain) return slashes === 2 || slashes > 3
  // Classic Mac OS paths have colons and no slash: `Macintosh HD:Users:Ana:Normal.dotm`.
  const hasScheme = /^[a-z][a-z0-9+.-]+:/i.test(path) && path.includes('/')
  return slashes > 1 || hasScheme || /^(https?|ftp):/i.test(path)
}
