import type { BaseLogger } from 'pino'
import type { Config } from '../config/readConfig.js'
import type { Retention } from '../config/retention.js'
import { createBackoff } from '../shared/time/backoff.js'
import type { Clock } from '../shared/time/clock.js'
import { hour } from '../shared/time/durations.js'
import { createRecurringTask } from '../shared/time/recurringTask.js'
import type { OnUnreadable, Records } from './adapters/records/records.js'
import { applicationKind } from './careers/application.js'
import { contactKind } from './contact/contactRequest.js'
import { reportDeliveryTrouble } from './email/deliveryTrouble.js'
import type { Outbox } from './email/outbox.js'
import type { StaffAccounts } from './staff/accounts/accounts.js'
import { type DailyCountsViews, sendDailyCounts } from './staff/dailyCounts/dailyCounts.js'
import type { ClinicMail } from './submissions/clinicMail.js'
import { type SpamDigestViews, sendSpamDigests } from './submissions/spamDigest.js'
import { applicationPages, requestPages } from './submissions/submissionEmails.js'

export interface HourlyEmailsParts {
  readonly records: Records
  readonly outbox: Pick<Outbox, 'wake'>
  readonly accounts: Pick<StaffAccounts, 'activeWith'>
  readonly retention: Retention
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string
  readonly onUnreadable: OnUnreadable
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'error'>
  /** Returns the mailboxes and facts of the current edition. */
  readonly mail: () => ClinicMail
  readonly views: {
    readonly contact: SpamDigestViews
    readonly careers: SpamDigestViews
    readonly staff: DailyCountsViews
  }
}

interface Task {
  start(): void
  stop(): Promise<void>
}

const sendDigests = async (parts: HourlyEmailsParts, mail: ClinicMail): Promise<void> => {
  const { views, origin } = parts
  const { clinic, from, facts, desk, hr } = mail
  const shared = { ...parts, from, facts, timeZone: clinic.timeZone }
  await sendSpamDigests({
    ...shared,
    kind: contactKind,
    email: 'contactSuspected',
    views: views.contact,
    reader: desk,
    pages: requestPages(origin),
  })
  await sendSpamDigests({
    ...shared,
    kind: applicationKind,
    email: 'applicationSuspected',
    views: views.careers,
    reader: hr,
    pages: applicationPages(origin),
  })
}

/** Creates the tasks whose emails to the staff are due once a day; the id of each email contains the day. */
export const createHourlyEmails = (
  { email: { ops } }: Pick<Config, 'email'>,
  parts: HourlyEmailsParts,
): readonly Task[] => {
  const { mail, views, clock, log } = parts
  const hourly = (failure: string, send: (mail: ClinicMail) => Promise<void>): Task => {
    const task = createRecurringTask({
      run: async () => {
        await send(mail())
        return hour
      },
      onError: (error) => log.error({ err: error }, failure),
      longestWaitMs: hour,
      clock,
      backoff: createBackoff(),
    })
    return { start: () => void task.start(), stop: () => task.stop() }
  }
  return [
    hourly('spam digest not sent', (current) => sendDigests(parts, current)),
    hourly('daily counts not sent', ({ clinic, ...mailboxes }) =>
      sendDailyCounts({ ...parts, clinic, mail: mailboxes, views: views.staff }),
    ),
    ...(ops === undefined
      ? []
      : [
          hourly('mail delivery check failed', (current) =>
            reportDeliveryTrouble({ ...parts, ...current, ops: { address: ops } }),
          ),
        ]),
  ]
}
