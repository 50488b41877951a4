import type { NewsProps } from '../../../views/staff/record/NewsNotice.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ListNews } from './listNews.js'

const messages = {
  staffRequests: {
    conflicts: 'staffRequests:bulk.conflicts',
    nothing: 'staffRequests:bulk.nothing',
  },
  staffApplications: {
    conflicts: 'staffApplications:bulk.conflicts',
    nothing: 'staffApplications:bulk.nothing',
  },
} as const

export const newsProps = (
  { t }: Pick<StaffSite, 't'>,
  about: keyof typeof messages,
  { result, conflicts }: Pick<ListNews, 'result' | 'conflicts'>,
  others: NewsProps = { done: [], warnings: [] },
): NewsProps => ({
  done: [...(result === 'undone' ? [t('staffRecord:undo.done')] : []), ...others.done],
  warnings: [
    ...(conflicts > 0 ? [t(messages[about].conflicts, { count: conflicts })] : []),
    ...(result === 'late' ? [t('staffRecord:undo.late')] : []),
    ...(result === 'nothing' ? [t(messages[about].nothing)] : []),
    ...others.warnings,
  ],
})
