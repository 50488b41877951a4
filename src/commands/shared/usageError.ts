/** Options that contradict each other; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
