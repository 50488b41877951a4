import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import type { ColleagueProps, RequestRowProps } from './requestRowProps.js'
import RequestTable from './RequestTable.js'

interface Props extends StaffViewProps {
  readonly rows: readonly RequestRowProps[]
  readonly colleagues: readonly ColleagueProps[]
  readonly list: string
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/requests/RequestRowsPage': Props
  }
}

/** Some rows of the queue: the script of its page takes cells of them. */
export default function RequestRowsPage({ site, title, ...table }: Props) {
  return (
    <StaffLayout site={site} title={title} width="full">
      <RequestTable {...table} caption={title} canPick isSpam={false} />
    </StaffLayout>
  )
}
