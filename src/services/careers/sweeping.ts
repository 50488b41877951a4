import type { BaseLogger } from 'pino'
import type { Clock } from '../time/clock.js'
import type { Sweep } from '../retention.js'

/** Uploads are looked at this often: a day is a promise, and the retention looks once a day. */
export const sweepTime = 3_600_000

export interface Sweeping {
  start(): void
  /** Looks no more, finishes what is under way. */
  stop(): Promise<void>
}

interface SweepingParts {
  readonly sweep: Sweep
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'info' | 'error'>
}

/** Removes what is due, now and every hour. */
export const createSweeping = ({ sweep, clock, log }: SweepingParts): Sweeping => {
  let open = false
  let underWay: Promise<void> = Promise.resolve()
  let callOff = (): void => undefined

  const look = async (): Promise<void> => {
    try {
      const removed = await sweep.removeExpired(clock.now())
      if (removed > 0) log.info({ removed }, `${sweep.name} past their time were removed`)
    } catch (thrown) {
      log.error({ err: thrown }, `${sweep.name} past their time were not removed`)
    }
    if (open) callOff = clock.after(sweepTime, begin)
  }
  const begin = (): void => {
    underWay = look()
  }

  return {
    start: () => {
      open = true
      begin()
    },
    stop: async () => {
      open = false
      callOff()
      await underWay
    },
  }
}
