import type { Logger } from 'pino'
import { compress } from '../../services/compress.js'
import { createBackoff } from '../../services/time/backoff.js'
import type { Clock } from '../../services/time/clock.js'
import { hour } from '../../services/time/durations.js'
import { createRecurringTask, type RecurringTask } from '../../services/time/recurringTask.js'
import type { InternalResponse } from './internalRequest.js'
import { type PreparedResponse, prepareResponse } from './preparedResponse.js'

/** Rests nine times as long as it worked: it takes a tenth of a processor at most. */
const restFactor = 9

export interface RecompressionOptions {
  readonly log: Pick<Logger, 'warn'>
  readonly clock: Clock
  /** How long no page must have been new; 0: at once, and without a rest. */
  readonly afterMs: number
  /** Takes the smaller one in place of the one under this digest. */
  readonly replace: (digest: string, response: PreparedResponse) => void
}

/**
 * Compresses what was cached in haste once more, as small as it gets, one after the other. Half a
 * second of processor time a page is too much while a process starts, or a new minute changes every
 * page, and little for what is then sent for hours.
 */
export class Recompression {
  private readonly waiting = new Map<string, InternalResponse>()
  private newestAt = 0
  private readonly task: RecurringTask

  constructor(private readonly options: RecompressionOptions) {
    this.task = createRecurringTask({
      run: () => this.recompressNext(),
      onError: (error) => options.log.warn({ err: error }, 'a page was not compressed once more'),
      backoff: createBackoff(),
      longestWaitMs: hour,
      clock: options.clock,
    })
  }

  add(digest: string, response: InternalResponse): void {
    this.waiting.set(digest, response)
    this.newestAt = this.options.clock.now()
    this.task.wake()
  }

  /** It is no longer sent. */
  forget(digest: string): void {
    this.waiting.delete(digest)
  }

  start(): void {
    void this.task.start()
  }

  stop(): Promise<void> {
    return this.task.stop()
  }

  /** @returns milliseconds until the next one */
  private async recompressNext(): Promise<number> {
    const { clock, afterMs, replace } = this.options
    const [next] = this.waiting
    // Whatever is added wakes the task.
    if (next === undefined) return hour
    const quietMs = clock.now() - this.newestAt
    if (quietMs < afterMs) return afterMs - quietMs
    const [digest, response] = next
    this.waiting.delete(digest)
    const start = performance.now()
    const compressed = await compress(response.body, 'small')
    replace(digest, prepareResponse(response, compressed, 'small'))
    return Math.min(afterMs, restFactor * (performance.now() - start))
  }
}
