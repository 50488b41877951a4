const fieldOf = (thrown: unknown, name: 'code' | 'message' | 'name'): string => {
  if (typeof thrown !== 'object' || thrown === null || !(name in thrown)) return ''
  const value: unknown = Reflect.get(thrown, name)
  return typeof value === 'string' ? value : ''
}

// By their fields and not by `instanceof Error`: under jest, Node's own errors are of another realm.

/** Whether a system error has one of these codes, such as `ENOENT`. */
export const isCode = (thrown: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(fieldOf(thrown, 'code'))

/** The message of an error; empty for anything else. */
export const messageOf = (thrown: unknown): string => fieldOf(thrown, 'message')

/** Whether work was ended by its `AbortSignal`. */
export const isAbort = (thrown: unknown): boolean => fieldOf(thrown, 'name') === 'AbortError'
