/** Options that contradict each other; the message says which. */
export class UsageFault extends Error {
  override readonly name = 'UsageFault'
}
