/** A state of waiting that is shown for less, in milliseconds, is a flash that nobody can read. */
export const shortestWaitMs = 200

/** Lets work take no less time than its state of waiting must be shown. */
export const withShortestWait = async <Value>(work: Promise<Value>): Promise<Value> => {
  const shown = new Promise<void>((resolve) => setTimeout(resolve, shortestWaitMs))
  try {
    return await work
  } finally {
    await shown
  }
}
