import type { ReactNode } from 'react'

interface Props {
  readonly heading: ReactNode
  readonly note?: ReactNode
  readonly open?: boolean
  readonly className?: string
  readonly children: ReactNode
}

export default function PhoneFold(props: Props) {
  const { heading, note, open = false, className = '', children } = props
  return (
    <details className={`phone-fold ${className}`} open={open}>
      <summary>
        <h3>{heading}</h3>
        {note !== undefined && <span className="phone-fold__note">{note}</span>}
      </summary>
      {/* Replaces the summary on wide screens, where it would be focusable without a function. */}
      <h3 className="phone-fold__heading">{heading}</h3>
      {children}
    </details>
  )
}
