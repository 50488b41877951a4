import type { ReactNode } from 'react'
import { RepeatedIconShapes } from '../icons/RepeatedIcon.js'
import SessionEnded from './SessionEnded.js'
import StaffBar from './StaffBar.js'
import StaffNetwork from './StaffNetwork.js'
import StaffDocument from './StaffDocument.js'
import type { StaffViewProps } from './staffViews.js'

interface Props extends StaffViewProps {
  readonly width?: 'full' | 'read' | 'mail' | 'narrow'
  readonly children: ReactNode
}

const widths = {
  full: 'page',
  read: 'page page--read',
  mail: 'page page--mail',
  narrow: 'page page--narrow',
} as const

export default function StaffLayout({ width = 'read', children, ...page }: Props) {
  return (
    <StaffDocument {...page}>
      <RepeatedIconShapes />
      <a className="skip" href="#main">
        {page.site.t('common:skip')}
      </a>
      <StaffBar />
      <main id="main" className={widths[width]} tabIndex={-1}>
        <StaffNetwork />
        {children}
      </main>
      <SessionEnded />
    </StaffDocument>
  )
}
