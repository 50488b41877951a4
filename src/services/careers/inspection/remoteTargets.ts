const percentDecode = (text: string): string =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

/**
 * Whether a program that opens a link target reaches another computer: a URL, a UNC path or a
 * `file:` URL with a host, and not a path on the disk of the document's author.
 */
export const isRemote = (target: string): boolean => {
  // Readers drop white space and control characters, and take `\` for `/`.
  const plain = percentDecode(target)
    .replaceAll(/[\0-\x20]/g, '')
    .replaceAll('\\', '/')
  const path = plain.replace(/^file:/i, '')
  if (/^\/{0,3}[a-z][:|](\/|$)/i.test(path) || /^\/\/localhost\//i.test(path)) return false
  const slashes = /^\/*/.exec(path)?.[0].length ?? 0
  if (path !== plain) return slashes === 2 || slashes > 3
  // A path of the classic Mac OS has colons and no slash: `Macintosh HD:Users:Ana:Normal.dotm`.
  const hasScheme = /^[a-z][a-z0-9+.-]+:/i.test(path) && path.includes('/')
  return slashes > 1 || hasScheme || /^(https?|ftp):/i.test(path)
}
