/** Contradictory command line options. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
