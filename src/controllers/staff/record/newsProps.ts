import type { NewsProps } from '../../../views/staff/record/NewsNotice.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ListNews } from './listNews.js'

const messages = {
  staffRequests: {
    undone: 'staffRequests:undo.done',
    conflicts: 'staffRequests:bulk.conflicts',
    late: 'staffRequests:undo.late',
    nothing: 'staffRequests:bulk.nothing',
  },
  staffApplications: {
    undone: 'staffApplications:undo.done',
    conflicts: 'staffApplications:bulk.conflicts',
    late: 'staffApplications:undo.late',
    nothing: 'staffApplications:bulk.nothing',
  },
} as const

export const newsProps = (
  { t }: Pick<StaffSite, 't'>,
  about: keyof typeof messages,
  { said, conflicts }: Pick<ListNews, 'said' | 'conflicts'>,
  others: NewsProps = { done: [], warnings: [] },
): NewsProps => ({
  done: [...(said === 'undone' ? [t(messages[about].undone)] : []), ...others.done],
  warnings: [
    ...(conflicts > 0 ? [t(messages[about].conflicts, { count: conflicts })] : []),
    ...(said === 'late' ? [t(messages[about].late)] : []),
    ...(said === 'nothing' ? [t(messages[about].nothing)] : []),
    ...others.warnings,
  ],
})
