/** Has work done in its turn. */
export type TakeTurn = (address: string, work: () => void) => void

/**
 * Lets all addresses go on side by side: in each turn of the event loop one piece of work of each,
 * the first at once, however much one of them has waiting. In between, a few of everybody's are
 * answered from the page cache.
 */
export const createFairTurns = (): TakeTurn => {
  /** What waits, by address; empty for one that has only had its turn. */
  const lanes = new Map<string, (() => void)[]>()

  const runTurn = (): void => {
    for (const [address, lane] of lanes) {
      const work = lane.shift()
      if (work === undefined) lanes.delete(address)
      else work()
    }
    if (lanes.size > 0) setImmediate(runTurn)
  }

  return (address, work) => {
    const lane = lanes.get(address)
    if (lane !== undefined) {
      lane.push(work)
      return
    }
    if (lanes.size === 0) setImmediate(runTurn)
    lanes.set(address, [])
    work()
  }
}

/** @returns whether what comes now is among the first so many of this turn of the event loop */
export const createFirstOfTurn = (most: number): (() => boolean) => {
  let count = 0
  return () => {
    if (count === 0) setImmediate(() => (count = 0))
    count += 1
    return count <= most
  }
}
