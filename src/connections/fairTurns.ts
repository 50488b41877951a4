/** Has work done in its turn. */
export type TakeTurn = (address: string, work: () => void) => void

/**
 * Lets all addresses go on side by side: in each turn of the event loop one piece of work of each,
 * the first at once, however much one of them has waiting.
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

/** Quick work of which only so much is done in one turn of the event loop. */
export interface SharedTurns {
  /** Whether what comes now may be done at once; it then counts as done. */
  readonly isFree: () => boolean
  /** Has work done when it is its turn: one address after the other, the oldest of each first. */
  readonly wait: TakeTurn
}

/** @param most pieces of work in one turn, of all addresses together */
export const createSharedTurns = (most: number): SharedTurns => {
  /** What waits, by address; the one whose turn is next stands first. */
  const lanes = new Map<string, (() => void)[]>()
  let left = most
  let isScheduled = false

  const runNext = (): void => {
    for (const [address, lane] of lanes) {
      lanes.delete(address)
      const work = lane.shift()
      if (lane.length > 0) lanes.set(address, lane)
      work?.()
      return
    }
  }
  const runTurn = (): void => {
    isScheduled = false
    for (left = most; left > 0 && lanes.size > 0; left -= 1) runNext()
    if (left < most) schedule()
  }
  const schedule = (): void => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(runTurn)
  }

  return {
    isFree: () => {
      // Nobody is overtaken.
      if (left === 0 || lanes.size > 0) return false
      left -= 1
      schedule()
      return true
    },
    wait: (address, work) => {
      schedule()
      const lane = lanes.get(address)
      if (lane === undefined) lanes.set(address, [work])
      else lane.push(work)
    },
  }
}
