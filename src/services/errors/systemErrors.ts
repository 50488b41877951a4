/** Returns a property of a thrown value; `undefined` without one, or when a getter throws. */
export const propertyOf = (thrown: unknown, name: string): unknown => {
  if (typeof thrown !== 'object' || thrown === null) return undefined
  try {
    return Reflect.get(thrown, name)
  } catch {
    return undefined
  }
}

const textOf = (thrown: unknown, name: string): string => {
  const value = propertyOf(thrown, name)
  return typeof value === 'string' ? value : ''
}

// By their fields and not by `instanceof Error`: under jest, Node's own errors are of another realm.

/** Whether a system error has one of these codes, such as `ENOENT`. */
export const isCode = (thrown: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(textOf(thrown, 'code'))

/** Returns the message of an error, or a thrown string; empty for anything else. */
export const messageOf = (thrown: unknown): string =>
  typeof thrown === 'string' ? thrown : textOf(thrown, 'message')

/** Whether work was ended by its `AbortSignal`. */
export const isAbort = (thrown: unknown): boolean => textOf(thrown, 'name') === 'AbortError'
