/** Returns a property of a thrown value; `undefined` if missing or its getter throws. */
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

// Tested by fields, not `instanceof Error`: under Jest, Node's errors are of another realm.

export const isCode = (thrown: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(textOf(thrown, 'code'))

/** Empty if there is no message. */
export const messageOf = (thrown: unknown): string =>
  typeof thrown === 'string' ? thrown : textOf(thrown, 'message')

/** Whether work was aborted by its `AbortSignal`. */
export const isAbort = (thrown: unknown): boolean => textOf(thrown, 'name') === 'AbortError'
