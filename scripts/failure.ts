export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)

export const reportFailure = (thrown: unknown): void => {
  process.stderr.write(`${messageOf(thrown)}\n`)
  process.exitCode = 1
}
