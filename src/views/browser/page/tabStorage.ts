/*
 * The session storage of the tab. Browsers refuse it with a `SecurityError` when they block site data,
 * and refuse writes when it is full.
 */

export const readTab = (key: string): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Parses a stored value, which another build or another script may have written. */
export const readTabJson = (key: string): unknown => {
  try {
    return JSON.parse(readTab(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** Stores or, with `undefined`, removes a value. Returns whether the browser allowed it. */
export const writeTab = (key: string, value: string | undefined): boolean => {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
