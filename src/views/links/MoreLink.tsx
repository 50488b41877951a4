import type { ReactNode } from 'react'
import type { PageName } from '../../addresses/pageTable.js'
import PageLink from './PageLink.js'

interface Props {
  readonly to: PageName
  readonly anchor?: string | undefined
  readonly children: ReactNode
}

export default function MoreLink({ to, anchor, children }: Props) {
  return (
    <PageLink to={to} anchor={anchor} className="more">
      {children}
    </PageLink>
  )
}
