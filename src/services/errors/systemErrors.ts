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

// Compares fields instead of using `instanceof Error`: under Jest, Node's errors are of another realm.

export const isCode = (thrown: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(textOf(thrown, 'code'))

export const messageOf = (thrown: unknown): string =>
  typeof thrown === 'string' ? thrown : textOf(thrown, 'message')

export const isAbort = (thrown: unknown): boolean => textOf(thrown, 'name') === 'AbortError'
