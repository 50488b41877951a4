const fieldOf = (thrown: unknown, name: 'code' | 'message' | 'name'): string => {
  if (typeof thrown !== 'object' || thrown === null || !(name in thrown)) return ''
  const value: unknown = Reflect.get(thrown, name)
  return typeof value === 'string' ? value : ''
}

// By their fields and not by `instanceof Error`: what Node itself throws may be another realm's.

/** The code of a system error such as ENOENT; empty for anything else. */
export const codeOf = (thrown: unknown): string => fieldOf(thrown, 'code')

/** What an error says of itself; empty for anything else. */
export const messageOf = (thrown: unknown): string => fieldOf(thrown, 'message')

/** True when somebody stopped waiting. */
export const isAbort = (thrown: unknown): boolean => fieldOf(thrown, 'name') === 'AbortError'
