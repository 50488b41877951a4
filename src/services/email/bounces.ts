import type { BaseLogger } from 'pino'
import type {
  EmailEvents,
  PostedEvent,
  UndeliveredEmail,
} from '../adapters/emailEvents/emailEvents.js'
import type { Records } from '../adapters/records/records.js'
import type { RefuseEmail } from './delivery.js'
import { asBounced, emailCollection, readEmail, type StoredEmail } from './emailRecord.js'
import { comparableAddress } from './emailThread.js'

/** `repeated`: known failure, or sent to another address since. `unknown`: no such email in the outbox. */
export type BounceResult = 'noted' | 'repeated' | 'unknown'
/** `ignored`: an event other than a permanent failure. */
export type EventResult = BounceResult | 'ignored'

export interface BounceParts {
  readonly records: Pick<Records, 'read' | 'update'>
  readonly refuse: RefuseEmail
  readonly log: Pick<BaseLogger, 'warn'>
}

/** Events are delivered more than once, in any order: the first failure is final. */
const isEnded = ({ status }: StoredEmail): boolean =>
  status === 'refused' || status === 'failed' || status === 'abandoned'

const isAboutAddress = ({ email }: StoredEmail, recipients: readonly string[]): boolean => {
  const address = comparableAddress(email.to.address)
  return recipients.length === 0 || recipients.some((one) => comparableAddress(one) === address)
}

export const createNoteBounce = ({ records, refuse, log }: BounceParts) => {
  const noteBounce = async (bounced: UndeliveredEmail): Promise<BounceResult> => {
    const { id, recipients, status } = bounced
    const record = id === undefined ? undefined : await records.read(emailCollection, id)
    if (record === undefined) return 'unknown'
    const stored = readEmail(record)
    if (isEnded(stored) || !isAboutAddress(stored, recipients)) return 'repeated'
    const changes = asBounced(stored, status)
    const outcome =
      stored.recipient === 'visitor'
        ? await refuse(record, changes)
        : await records.update(emailCollection, record.id, record.version, changes)
    // Another process has just updated the email, or handled the same event.
    if (outcome !== 'updated') return noteBounce(bounced)
    const { kind, reference } = stored
    log.warn({ email: id, kind, reference, status }, 'email bounced')
    return 'noted'
  }
  return noteBounce
}

interface Parts {
  readonly events: EmailEvents
  readonly noteBounce: ReturnType<typeof createNoteBounce>
  readonly metrics: { emailEvent(result: EventResult): void } | undefined
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
