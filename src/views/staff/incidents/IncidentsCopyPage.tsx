import { staffUrl } from '../../../addresses/staffTable.js'
import type { IncidentItem } from '../../../services/staff/incidents/incident.js'
import Icon from '../../icons/Icon.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'

interface Props extends StaffViewProps {
  readonly made: string
  readonly incidents: readonly {
    readonly reference: string
    readonly items: readonly { readonly item: IncidentItem; readonly value: string }[]
  }[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/incidents/IncidentsCopyPage': Props
  }
}

export default function IncidentsCopyPage({ made, incidents, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffLayout {...page} width="narrow">
      <nav className="crumb noprint" aria-label={t('staffIncidents:back')}>
        <a className="back" href={staffUrl('incidents')}>
          <Icon name="arrow" small />
          {t('staffIncidents:section')}
        </a>
      </nav>
      <div className="top">
        <h1>{t('staffIncidents:copy.title')}</h1>
        <p className="muted small">{made}</p>
        <button type="button" className="btn end noprint" data-print hidden>
          <Icon name="print" small />
          {t('staffRequests:list.print')}
        </button>
      </div>
      {incidents.length === 0 && <p className="panel muted">{t('staffIncidents:list.none')}</p>}
      {incidents.map(({ reference, items }) => (
        <section className="panel" key={reference} aria-labelledby={reference}>
          <h2 id={reference}>{reference}</h2>
          <dl className="facts facts--wide">
            {items.map(({ item, value }) => (
              <div className="facts__row" key={item}>
                <dt>{t(`staffIncidents:items.${item}`)}</dt>
                <dd className="as-typed">{value === '' ? '–' : value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </StaffLayout>
  )
}
