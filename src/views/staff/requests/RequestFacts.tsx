import type { Locale } from '../../../addresses/pageTable.js'
import { regions } from '../../../addresses/pageTable.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface Fact {
  readonly label: string
  readonly value: string
  /** Where it leads. */
  readonly href?: string
}

export interface RequestFactsProps {
  readonly facts: readonly Fact[]
  readonly message: string | undefined
  readonly messageLocale: Locale
  readonly others: readonly { readonly href: string; readonly words: string }[]
  readonly deleted: string | undefined
}

/** What the person said, and how long it is kept. */
export default function RequestFacts(props: RequestFactsProps) {
  const { t } = useStaffSite()
  const { facts, message, messageLocale, others, deleted } = props
  return (
    <section className="panel stay" aria-labelledby="facts">
      <h2 id="facts">{t('staffRequests:page.facts')}</h2>
      <dl className="facts">
        {facts.map(({ label, value, href }) => (
          <div key={label} className="facts__pair">
            <dt>{label}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('staffRequests:page.message')}</h3>
      {message === undefined ? (
        <p className="small muted">{t('staffRequests:page.noMessage')}</p>
      ) : (
        <blockquote className="quote lines" lang={regions[messageLocale]}>
          {message}
        </blockquote>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('staffRequests:page.others')}</h3>
          <ul className="small flow flow--tight">
            {others.map(({ href, words }) => (
              <li key={href}>
                <a href={href}>{words}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {deleted !== undefined && <p className="small muted">{deleted}</p>}
    </section>
  )
}
