import type { Locale } from '../../../addresses/pageTable.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'
import FactList, { type Fact } from '../record/FactList.js'
import PersonMessage from '../record/PersonMessage.js'

export interface ApplicationFactsProps {
  readonly facts: readonly Fact[]
  readonly message: string | undefined
  readonly messageLocale: Locale
  readonly consent: { readonly words: string; readonly canEnd: boolean }
  readonly deleted: string | undefined
}

export interface ApplicationFormPlace {
  readonly reference: string
  readonly version: number
  readonly list: string
}

export default function ApplicationFacts({
  facts,
  message,
  messageLocale,
  consent,
  deleted,
  reference,
  version,
  list,
}: ApplicationFactsProps & ApplicationFormPlace) {
  const { t } = useStaffSite()
  return (
    <section className="panel stay" aria-labelledby="facts">
      <h2 id="facts">{t('staffApplications:page.facts')}</h2>
      <FactList facts={facts} />
      <PersonMessage
        title={t('staffApplications:page.message')}
        message={message}
        locale={messageLocale}
        none={t('staffApplications:page.noMessage')}
      />
      <h3>{t('staffApplications:consent.title')}</h3>
      <p className={consent.canEnd ? 'small says says--ok' : 'small muted'}>
        {consent.canEnd && <Icon name="check" small />}
        <span>{consent.words}</span>
      </p>
      {consent.canEnd && (
        <form className="noprint" method="post" action={staffUrl('application', { reference })}>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="list" value={list} />
          <button type="submit" className="btn btn--small btn--ghost" name="consent" value="ended">
            {t('staffApplications:consent.end')}
          </button>
        </form>
      )}
      {deleted !== undefined && <p className="small muted">{deleted}</p>}
    </section>
  )
}
