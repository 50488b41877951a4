import type { ReactNode } from 'react'
import type { PageName, RowName } from '../../addresses/pageTable.js'
import { isConfirmation, urlFor } from '../../addresses/urlFor.js'
import { useSite } from '../site/site.js'

interface Props {
  readonly to: PageName
  readonly anchor?: string
  readonly className?: string
  readonly children: ReactNode
  /** Marks the page shown; off for buttons. */
  readonly markCurrent?: boolean
}

/** A link to a page of the site in the language of the page shown. */
export default function PageLink({ to, anchor, className, children, markCurrent = false }: Props) {
  const { locale, page } = useSite()
  const href = to === page && anchor !== undefined ? `#${anchor}` : urlFor(to, locale, anchor)
  return (
    <a
      href={href}
      className={className}
      data-prefetch={isConfirmation(to) ? 'off' : undefined}
      aria-current={markCurrent ? currentAs(to, page) : undefined}
    >
      {children}
    </a>
  )
}

/** An offer is read in the careers section. */
const currentAs = (to: PageName, page: RowName | undefined): 'page' | 'true' | undefined => {
  if (to === page) return 'page'
  return to === 'careers' && page === 'job' ? 'true' : undefined
}
