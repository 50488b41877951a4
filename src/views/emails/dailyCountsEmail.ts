import type { Translate } from '../../services/language/messages.js'
import type { DailyCountsData } from '../../services/staff/dailyCounts/dailyCounts.js'
import type { EmailContent } from './emailMessages.js'

/** Returns the daily email with counts only, without personal data. */
export const dailyCountsEmail = ({ counts, page }: DailyCountsData, t: Translate): EmailContent => {
  const rows = counts.map(({ name, count }) => ({
    label: t(`emails:dailyCounts.rows.${name}`),
    value: String(count),
  }))
  const count = Math.max(...counts.map((one) => one.count))
  return {
    subject: t('emails:dailyCounts.subject', { count }),
    preview: rows.map(({ label, value }) => t('emails:rows.line', { label, value })).join('; '),
    title: t('emails:dailyCounts.title'),
    opening: [],
    rows,
    closing: [],
    action: { label: t('emails:dailyCounts.open'), href: page },
  }
}
