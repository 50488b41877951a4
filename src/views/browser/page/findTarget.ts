const decode = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    // Any text may follow `#`, such as `100%`.
    return fragment
  }
}

/** Finds the element that a fragment names: as written, else percent-decoded, as browsers do. */
export const findTarget = (hash: string): HTMLElement | null => {
  const fragment = hash.slice(1)
  return document.getElementById(fragment) ?? document.getElementById(decode(fragment))
}
