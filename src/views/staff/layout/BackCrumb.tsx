import type { ReactNode } from 'react'
import Icon from '../../icons/Icon.js'

interface Props {
  readonly label: string
  readonly href: string
  readonly words: string
  readonly children?: ReactNode
}

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
