import { staffUrl } from '../../../addresses/staffTable.js'
import Icon from '../../icons/Icon.js'
import StaffLayout from '../layout/StaffLayout.js'
import { useStaffSite } from '../layout/staffSite.js'
import { unbroken } from '../../links/unbroken.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import IncidentNotices, { type NoticeState } from './IncidentNotices.js'

export interface IncidentRow {
  readonly reference: string
  readonly circumstances: string
  readonly occurred: string
  readonly persons: string
  readonly law: 'health' | 'private' | undefined
  readonly serious: 'yes' | 'no' | undefined
  readonly notices: readonly NoticeState[]
  readonly missing: number
  readonly removableFrom: string
}

interface Props extends StaffViewProps {
  readonly rows: readonly IncidentRow[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/incidents/IncidentsPage': Props
  }
}

export default function IncidentsPage({ rows, ...page }: Props) {
  const { t } = page.site
  const open = rows.filter(({ notices }) => notices.some(({ sentOn }) => sentOn === undefined))
  return (
    <StaffLayout {...page}>
      <div className="top">
        <h1>{t('staffIncidents:title')}</h1>
        <p className="muted small">{t('staffIncidents:lead')}</p>
        <span className="row row--even end">
          <a className="btn btn--ghost" href={staffUrl('incidentsCopy')}>
            <Icon name="document" small />
            {t('staffIncidents:copy.link')}
          </a>
          <a className="btn" href={staffUrl('incidentNew')}>
            <Icon name="plus" small />
            {t('staffIncidents:new')}
          </a>
        </span>
      </div>
      {open.map(({ reference }) => (
        <div className="notice notice--warn" key={reference}>
          <Icon name="clock" />
          <p>{t('staffIncidents:list.open', { reference })}</p>
          <a className="btn btn--small btn--ghost" href={staffUrl('incident', { reference })}>
            {t('staffIncidents:list.openEntry', { reference })}
          </a>
        </div>
      ))}
      {rows.length === 0 ? (
        <p className="panel muted">{t('staffIncidents:list.none')}</p>
      ) : (
        <section className="queue">
          <table className="list list--plain list--cards">
            <caption className="vh">{t('staffIncidents:title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('staffIncidents:list.reference')}</th>
                <th scope="col">{t('staffIncidents:list.what')}</th>
                <th scope="col">{t('staffIncidents:list.occurred')}</th>
                <th scope="col">{t('staffIncidents:list.persons')}</th>
                <th scope="col">{t('staffIncidents:list.law')}</th>
                <th scope="col">{t('staffIncidents:list.serious')}</th>
                <th scope="col">{t('staffIncidents:list.notices')}</th>
                <th scope="col">{t('staffIncidents:list.removableFrom')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <IncidentLine key={row.reference} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </StaffLayout>
  )
}

function IncidentLine({ row }: { readonly row: IncidentRow }) {
  const { t } = useStaffSite()
  const { reference, missing, law, serious } = row
  return (
    <tr>
      <th scope="row">
        <a className="name" href={staffUrl('incident', { reference })}>
          {reference}
        </a>
        {missing > 0 && (
          <span className="sub">{t('staffIncidents:list.missing', { count: missing })}</span>
        )}
      </th>
      <td>{row.circumstances === '' ? '–' : row.circumstances}</td>
      <td data-label={t('staffIncidents:list.occurred')}>
        {row.occurred === '' ? '–' : row.occurred}
      </td>
      <td data-label={t('staffIncidents:list.persons')}>
        {row.persons === '' ? '–' : row.persons}
      </td>
      <td data-label={t('staffIncidents:list.law')}>
        {law === undefined ? '–' : unbroken(t(`staffIncidents:laws.${law}.short`))}
      </td>
      <td data-label={t('staffIncidents:list.serious')}>
        {serious === undefined ? (
          '–'
        ) : (
          <span className={serious === 'yes' ? 'says says--err' : 'says'}>
            {serious === 'yes' && <Icon name="warning" small />}
            {t(`staffIncidents:answers.${serious}`)}
          </span>
        )}
      </td>
      <td data-label={t('staffIncidents:list.notices')}>
        <IncidentNotices notices={row.notices} isJudged={serious !== undefined} />
      </td>
      <td data-label={t('staffIncidents:list.removableFrom')} className="nowrap">
        {row.removableFrom}
      </td>
    </tr>
  )
}
