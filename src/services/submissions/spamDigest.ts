import { type Retention, spamDays } from '../../config/retention.js'
import type { Clock } from '../../shared/time/clock.js'
import { day } from '../../shared/time/durations.js'
import type { Mailbox } from '../adapters/email/emailTransport.js'
import type { Records } from '../adapters/records/records.js'
import { localMoment } from '../clinic/openHours.js'
import { draftEmail, type EmailDraft, type EmailKind } from '../email/emailRecord.js'
import type { Outbox } from '../email/outbox.js'
import {
  everySubmission,
  type PersonalSubmission,
  submissionEnd,
  type SubmissionKind,
} from './submission.js'
import {
  type EmailData,
  emailData,
  type EmailFacts,
  type EmailView,
  staffLocale,
  type StaffPages,
  submissionEmail,
} from './submissionEmails.js'

/** Number of days for which digests are sent, in case the site was stopped. */
const daysBack = 3
/** Maximum number of submissions in the email, which a flood of spam could make undeliverable. */
const mostListed = 50

interface FlaggedSubmission {
  readonly reference: string
  readonly page: string
}

export interface SpamDigestData extends EmailData {
  readonly submissions: readonly FlaggedSubmission[]
  readonly count: number
  readonly list: string
}

export interface SpamDigestViews {
  readonly suspected: (data: SpamDigestData) => EmailView
}

export interface SpamDigestParts<Stored extends PersonalSubmission> {
  readonly kind: SubmissionKind<Stored>
  readonly email: EmailKind
  readonly views: SpamDigestViews
  readonly reader: Mailbox
  readonly from: Mailbox
  readonly records: Pick<Records, 'list' | 'createAll'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
  readonly facts: EmailFacts
  readonly timeZone: string
  readonly retention: Retention
  readonly pages: StaffPages
}

const listRecent = async <Stored extends PersonalSubmission>(
  { records, kind }: Pick<SpamDigestParts<Stored>, 'records' | 'kind'>,
  since: number,
): Promise<readonly Stored[]> => {
  const recent: Stored[] = []
  for await (const submission of everySubmission(records, kind, true, () => undefined)) {
    if (Date.parse(submission.createdAt) < since) break
    recent.push(submission)
  }
  return recent
}

const endOf = <Stored extends PersonalSubmission>(
  { kind, retention }: Pick<SpamDigestParts<Stored>, 'kind' | 'retention'>,
  submission: Stored,
): number =>
  Math.min(
    submissionEnd(kind, submission, retention),
    Date.parse(submission.createdAt) + spamDays * day,
  )

/** Drafts the digest of a day. Its id is derived from the date, so that it is sent once. */
const digestOf = <Stored extends PersonalSubmission>(
  { email, facts, views, from, reader, pages }: SpamDigestParts<Stored>,
  date: string,
  submissions: readonly Stored[],
  now: number,
): EmailDraft =>
  submissionEmail(
    email,
    { id: date, reference: date, createdAt: new Date(now).toISOString() },
    { recipient: 'staff', from, to: reader },
    views.suspected({
      ...emailData(staffLocale, facts),
      submissions: submissions
        .slice(0, mostListed)
        .map(({ reference }) => ({ reference, page: pages.pageOf(reference) })),
      count: submissions.length,
      list: pages.list,
    }),
  )

/**
 * Emails the staff about flagged submissions, one digest per day, up to yesterday. Safe in
 * concurrent processes.
 */
export const sendSpamDigests = async <Stored extends PersonalSubmission>(
  parts: SpamDigestParts<Stored>,
): Promise<void> => {
  const { records, outbox, clock, timeZone } = parts
  const now = clock.now()
  const dateOf = (moment: number): string => localMoment({ timeZone }, new Date(moment)).date
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
