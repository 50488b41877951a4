import { getSystemErrorName } from 'node:util'
import type { BaseLogger } from 'pino'
import {
  EmailError,
  type EmailTransport,
  RecipientRefused,
} from '../adapters/email/emailTransport.js'
import {
  type Changes,
  queuedSince,
  type Records,
  type StoredRecord,
} from '../adapters/records/records.js'
import { errorName } from '../errors/errors.js'
import { messageOf, propertyOf } from '../errors/systemErrors.js'
import type { Backoff } from '../../shared/time/backoff.js'
import type { Clock } from '../../shared/time/clock.js'
import { day } from '../../shared/time/durations.js'
import {
  asDelayed,
  asEnded,
  asSent,
  emailCollection,
  readEmail,
  type StoredEmail,
} from './emailRecord.js'

const giveUpMs = 3 * day

/** Updates a refused email to a visitor, and adds a note to its request. @param changes of the email */
export type RefuseEmail = (
  record: StoredRecord,
  changes: Changes,
) => Promise<'updated' | 'changed' | 'missing'>

export interface DeliveryParts {
  readonly records: Pick<Records, 'update'>
  readonly transport: Pick<EmailTransport, 'place' | 'send' | 'removeCopies'>
  readonly log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  readonly clock: Pick<Clock, 'now'>
  readonly backoff: Backoff
  readonly refuse: RefuseEmail
}

export const deliverEmail = async (parts: DeliveryParts, record: StoredRecord): Promise<void> => {
  const changes = await sendRecord(parts, record)
  const { id, version } = record
  try {
    const outcome =
      changes.fields?.['status'] === 'refused'
        ? await parts.refuse(record, changes)
        : await parts.records.update(emailCollection, id, version, changes)
    if (outcome !== 'updated') parts.log.warn({ email: id, outcome }, 'email lease lost')
    // The email was deleted while it was being sent: a copy must not outlive its record.
    if (outcome === 'missing') await parts.transport.removeCopies(async (copy) => copy === id)
  } catch (error) {
    // The lease expires and the email is sent again, with the same Message-ID.
    parts.log.error({ email: id, error: errorName(error) }, 'email status not saved')
  }
}

const sendRecord = async (parts: DeliveryParts, record: StoredRecord): Promise<Changes> => {
  const { transport, log, clock } = parts
  const stored = readStored(record)
  if (stored === undefined) {
    log.error({ email: record.id }, 'email delivery failed: record unreadable')
    return { fields: { status: 'failed' }, dueAt: null }
  }
  try {
    const { answer } = await transport.send(stored.email)
    const { kind, reference } = stored
    log.info({ email: record.id, kind, reference }, 'email sent')
    return asSent(stored, answer, clock.now())
  } catch (error) {
    return afterFailure(parts, record, stored, error)
  }
}

/** Returns the name of the system error behind nodemailer's `ESOCKET`, such as `ECONNREFUSED`. */
const causeOf = (error: unknown): string | undefined => {
  const errno = propertyOf(error, 'errno')
  return typeof errno === 'number' ? getSystemErrorName(errno) : undefined
}

const afterFailure = (
  { transport, log, clock, backoff }: DeliveryParts,
  record: StoredRecord,
  stored: StoredEmail,
  error: unknown,
): Changes => {
  const now = clock.now()
  const { kind, reference } = stored
  const tries = stored.tries + 1
  // Server responses often contain the address, so only the error name is logged.
  const facts = { email: record.id, kind, reference, tries, error: errorName(error) }
  const message = messageOf(error)
  // A mistyped visitor address is neither transient nor an error of the site.
  if (error instanceof RecipientRefused && stored.recipient === 'visitor') {
    log.warn(facts, 'email address refused')
    return asEnded(stored, 'refused', message)
  }
  // An invalid email fails every time: retrying would hide it for days.
  if (error instanceof EmailError || now - queuedSince(record) >= giveUpMs) {
    log.error(facts, 'email delivery failed')
    return asEnded(stored, 'failed', message)
  }
  log.warn({ ...facts, cause: causeOf(error), server: transport.place }, 'email delayed')
  return asDelayed(stored, message, now + backoff(tries))
}

const readStored = (record: StoredRecord): StoredEmail | undefined => {
  try {
    return readEmail(record)
  } catch {
    // The validation error may contain personal information and is not logged.
    return undefined
  }
}
