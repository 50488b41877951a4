import type { ReactNode } from 'react'
import Icon from '../../icons/Icon.js'

interface Props {
  /** What the way back is called for whoever hears the page. */
  readonly label: string
  readonly href: string
  readonly words: string
  /** What stands beside it. */
  readonly children?: ReactNode
}

/** The way back, above the title of a page. */
export default function BackCrumb({ label, href, words, children }: Props) {
  return (
    <nav className="crumb" aria-label={label}>
      <a className="back" href={href}>
        <Icon name="arrow" small />
        {words}
      </a>
      {children}
    </nav>
  )
}
