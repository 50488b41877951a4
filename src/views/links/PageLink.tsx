import type { ReactNode } from 'react'
import type { PageName, RowName } from '../../addresses/pageTable.js'
import { isConfirmation, urlFor } from '../../addresses/urlFor.js'
import { type Site, useSite } from '../pageContext/site.js'
import { unbroken } from './unbroken.js'

interface Props {
  readonly to: PageName
  readonly anchor?: string | undefined
  readonly className?: string
  readonly children: ReactNode
  /** Accessible name; must contain the visible text (WCAG 2.5.3). */
  readonly label?: string
  readonly markCurrent?: boolean
}

export default function PageLink(props: Props) {
  const { to, anchor, className, children, label, markCurrent = false } = props
  const site = useSite()
  const { page } = site
  return (
    <a
      href={hrefOf(to, anchor, site)}
      className={className}
      aria-label={label}
      data-prefetch={isConfirmation(to) ? 'off' : undefined}
      aria-current={markCurrent ? currentAs(to, page) : undefined}
    >
      {typeof children === 'string' ? inOneBox(children) : children}
    </a>
  )
}

// Wraps the text, because its words would become separate items of the button's flex box.
const inOneBox = (text: string): ReactNode => {
  const words = unbroken(text)
  return words.length === 1 ? text : <span>{words}</span>
}

const hrefOf = (to: PageName, anchor: string | undefined, site: Site): string => {
  const { locale, page, replacedPage } = site
  if (anchor !== undefined && to === page) return `#${anchor}`
  // On an error page the same URL with a fragment would not reload. The trailing slash makes it
  // another URL, which redirects with the fragment.
  if (anchor !== undefined && to === replacedPage) return `${urlFor(to, locale)}/#${anchor}`
  return urlFor(to, locale, anchor)
}

/** Returns the value of `aria-current`; job offers count as part of the careers section. */
const currentAs = (to: PageName, page: RowName | undefined): 'page' | 'true' | undefined => {
  if (to === page) return 'page'
  return to === 'careers' && page === 'job' ? 'true' : undefined
}
