import { isOpenOn, localMoment } from '../../clinic/openHours.js'
import type { Clinic } from '../../clinic/readClinic.js'
import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records } from '../../adapters/records/records.js'
import { applicationKind } from '../../careers/application.js'
import { contactKind } from '../../contact/contactRequest.js'
import { draftEmail, type EmailDraft } from '../../email/emailRecord.js'
import { messageIdOf } from '../../email/emailThread.js'
import type { Outbox } from '../../email/outbox.js'
import type { ClinicMail } from '../../submissions/clinicMail.js'
import {
  type EmailData,
  type EmailView,
  emailData,
  staffLocale,
} from '../../submissions/submissionEmails.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import { openStates } from '../../../shared/staff/deskChoices.js'
import type { Clock } from '../../../shared/time/clock.js'
import type { SubmissionCollection } from '../../../config/retention.js'
import { day } from '../../../shared/time/durations.js'
import type { StaffAccounts } from '../accounts/accounts.js'
import { readDeskApplication } from '../applications/applicationDesk.js'
import { applicationDueOf } from '../applications/applicationDue.js'
import { readDeskRequest } from '../requests/deskRecord.js'
import { createDue } from '../requests/requestDue.js'
import { hasUnreadMessage, isUndelivered } from '../requests/requestHistory.js'

interface DailyCount {
  readonly name:
    | 'late'
    | 'today'
    | 'messages'
    | 'visits'
    | 'undelivered'
    | 'applications'
    | 'privacyRequests'
  readonly count: number
}

export interface DailyCountsData extends EmailData {
  readonly counts: readonly DailyCount[]
  readonly page: string
}

export interface DailyCountsViews {
  readonly dailyCounts: (data: DailyCountsData) => EmailView
}

export interface DailyCountsParts {
  readonly records: Pick<Records, 'list' | 'count' | 'createAll'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
  readonly clinic: Clinic
  readonly mail: Pick<ClinicMail, 'from' | 'desk' | 'hr' | 'facts'>
  readonly accounts: Pick<StaffAccounts, 'activeWith'>
  readonly origin: string
  readonly views: DailyCountsViews
  readonly onUnreadable: OnUnreadable
}

/** Earliest time of the email, which leaves time for calls on the same day. */
const fromTime = '15:00'
const retentionMs = 2 * day
/** Number of late calls that is reported to the management too. */
const reportedLateCalls = 10
/** Maximum number of records read, the same as in a list of the staff area. */
const mostRead = 500

const countDay = async (
  parts: DailyCountsParts,
  now: number,
): Promise<Readonly<Record<'desk' | 'hr' | 'admin', readonly DailyCount[]>>> => {
  const { records, clinic, onUnreadable } = parts
  const open = async (collection: SubmissionCollection, states: readonly string[]) => {
    const pages = await Promise.all(
      states.map((equals) =>
        records.list(collection, { limit: mostRead, where: { field: 'desk.state', equals } }),
      ),
    )
    return pages.flatMap((page) => page.records)
  }
  const requests = readable(
    await open(contactKind.collection, openStates),
    readDeskRequest,
    (record) => record,
    onUnreadable,
  )
  const applications = readable(
    await open(applicationKind.collection, ['received', 'interview', 'offer', 'refused']),
    readDeskApplication,
    (record) => record,
    onUnreadable,
  )
  const dueOf = createDue(clinic, now)
  const dues = requests.map(dueOf)
  const isDue = (isLate: boolean) =>
    dues.filter(
      (due) => due !== undefined && due.isLate === isLate && (isLate || due.daysLate === 0),
    )
  const late = isDue(true).length
  const desk: readonly DailyCount[] = [
    { name: 'late', count: late },
    { name: 'today', count: isDue(false).length },
    { name: 'messages', count: requests.filter(({ desk: one }) => hasUnreadMessage(one)).length },
    {
      name: 'visits',
      count: requests.filter(({ request }) => request.visit?.state === 'open').length,
    },
    { name: 'undelivered', count: requests.filter(({ desk: one }) => isUndelivered(one)).length },
  ]
  const unanswered = applications.filter((one) => applicationDueOf(clinic, one, now) !== undefined)
  const hr: readonly DailyCount[] = [{ name: 'applications', count: unanswered.length }]
  const admin: readonly DailyCount[] = [
    { name: 'late', count: late < reportedLateCalls ? 0 : late },
    {
      name: 'privacyRequests',
      count: await records.count('privacyRequests', { field: 'state', equals: 'open' }),
    },
  ]
  const isSome = ({ count }: DailyCount): boolean => count > 0
  return { desk: desk.filter(isSome), hr: hr.filter(isSome), admin: admin.filter(isSome) }
}

/** Emails the daily counts after 15:00 on open days, unless all are 0; one email id per day. */
export const sendDailyCounts = async (parts: DailyCountsParts): Promise<void> => {
  const { records, accounts, outbox, clock, clinic, mail, origin, views } = parts
  const now = clock.now()
  const { date, time } = localMoment(clinic, new Date(now))
  if (time < fromTime || !isOpenOn(clinic, date)) return
  const counted = await countDay(parts, now)
  const admins = await accounts.activeWith('admin')
  const locale = staffLocale
  const sent = [
    { name: 'desk', to: mail.desk, locale, counts: counted.desk, page: staffUrl('requests') },
    { name: 'hr', to: mail.hr, locale, counts: counted.hr, page: staffUrl('applications') },
    ...admins.map((account) => ({
      name: account.id,
      to: { name: account.name, address: account.email },
      locale: account.locale,
      counts: counted.admin,
      page: staffUrl('home'),
    })),
  ].filter(({ counts }) => counts.length > 0)
  const drafts = sent.map(({ name, to, locale: language, counts, page }): EmailDraft => {
    const id = `${date}-dailyCounts-${name}`
    return {
      id,
      kind: 'dailyCounts',
      reference: date,
      recipient: 'staff',
      email: {
        from: mail.from,
        to,
        ...views.dailyCounts({
          ...emailData(language, mail.facts),
          counts,
          page: origin + page,
        }),
        messageId: messageIdOf(id, mail.from),
        date: new Date(now).toISOString(),
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    }
  })
  // Commits each email separately, because another process may have stored the first one already.
  for (const draft of drafts) {
    await records.createAll([draftEmail(draft, { now, expiresAt: now + retentionMs })])
  }
  outbox.wake()
}
