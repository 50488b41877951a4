import type { ReactNode } from 'react'
import { staffUrl } from '../../../addresses/staffTable.js'
import BackCrumb from '../layout/BackCrumb.js'
import ErrorNotice from '../layout/ErrorNotice.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'

interface Props extends StaffViewProps {
  readonly width?: 'read' | 'narrow'
  readonly head: ReactNode
  readonly error?: ReactNode
  readonly children: ReactNode
}

export default function SiteSubpage({ site, title, width = 'read', head, error, children }: Props) {
  const back = site.t('staffSiteEditor:document.back')
  return (
    <StaffLayout site={site} title={title} width={width}>
      <BackCrumb label={back} href={staffUrl('siteEditor')} words={back} />
      <div className="top">
        <h1>{title}</h1>
        {head}
      </div>
      {error !== undefined && <ErrorNotice>{error}</ErrorNotice>}
      {children}
    </StaffLayout>
  )
}
