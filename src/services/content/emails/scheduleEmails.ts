import { staffUrl } from '../../../addresses/staffTable.js'
import type { Clock } from '../../../shared/time/clock.js'
import type { Outbox } from '../../email/outbox.js'
import type { StaffAccounts } from '../../staff/accounts/accounts.js'
import type { ScheduleEmails } from '../schedules.js'
import { contentEmailStep, type ContentEmailsParts } from './contentEmails.js'

interface Parts extends Pick<ContentEmailsParts, 'views' | 'origin'> {
  /** Returns the values that depend on the edition. */
  readonly mail: () => Pick<ContentEmailsParts, 'emailFacts' | 'from'>
  readonly accounts: Pick<StaffAccounts, 'list'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
}

export const createScheduleEmails = (parts: Parts): ScheduleEmails => {
  const { views, origin, mail, accounts, outbox, clock } = parts
  return {
    steps: async ({ id, by, drafts }) =>
      (await accounts.list())
        .filter((account) => account.id === by)
        .map((account) =>
          contentEmailStep({ views, origin, ...mail() }, account, {
            kind: 'scheduleRefused',
            document: drafts[0]?.document ?? id,
            path: staffUrl('sitePublish'),
            now: clock.now(),
          }),
        ),
    send: () => outbox.wake(),
  }
}
