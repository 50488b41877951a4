/** Every page works without these, so one that fails must not stop the others. */
export const startAll = (starts: readonly (() => void)[]): void => {
  for (const start of starts) {
    try {
      start()
    } catch (error) {
      reportError(error)
    }
  }
}
