import type { Mailbox } from '../adapters/email/emailTransport.js'
import { queuedSince, type Records } from '../adapters/records/records.js'
import { localMoment } from '../clinic/openHours.js'
import type { Clinic } from '../clinic/readClinic.js'
import type { Clock } from '../../shared/time/clock.js'
import { day, hour, minute } from '../../shared/time/durations.js'
import { draftEmail, emailCollection, type EmailDraft } from './emailRecord.js'
import { messageIdOf } from './emailThread.js'
import type { Outbox } from './outbox.js'

const longestQueueMs = hour
/** Maximum age of reported emails: older failed emails were reported before. */
const alertWindowMs = 4 * day
const retentionMs = 30 * day
const mostLooked = 100

const kind = 'deliveryTrouble'

export interface DeliveryTroubleParts {
  readonly records: Pick<Records, 'list' | 'createAll' | 'waitingSince'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
  readonly clinic: Pick<Clinic, 'timeZone'>
  readonly from: Mailbox
  readonly ops: Mailbox
  readonly origin: string
}

interface Trouble {
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
  // Excludes reports of delivery trouble that failed themselves.
  const givenUp = failed.records.filter(
    (record) => queuedSince(record) > now - alertWindowMs && record.fields['kind'] !== kind,
  ).length
  if (waitingMs <= longestQueueMs && givenUp === 0) return undefined
  return { waitingMinutes: Math.round(waitingMs / minute), givenUp }
}

/** Returns the text of the report, with numbers and commands but no content or recipients. */
const sentencesOf = ({ waitingMinutes, givenUp }: Trouble, origin: string): readonly string[] => [
  `Some emails of ${origin} are not sent.`,
  ...(waitingMinutes * minute > longestQueueMs
    ? [
        `The oldest queued email has waited for ${waitingMinutes} minutes; delivery is retried for 3 days.`,
      ]
    : []),
  ...(givenUp > 0
    ? [`Abandoned in the last days: ${givenUp}. The front desk may not know of these requests.`]
    : []),
  'All requests are stored: “npm run requests” lists them, “npm run doctor” reports the cause.',
  'You receive one such email per day until all are sent.',
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
      subject: `Emails not sent: ${new URL(origin).host}`,
      text: `${sentences.join('\n\n')}\n`,
      html: sentences.map((sentence) => `<p>${sentence}</p>`).join('\n'),
      messageId: messageIdOf(id, from),
      date: new Date(now).toISOString(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  }
}

/** Emails the operator about failures once a day: the email id contains the day. */
export const reportDeliveryTrouble = async (parts: DeliveryTroubleParts): Promise<void> => {
  const { records, outbox, clock, clinic } = parts
  const now = clock.now()
  const trouble = await findTrouble(parts, now)
  if (trouble === undefined) return
  const { date } = localMoment(clinic, new Date(now))
  const draft = draftEmail(draftTrouble(parts, trouble, date, now), {
    now,
    expiresAt: now + retentionMs,
  })
  if ((await records.createAll([draft])) === 'created') outbox.wake()
}
