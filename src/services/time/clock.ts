/** Time, handed in so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls the action once, that much later; the answer calls it off. */
  after(milliseconds: number, action: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
}
