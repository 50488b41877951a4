import type { Locale } from '../../../addresses/pageTable.js'
import { useStaffSite } from '../layout/staffSite.js'
import FactList, { type Fact } from '../record/FactList.js'
import PersonMessage from '../record/PersonMessage.js'

export interface RequestFactsProps {
  readonly facts: readonly Fact[]
  /** Another request has the same number or address. */
  readonly canBeDuplicate: boolean
  readonly correct: {
    readonly href: string
    readonly action: string
    readonly version: number
    readonly list: string
    readonly hasEmail: boolean
  }
  readonly message: string | undefined
  readonly messageLocale: Locale
  readonly others: readonly { readonly href: string; readonly words: string }[]
  readonly deleted: string | undefined
}

export default function RequestFacts(props: RequestFactsProps) {
  const { t } = useStaffSite()
  const { facts, correct, canBeDuplicate, message, messageLocale, others, deleted } = props
  return (
    <section className="panel stay" aria-labelledby="facts">
      <h2 id="facts">{t('staffRequests:page.facts')}</h2>
      <FactList facts={facts} />
      <div className="row noprint">
        <a className="btn btn--small btn--ghost" href={correct.href}>
          {t('staffRequests:entry.correct')}
        </a>
        {correct.hasEmail && (
          <form method="post" action={correct.action}>
            <input type="hidden" name="version" value={correct.version} />
            <input type="hidden" name="list" value={correct.list} />
            <input type="hidden" name="from" value="page" />
            <button className="btn btn--small btn--ghost" type="submit" name="do" value="link">
              {t('staffRequests:entry.newLink')}
            </button>
          </form>
        )}
      </div>
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
          {canBeDuplicate && (
            <form method="post" action={correct.action}>
              <input type="hidden" name="version" value={correct.version} />
              <input type="hidden" name="list" value={correct.list} />
              <input type="hidden" name="from" value="page" />
              <p className="hint">{t('staffRequests:page.duplicateHint')}</p>
              <button
                className="btn btn--small btn--ghost"
                type="submit"
                name="do"
                value="duplicate"
              >
                {t('staffRequests:actions.duplicate')}
              </button>
            </form>
          )}
        </>
      )}
      {deleted !== undefined && <p className="small muted">{deleted}</p>}
    </section>
  )
}
