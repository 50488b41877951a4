/* Storage throws a `SecurityError` when site data is blocked, or when it is full. */

export const readTab = (key: string): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Returns a stored value unvalidated: another build or script may have written it. */
export const readTabJson = (key: string): unknown => {
  try {
    return JSON.parse(readTab(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** Removes the value when `undefined`. Returns whether storage succeeded. */
export const writeTab = (key: string, value: string | undefined): boolean => {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
