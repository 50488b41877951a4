import type { NewsProps } from '../../../views/staff/requests/NewsNotice.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ListNews } from './listNews.js'

/** Returns the messages above a list or a record after a post. */
export const newsProps = (
  { t }: Pick<StaffSite, 't'>,
  about: 'staffRequests' | 'staffApplications',
  { said, conflicts }: Pick<ListNews, 'said' | 'conflicts'>,
  others: NewsProps = { done: [], warnings: [] },
): NewsProps => ({
  done: [...(said === 'undone' ? [t(`${about}:undo.done`)] : []), ...others.done],
  warnings: [
    ...(conflicts > 0 ? [t(`${about}:bulk.conflicts`, { count: conflicts })] : []),
    ...(said === 'late' ? [t(`${about}:undo.late`)] : []),
    ...(said === 'nothing' ? [t(`${about}:bulk.nothing`)] : []),
    ...others.warnings,
  ],
})
