import type { ReactNode } from 'react'
import Breadcrumb from './Breadcrumb.js'
import { unbroken } from '../links/unbroken.js'

interface Props {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  /** Links to the sections of the page; on phones one row that scrolls sideways. */
  readonly index?: { readonly label: string; readonly links: ReactNode }
  readonly note?: ReactNode
  readonly media?: ReactNode
  readonly tone?: 'paper' | 'deep' | 'therapy'
}

const tones = {
  paper: 'page-hero',
  deep: 'page-hero deep',
  therapy: 'page-hero page-hero--therapy',
} as const

export default function PageHero(props: Props) {
  const { title, lead, actions, index, note, media, tone = 'paper' } = props
  const text = (
    <div className="page-hero__text">
      <h1>{typeof title === 'string' ? unbroken(title) : title}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
      {actions !== undefined && <div className="row">{actions}</div>}
      {index && (
        <nav className="page-hero__index screen-only" aria-label={index.label}>
          {index.links}
        </nav>
      )}
      {note !== undefined && (
        <p className="muted no-print">{typeof note === 'string' ? unbroken(note) : note}</p>
      )}
    </div>
  )
  return (
    <section className={tones[tone]}>
      <div className="wrap">
        <Breadcrumb />
        {media === undefined ? (
          text
        ) : (
          <div className="page-hero__grid">
            {text}
            {media}
          </div>
        )}
      </div>
    </section>
  )
}
