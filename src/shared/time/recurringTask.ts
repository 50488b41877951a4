import type { Backoff } from './backoff.js'
import type { Clock } from './clock.js'

/** Work in the background that repeats until it is stopped; one run at a time. */
export interface RecurringTask {
  /** Runs now and from then on. Resolves at the end of this run, and never rejects. */
  start(): Promise<void>
  /** Runs now, or once more when a run is under way; does nothing unless started. */
  wake(): void
  /** Starts no further run; resolves once the one under way has ended. */
  stop(): Promise<void>
}

export interface RecurringTaskOptions {
  /**
   * One run; resolves with the milliseconds until the next one.
   * @param signal aborted by `stop`
   */
  readonly run: (signal: AbortSignal) => Promise<number>
  /** Told each error of a run. The next run follows after the backoff. */
  readonly onError: (error: unknown) => void
  readonly backoff: Backoff
  /** After errors in a row, the next run waits no longer than this. */
  readonly longestWaitMs: number
  readonly clock: Pick<Clock, 'after'>
}

class ClockedTask implements RecurringTask {
  /** Present from `start` to `stop`. */
  private started: AbortController | undefined
  private running: Promise<void> | undefined
  private isWakeMissed = false
  private cancelNext = (): void => undefined
  private failures = 0
  private readonly options: RecurringTaskOptions

  constructor(options: RecurringTaskOptions) {
    this.options = options
  }

  start(): Promise<void> {
    this.started ??= new AbortController()
    this.wake()
    return this.running ?? Promise.resolve()
  }

  wake(): void {
    if (this.started === undefined) return
    if (this.running === undefined) this.running = this.runOnce(this.started.signal)
    else this.isWakeMissed = true
  }

  async stop(): Promise<void> {
    this.started?.abort()
    this.started = undefined
    this.cancelNext()
    await this.running
  }

  private async runOnce(signal: AbortSignal): Promise<void> {
    this.cancelNext()
    this.isWakeMissed = false
    const waitMs = await this.attempt(signal)
    // Nothing is awaited from here to the end: a wake cannot get lost in between.
    this.running = undefined
    if (this.started === undefined) return
    if (this.isWakeMissed) this.wake()
    else this.cancelNext = this.options.clock.after(waitMs, () => this.wake())
  }

  private async attempt(signal: AbortSignal): Promise<number> {
    try {
      const waitMs = await this.options.run(signal)
      this.failures = 0
      return waitMs
    } catch (error) {
      this.failures += 1
      this.options.onError(error)
      return Math.min(this.options.longestWaitMs, this.options.backoff(this.failures))
    }
  }
}

/** Makes the task; nothing runs before `start`. */
export const createRecurringTask = (options: RecurringTaskOptions): RecurringTask =>
  new ClockedTask(options)
