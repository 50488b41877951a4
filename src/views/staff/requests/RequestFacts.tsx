import type { Locale } from '../../../addresses/pageTable.js'
import { useStaffSite } from '../layout/staffSite.js'
import FactList, { type Fact } from '../record/FactList.js'
import PersonMessage from '../record/PersonMessage.js'

export interface RequestFactsProps {
  readonly facts: readonly Fact[]
  readonly message: string | undefined
  readonly messageLocale: Locale
  readonly others: readonly { readonly href: string; readonly words: string }[]
  readonly deleted: string | undefined
}

export default function RequestFacts(props: RequestFactsProps) {
  const { t } = useStaffSite()
  const { facts, message, messageLocale, others, deleted } = props
  return (
    <section className="panel stay" aria-labelledby="facts">
      <h2 id="facts">{t('staffRequests:page.facts')}</h2>
      <FactList facts={facts} />
      <PersonMessage
        title={t('staffRequests:page.message')}
        message={message}
        locale={messageLocale}
        none={t('staffRequests:page.noMessage')}
      />
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
