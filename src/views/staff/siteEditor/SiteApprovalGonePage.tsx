import type { StaffViewProps } from '../layout/staffViews.js'
import SiteSubpage from './SiteSubpage.js'
import UnsentReason from './UnsentReason.js'

interface Props extends StaffViewProps {
  readonly error: string
  readonly unsent: string
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SiteApprovalGonePage': Props
  }
}

export default function SiteApprovalGonePage({ site, title, error, unsent }: Props) {
  return (
    <SiteSubpage
      site={site}
      title={title}
      head={null}
      error={<UnsentReason error={error} reason={unsent} />}
    >
      {null}
    </SiteSubpage>
  )
}
