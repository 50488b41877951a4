import type { Locale } from '../../../addresses/pageTable.js'
import { useStaffSite } from '../layout/staffSite.js'
import FactList, { type Fact } from '../record/FactList.js'
import PersonMessage from '../record/PersonMessage.js'

interface PlaceProps {
  readonly version: number
  readonly list: string
}

interface OtherRequest {
  readonly href: string
  readonly words: string
  /** Reference, if the request can be merged with the current one. */
  readonly merge: string | undefined
}

export interface RequestFactsProps {
  readonly facts: readonly Fact[]
  /** Action that adds the patient to the short-notice list, or removes the patient. */
  readonly wish: 'shortNotice' | 'noShortNotice'
  /** Whether a closed request has the same phone number or email address. */
  readonly canBeDuplicate: boolean
  readonly correct: PlaceProps & {
    readonly href: string
    readonly action: string
    readonly hasEmail: boolean
  }
  readonly message: string | undefined
  readonly messageLocale: Locale
  readonly others: readonly OtherRequest[]
  readonly deleted: string | undefined
}

export default function RequestFacts(props: RequestFactsProps) {
  const { t } = useStaffSite()
  const { facts, correct, wish, canBeDuplicate, message, messageLocale, others, deleted } = props
  return (
    <section className="panel stay" aria-labelledby="facts">
      <h2 id="facts">{t('staffRequests:page.facts')}</h2>
      <FactList facts={facts} />
      <form className="row noprint" method="post" action={correct.action}>
        <Place {...correct} />
        <a className="btn btn--small btn--ghost" href={correct.href}>
          {t('staffRequests:entry.correct')}
        </a>
        {correct.hasEmail && (
          <button className="btn btn--small btn--ghost" type="submit" name="do" value="link">
            {t('staffRequests:entry.newLink')}
          </button>
        )}
        <button className="btn btn--small btn--ghost" type="submit" name="do" value={wish}>
          {t(`staffRequests:actions.${wish}`)}
        </button>
      </form>
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
            {others.map((other) => (
              <li key={other.href}>
                <a href={other.href}>{other.words}</a>
                {other.merge !== undefined && <MergeForm {...correct} other={other.merge} />}
              </li>
            ))}
          </ul>
          {others.some(({ merge }) => merge !== undefined) && (
            <p className="hint">{t('staffRequests:merge.hint')}</p>
          )}
          {canBeDuplicate && (
            <form method="post" action={correct.action}>
              <Place {...correct} />
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

function Place({ version, list }: PlaceProps) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="from" value="page" />
    </>
  )
}

function MergeForm({
  action,
  other,
  ...place
}: PlaceProps & { readonly action: string; readonly other: string }) {
  const { t } = useStaffSite()
  return (
    <form className="noprint" method="post" action={action}>
      <Place {...place} />
      <button className="btn btn--small btn--ghost" type="submit" name="merge" value={other}>
        {t('staffRequests:merge.with', { reference: other })}
      </button>
    </form>
  )
}
