/** Minimum duration of loading states; shorter ones are perceived as a flash. */
export const shortestWaitMs = 200

export const withShortestWait = async <Value>(work: Promise<Value>): Promise<Value> => {
  const shown = new Promise<void>((resolve) => setTimeout(resolve, shortestWaitMs))
  try {
    return await work
  } finally {
    await shown
  }
}
