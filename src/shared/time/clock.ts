export interface Clock {
  now(): number
  /** Runs an action after a delay. @returns a function that cancels the action */
  after(delayMs: number, action: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, action) => {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  },
}
