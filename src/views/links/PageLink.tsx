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
  /** Read instead of the words shown, which it contains, where they do not say enough alone. */
  readonly label?: string
  /** Marks the page shown; off for buttons. */
  readonly markCurrent?: boolean
}

/** A link to a page of the site in the language of the page shown. */
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

/** Buttons are flex boxes, whose words would come apart. */
const inOneBox = (text: string): ReactNode => {
  const words = unbroken(text)
  return words.length === 1 ? text : <span>{words}</span>
}

const hrefOf = (to: PageName, anchor: string | undefined, site: Site): string => {
  const { locale, page, replacedPage } = site
  if (anchor !== undefined && to === page) return `#${anchor}`
  // At this very address a browser would look for the anchor in the error page and load nothing.
  // With a slash the address is another one, and the site sends it on, anchor included.
  if (anchor !== undefined && to === replacedPage) return `${urlFor(to, locale)}/#${anchor}`
  return urlFor(to, locale, anchor)
}

/** An offer is read in the careers section. */
const currentAs = (to: PageName, page: RowName | undefined): 'page' | 'true' | undefined => {
  if (to === page) return 'page'
  return to === 'careers' && page === 'job' ? 'true' : undefined
}
