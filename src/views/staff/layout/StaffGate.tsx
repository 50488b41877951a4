import type { ReactNode } from 'react'
import StaffBrand from './StaffBrand.js'
import StaffDocument from './StaffDocument.js'
import StaffLanguage from './StaffLanguage.js'
import type { StaffViewProps } from './staffViews.js'

interface Props extends StaffViewProps {
  readonly wide?: boolean
  readonly children: ReactNode
}

const rings = [22.5, 28.5, 35, 42, 49.5] as const

export default function StaffGate({ wide = false, children, ...page }: Props) {
  return (
    <StaffDocument {...page}>
      <main className="gate" id="main">
        <svg className="rings" viewBox="-50 -50 100 100" aria-hidden="true">
          {rings.map((radius) => (
            <circle key={radius} r={radius} />
          ))}
          <path className="coral" d="M-26.783 9.748A28.500 28.500 0 0 0-20.153 20.153" />
        </svg>
        <div className={wide ? 'gate__card gate__card--wide' : 'gate__card'}>
          <div className="gate__top">
            <StaffBrand />
            <StaffLanguage />
          </div>
          {children}
        </div>
      </main>
    </StaffDocument>
  )
}
