import type { ReactNode } from 'react'

interface Props {
  readonly heading: ReactNode
  /** What must be in sight while it is folded. */
  readonly note?: ReactNode
  /** Open on phones too, until somebody folds it. */
  readonly open?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** Folded under its heading on phones; open on wider screens and on paper. */
export default function PhoneFold(props: Props) {
  const { heading, note, open = false, className = '', children } = props
  return (
    <details className={`phone-fold ${className}`} open={open}>
      <summary>
        <h3>{heading}</h3>
        {note !== undefined && <span className="phone-fold__note">{note}</span>}
      </summary>
      {/* In the summary's place where all is open: what opens nothing must take no focus. */}
      <h3 className="phone-fold__heading">{heading}</h3>
      {children}
    </details>
  )
}
