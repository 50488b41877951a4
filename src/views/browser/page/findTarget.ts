const decode = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    // The fragment may be malformed, such as `100%`.
    return fragment
  }
}

export const findTarget = (hash: string): HTMLElement | null => {
  const fragment = hash.slice(1)
  return document.getElementById(fragment) ?? document.getElementById(decode(fragment))
}
