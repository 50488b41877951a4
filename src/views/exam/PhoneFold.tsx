import type { ReactNode } from 'react'

interface Props {
  readonly heading: ReactNode
  readonly level?: 'h2' | 'h3'
  readonly note?: ReactNode
  readonly open?: boolean
  readonly className?: string
  readonly children: ReactNode
}

export default function PhoneFold(props: Props) {
  const { heading, level: Heading = 'h3', note, open = false, className = '', children } = props
  return (
    <details className={`phone-fold ${className}`} open={open}>
      <summary>
        <Heading>{heading}</Heading>
        {note !== undefined && <span className="phone-fold__note">{note}</span>}
      </summary>
      {/* Replaces the summary on wide screens, where it would be focusable without a function. */}
      <Heading className="phone-fold__heading">{heading}</Heading>
      {children}
    </details>
  )
}
