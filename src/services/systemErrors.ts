/** A field of whatever was thrown; nothing when there is none, or when reading it throws. */
export const fieldOf = (thrown: unknown, name: string): unknown => {
  if (typeof thrown !== 'object' || thrown === null) return undefined
  try {
    return Reflect.get(thrown, name)
  } catch {
    return undefined
  }
}

const textOf = (thrown: unknown, name: string): string => {
  const value = fieldOf(thrown, name)
  return typeof value === 'string' ? value : ''
}

// By their fields and not by `instanceof Error`: under jest, Node's own errors are of another realm.

/** Whether a system error has one of these codes, such as `ENOENT`. */
export const isCode = (thrown: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(textOf(thrown, 'code'))

/** The message of an error; empty for anything else. */
export const messageOf = (thrown: unknown): string => textOf(thrown, 'message')

/** Whether work was ended by its `AbortSignal`. */
export const isAbort = (thrown: unknown): boolean => textOf(thrown, 'name') === 'AbortError'
