import type { EmailEvents, PostedEvent } from '../adapters/emailEvents/emailEvents.js'
import type { Metrics } from '../metrics/metrics.js'
import type { createNoteBounce, EventResult } from './bounces.js'

interface Parts {
  readonly events: EmailEvents
  readonly noteBounce: ReturnType<typeof createNoteBounce>
  readonly metrics: Pick<Metrics, 'emailEvent'> | undefined
}

/** Stores an event of the mail provider; rejects if the provider must repeat it. @throws EventRefused */
export type ReceiveEvent = (event: PostedEvent) => Promise<EventResult>

export const createReceiveEvent =
  ({ events, noteBounce, metrics }: Parts): ReceiveEvent =>
  async (event) => {
    const undelivered = await events.read(event)
    const result = undelivered === undefined ? 'ignored' : await noteBounce(undelivered)
    metrics?.emailEvent(result)
    return result
  }
