import type { ReactNode } from 'react'

interface Props {
  readonly heading: string
  readonly className?: string
  readonly children: ReactNode
}

/** Folded under its heading on phones; open on wider screens and on paper. */
export default function PhoneFold({ heading, className = '', children }: Props) {
  return (
    <details className={`phone-fold ${className}`}>
      <summary>
        <h3>{heading}</h3>
      </summary>
      {/* In the summary's place where all is open: what opens nothing must take no focus. */}
      <h3 className="phone-fold__heading">{heading}</h3>
      {children}
    </details>
  )
}
