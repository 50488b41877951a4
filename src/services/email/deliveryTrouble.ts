import type { Mailbox } from '../adapters/email/emailTransport.js'
import { queuedSince, type Records } from '../adapters/records/records.js'
import { localMoment } from '../clinic/openHours.js'
import type { Clinic } from '../clinic/readClinic.js'
import type { Clock } from '../../shared/time/clock.js'
import { day, hour, minute } from '../../shared/time/durations.js'
import { draftEmail, emailCollection, type EmailDraft } from './emailRecord.js'
import { messageIdOf } from './emailThread.js'
import type { Outbox } from './outbox.js'

/** A mail server that is restarted is no trouble. */
const longestQueueMs = hour
/** Emails are given up after three days; older ones have been told of. */
const toldForMs = 4 * day
const keptMs = 30 * day
const mostLooked = 100

const kind = 'deliveryTrouble'

export interface DeliveryTroubleParts {
  readonly records: Pick<Records, 'list' | 'createAll' | 'waitingSince'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
  readonly clinic: Pick<Clinic, 'timeZone'>
  readonly from: Mailbox
  /** Who looks after the site. */
  readonly ops: Mailbox
  /** Of the site, without a slash at its end. */
  readonly origin: string
}

interface Trouble {
  /** How long the oldest email has waited, in minutes. */
  readonly waitingMinutes: number
  readonly givenUp: number
}

const findTrouble = async (
  { records }: Pick<DeliveryTroubleParts, 'records'>,
  now: number,
): Promise<Trouble | undefined> => {
  const since = await records.waitingSince(emailCollection)
  const waitingMs = since === undefined ? 0 : now - since
  const where = { field: 'status', equals: 'failed' }
  const failed = await records.list(emailCollection, { limit: mostLooked, where })
  // An email like this one that could not leave is not told of by the next.
  const givenUp = failed.records.filter(
    (record) => queuedSince(record) > now - toldForMs && record.fields['kind'] !== kind,
  ).length
  if (waitingMs <= longestQueueMs && givenUp === 0) return undefined
  return { waitingMinutes: Math.round(waitingMs / minute), givenUp }
}

/** Numbers and commands alone: nothing of what the emails say, nor of whom they are for. */
const sentencesOf = ({ waitingMinutes, givenUp }: Trouble, origin: string): readonly string[] => [
  `Emails of ${origin} do not all leave.`,
  ...(waitingMinutes * minute > longestQueueMs
    ? [`The oldest that waits has waited for ${waitingMinutes} minutes; it is tried for 3 days.`]
    : []),
  ...(givenUp > 0
    ? [`Given up in the last days: ${givenUp}. The desk may not know of these requests.`]
    : []),
  'All requests are stored: “npm run requests” lists them, “npm run doctor” says what is wrong.',
  'You receive one such email a day until all leave.',
]

const draftTrouble = (
  { from, ops, origin }: DeliveryTroubleParts,
  trouble: Trouble,
  date: string,
  now: number,
): EmailDraft => {
  const sentences = sentencesOf(trouble, origin)
  const id = `${date}-${kind}`
  return {
    id,
    kind,
    reference: date,
    recipient: 'staff',
    email: {
      from,
      to: ops,
      subject: `Emails do not leave: ${new URL(origin).host}`,
      text: `${sentences.join('\n\n')}\n`,
      html: sentences.map((sentence) => `<p>${sentence}</p>`).join('\n'),
      messageId: messageIdOf(id, from),
      date: new Date(now).toISOString(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  }
}

/**
 * Emails ops that emails do not leave, once a day however many processes and machines look: the id of
 * the email is the day. While the mail server itself is down this one waits with the others.
 */
export const reportDeliveryTrouble = async (parts: DeliveryTroubleParts): Promise<void> => {
  const { records, outbox, clock, clinic } = parts
  const now = clock.now()
  const trouble = await findTrouble(parts, now)
  if (trouble === undefined) return
  const { date } = localMoment(clinic, new Date(now))
  const draft = draftEmail(draftTrouble(parts, trouble, date, now), {
    now,
    expiresAt: now + keptMs,
  })
  if ((await records.createAll([draft])) === 'created') outbox.wake()
}
