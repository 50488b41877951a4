/** Calls all functions. Isolates errors: each enhancement is optional. */
export const startAll = (starts: readonly (() => void)[]): void => {
  for (const start of starts) {
    try {
      start()
    } catch (error) {
      reportError(error)
    }
  }
}
