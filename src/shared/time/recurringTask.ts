import type { Backoff } from './backoff.js'
import type { Clock } from './clock.js'

export interface RecurringTask {
  /** Starts the first run and resolves at its end; never rejects. */
  start(): Promise<void>
  /** Requests a run now, or after the current one; ignored before `start`. */
  wake(): void
  /** Prevents further runs; resolves when the current one has ended. */
  stop(): Promise<void>
}

export interface RecurringTaskOptions {
  readonly run: (signal: AbortSignal) => Promise<number>
  readonly onError: (error: unknown) => void
  readonly backoff: Backoff
  readonly longestWaitMs: number
  readonly clock: Pick<Clock, 'after'>
}

class ClockedTask implements RecurringTask {
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
    // No `await` below, so that a concurrent `wake` is not lost.
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

export const createRecurringTask = (options: RecurringTaskOptions): RecurringTask =>
  new ClockedTask(options)
