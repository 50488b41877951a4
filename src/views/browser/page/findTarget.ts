const decode = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    // The fragment may be malformed, such as `100%`.
    return fragment
  }
}

/** Looks up the fragment as written, then percent-decoded, as the HTML standard does. */
export const findTarget = (hash: string): HTMLElement | null => {
  const fragment = hash.slice(1)
  return document.getElementById(fragment) ?? document.getElementById(decode(fragment))
}
