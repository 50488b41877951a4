import { type Retention, suspectedDays } from '../../config/retention.js'
import type { Mailbox } from '../adapters/email/emailTransport.js'
import type { Records } from '../adapters/records/records.js'
import { localMoment } from '../clinic/openHours.js'
import { draftEmail, type EmailDraft, type EmailKind } from '../email/emailRecord.js'
import type { Outbox } from '../email/outbox.js'
import type { Clock } from '../../shared/time/clock.js'
import { day } from '../../shared/time/durations.js'
import type { PersonalSubmission, SubmissionKind } from './submission.js'
import {
  type EmailData,
  emailData,
  type EmailFacts,
  type EmailMoment,
  type EmailPhone,
  type EmailView,
  staffLocale,
  submissionEmail,
  writeMoment,
  writePhone,
} from './submissionEmails.js'
import { everySubmission, submissionEnd } from './submissionRecord.js'

/** Covers days on which the site was stopped. */
const daysBack = 3
/** Bounds the email, which a flood of spam could make undeliverable. */
const mostListed = 50
const longestMessage = 500

interface Reachable extends PersonalSubmission {
  readonly name: string
  readonly phone?: string
  readonly email?: string
  readonly message?: string
}

export interface SuspectedSubmission {
  readonly reference: string
  readonly name: string
  readonly received: EmailMoment
  readonly phone?: EmailPhone | undefined
  readonly email?: string | undefined
  readonly message?: string | undefined
}

export interface SuspectedDigestData extends EmailData {
  readonly submissions: readonly SuspectedSubmission[]
  readonly count: number
  readonly site: string
}

export interface SuspectedDigestViews {
  readonly suspected: (data: SuspectedDigestData) => EmailView
}

export interface SuspectedDigestParts<Stored extends Reachable> {
  readonly kind: SubmissionKind<Stored>
  readonly email: EmailKind
  readonly views: SuspectedDigestViews
  readonly reader: Mailbox
  readonly from: Mailbox
  readonly records: Pick<Records, 'list' | 'createAll'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
  readonly facts: EmailFacts
  readonly retention: Retention
  readonly origin: string
}

const listRecent = async <Stored extends Reachable>(
  { records, kind }: Pick<SuspectedDigestParts<Stored>, 'records' | 'kind'>,
  since: number,
): Promise<readonly Stored[]> => {
  const recent: Stored[] = []
  for await (const submission of everySubmission(records, kind, true, () => undefined)) {
    if (Date.parse(submission.createdAt) < since) break
    recent.push(submission)
  }
  return recent
}

/** The email expires with the submissions. */
const endOf = <Stored extends Reachable>(
  { kind, retention }: Pick<SuspectedDigestParts<Stored>, 'kind' | 'retention'>,
  submission: Stored,
): number =>
  Math.min(
    submissionEnd(kind, submission, retention),
    Date.parse(submission.createdAt) + suspectedDays * day,
  )

const told = (
  { reference, name, createdAt, phone, email, message }: Reachable,
  facts: EmailFacts,
): SuspectedSubmission => ({
  reference,
  name,
  received: writeMoment(localMoment(facts, new Date(createdAt)), staffLocale),
  phone: phone === undefined ? undefined : writePhone(phone, staffLocale),
  email,
  message: message === undefined ? undefined : message.slice(0, longestMessage),
})

/** Deterministic id per day, so that it is sent once. */
const digestOf = <Stored extends Reachable>(
  { email, facts, views, from, reader, origin }: SuspectedDigestParts<Stored>,
  date: string,
  submissions: readonly Stored[],
  now: number,
): EmailDraft =>
  submissionEmail(
    email,
    { id: date, reference: date, createdAt: new Date(now).toISOString() },
    { recipient: 'staff', from, to: reader },
    views.suspected({
      ...emailData(staffLocale, new Date(now), facts),
      submissions: submissions.slice(0, mostListed).map((one) => told(one, facts)),
      count: submissions.length,
      site: origin,
    }),
  )

/**
 * Emails the staff about flagged submissions, one digest per day, up to yesterday. Safe in
 * concurrent processes.
 */
export const sendSuspectedDigests = async <Stored extends Reachable>(
  parts: SuspectedDigestParts<Stored>,
): Promise<void> => {
  const { records, outbox, clock, facts } = parts
  const now = clock.now()
  const dateOf = (moment: number): string => localMoment(facts, new Date(moment)).date
  const since = now - daysBack * day
  const recent = await listRecent(parts, since)
  const byDate = Map.groupBy(recent, ({ createdAt }) => dateOf(Date.parse(createdAt)))
  for (const [date, submissions] of byDate) {
    // Excludes today and the partial first day.
    if (date === dateOf(now) || date === dateOf(since)) continue
    const expiresAt = Math.min(...submissions.map((one) => endOf(parts, one)))
    const digest = digestOf(parts, date, submissions, now)
    if ((await records.createAll([draftEmail(digest, { now, expiresAt })])) === 'created') {
      outbox.wake()
    }
  }
}
