/** What went wrong, in the words of whoever threw it. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)

/** Says what went wrong with a command, which then ends with status 1. */
export const reportFailure = (thrown: unknown): void => {
  process.stderr.write(`${messageOf(thrown)}\n`)
  process.exitCode = 1
}
