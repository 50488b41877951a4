import type { BaseLogger } from 'pino'
import { createBackoff } from '../shared/time/backoff.js'
import type { Clock } from '../shared/time/clock.js'
import { createHourlyTask } from '../shared/time/hourlyTask.js'
import { type DailyCountsParts, sendDailyCounts } from './staff/dailyCounts/dailyCounts.js'
import type { ClinicMail } from './submissions/clinicMail.js'

interface Parts extends Omit<DailyCountsParts, 'clinic' | 'mail' | 'clock' | 'views'> {
  readonly clock: Clock
  readonly log: Pick<BaseLogger, 'error'>
  readonly mail: () => ClinicMail
  readonly views: { readonly staff: DailyCountsParts['views'] }
}

export const createDailyCountsTask = (parts: Parts): ReturnType<typeof createHourlyTask> => {
  const { mail, views, clock, log } = parts
  return createHourlyTask({
    run: () => {
      const { clinic, ...mailboxes } = mail()
      return sendDailyCounts({ ...parts, clinic, mail: mailboxes, views: views.staff })
    },
    onError: (error) => log.error({ err: error }, 'daily counts not sent'),
    clock,
    backoff: createBackoff(),
  })
}
