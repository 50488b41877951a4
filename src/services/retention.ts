import type { BaseLogger } from 'pino'
import type { Records } from './adapters/records/records.js'
import type { Backoff } from './time/backoff.js'
import type { Clock } from './time/clock.js'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Longer than any sweep takes; a process that dies in the middle gives its turn back. */
export const turnTime = 30 * minute
/** Each process asks this often whether it is its turn. */
export const lookTime = hour

/** One kind of things whose time may have come. */
export interface Sweep {
  /** A word for the log. */
  readonly name: string
  /** Removes what has reached its time and says how many. */
  removeExpired(now: number): Promise<number>
}

export interface Retention {
  start(): void
  /** Looks no more, finishes what is under way. */
  stop(): Promise<void>
}

export interface RetentionParts {
  readonly records: Pick<Records, 'createAll' | 'claim' | 'update' | 'nextDue'>
  /** In this order: what a record points to goes before the record. */
  readonly sweeps: readonly Sweep[]
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'info' | 'error'>
  readonly backoff: Backoff
}

/** Removes everything whose time has come, and says how many of each kind. */
export const sweepAll = async (
  sweeps: readonly Sweep[],
  now: number,
): Promise<Readonly<Record<string, number>>> => {
  const removed: Record<string, number> = {}
  for (const sweep of sweeps) removed[sweep.name] = await sweep.removeExpired(now)
  return removed
}

/** The records themselves, of all kinds. */
export const recordsSweep = (records: Pick<Records, 'removeExpired'>): Sweep => ({
  name: 'records',
  removeExpired: (now) => records.removeExpired(now),
})

/** Once a day, in one of the processes that share the records. */
export const createRetention = (parts: RetentionParts): Retention => new DailyRetention(parts)

class DailyRetention implements Retention {
  private open = false
  private underWay: Promise<void> | undefined
  private callOff: () => void = () => undefined
  private failures = 0
  private readonly parts: RetentionParts

  constructor(parts: RetentionParts) {
    this.parts = parts
  }

  start(): void {
    this.open = true
    this.underWay ??= this.work()
  }

  async stop(): Promise<void> {
    this.open = false
    this.callOff()
    await this.underWay
  }

  private async work(): Promise<void> {
    const wait = await this.lookThenWait()
    this.underWay = undefined
    if (this.open) this.callOff = this.parts.clock.after(wait, () => this.start())
  }

  /** Never rejects: the records may come back. */
  private async lookThenWait(): Promise<number> {
    try {
      await this.takeTurn()
      this.failures = 0
      return lookTime
    } catch (thrown) {
      this.failures += 1
      this.parts.log.error({ err: thrown }, 'the retention was not applied')
      return Math.min(lookTime, this.parts.backoff(this.failures))
    }
  }

  private async takeTurn(): Promise<void> {
    const { records, sweeps, clock, log } = this.parts
    const now = clock.now()
    if ((await records.nextDue('retention')) === undefined) {
      await records.createAll([
        { collection: 'retention', id: 'daily', createdAt: now, dueAt: now, fields: {} },
      ])
    }
    const turn = { now, leaseUntil: now + turnTime, limit: 1 }
    const [mine] = await records.claim('retention', turn)
    if (mine === undefined) return
    const removed = await sweepAll(sweeps, now)
    const done = { doneAt: new Date(now).toISOString(), removed }
    await records.update('retention', mine.id, mine.version, { fields: done, dueAt: now + day })
    log.info({ removed }, 'what had reached the end of its retention was removed')
  }
}
