import { staffUrl } from '../../../addresses/staffTable.js'
import Icon from '../../icons/Icon.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import PrivacyCrumb, { type PrivacyHead } from './PrivacyCrumb.js'

export interface CopyEntry {
  readonly title: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

interface Props extends StaffViewProps {
  readonly head: PrivacyHead
  readonly made: string
  readonly officer: string
  readonly entries: readonly CopyEntry[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/privacy/PrivacyCopyPage': Props
  }
}

export default function PrivacyCopyPage({ head, made, officer, entries, ...page }: Props) {
  const { t } = page.site
  const { reference } = head
  return (
    <StaffLayout {...page} width="full">
      <PrivacyCrumb {...head} isBehind />
      <div className="row noprint">
        <button className="btn" type="button" data-print hidden>
          <Icon name="print" small />
          {t('staffPrivacy:print')}
        </button>
        <a className="btn btn--ghost" href={staffUrl('privacyCopyZip', { reference })}>
          {t('staffPrivacy:actions.zip')}
        </a>
        <a className="btn btn--ghost" href={staffUrl('privacyCopyJson', { reference })}>
          {t('staffPrivacy:actions.json')}
        </a>
      </div>
      <article className="attest">
        <div className="attest__top">
          <div>
            <h1>{t('staffPrivacy:copy.title')}</h1>
            <p className="small muted">{reference}</p>
          </div>
          <address>{officer}</address>
        </div>
        <p>{t('staffPrivacy:copy.lead', { made })}</p>
        {entries.length === 0 && <p>{t('staffPrivacy:copy.nothing')}</p>}
        {entries.map(({ title, facts }) => (
          <section className="flow flow--tight" key={title}>
            <h2>{title}</h2>
            <dl className="facts facts--wide">
              {facts.map(({ label, value }) => (
                <div className="facts__row" key={label + value}>
                  <dt>{label}</dt>
                  <dd className="as-typed">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </article>
    </StaffLayout>
  )
}
