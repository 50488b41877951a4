import { staffUrl } from '../../../addresses/staffTable.js'
import type { IncidentItem, IncidentItems } from '../../../services/staff/incidents/incident.js'
import Icon from '../../icons/Icon.js'
import BackCrumb from '../layout/BackCrumb.js'
import ErrorNotice from '../layout/ErrorNotice.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import IncidentFields from './IncidentFields.js'

interface Props extends StaffViewProps {
  readonly incident?:
    | {
        readonly reference: string
        readonly version: number
        readonly versions: readonly { readonly by: string; readonly when: string }[]
        readonly removableFrom: string
        readonly isRemovable: boolean
      }
    | undefined
  readonly form: string
  readonly items: IncidentItems
  readonly missing: readonly IncidentItem[]
  readonly isRefused: boolean
  readonly theirs?: readonly { readonly item: IncidentItem; readonly value: string }[]
  readonly isKept: boolean
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/incidents/IncidentPage': Props
  }
}

/** Numbers of the items in the regulation; related items share one. */
export const numberOf: Readonly<Partial<Record<IncidentItem, number>>> = {
  information: 1,
  circumstances: 2,
  occurred: 3,
  awareOn: 4,
  persons: 5,
  serious: 6,
  reasons: 6,
  noticeCommission: 7,
  noticeMinister: 7,
  noticePersons: 7,
  publicNotice: 7,
  measures: 8,
}

/** Page of one incident. Entries are completed by new versions and never deleted. */
export default function IncidentPage({
  incident,
  form,
  items,
  missing,
  isRefused,
  theirs,
  isKept,
  ...page
}: Props) {
  const { t } = page.site
  const address =
    incident === undefined
      ? staffUrl('incidentNew')
      : staffUrl('incident', { reference: incident.reference })
  return (
    <StaffLayout {...page}>
      <BackCrumb
        label={t('staffIncidents:back')}
        href={staffUrl('incidents')}
        words={t('staffIncidents:section')}
      />
      <div className="top">
        <h1>{incident?.reference ?? t('staffIncidents:new')}</h1>
        {incident !== undefined && missing.length > 0 && (
          <span className="tag tag--warn">{t('staffIncidents:toComplete')}</span>
        )}
      </div>
      {isKept && incident !== undefined && (
        <ErrorNotice>
          <p>{t('staffIncidents:remove.kept', { date: incident.removableFrom })}</p>
        </ErrorNotice>
      )}
      {theirs !== undefined && (
        <div className="notice notice--warn" role="alert">
          <Icon name="warning" />
          <div>
            <h2>{t('staffIncidents:changed.title')}</h2>
            <p>{t('staffIncidents:changed.text')}</p>
            <dl className="facts facts--wide">
              {theirs.map(({ item, value }) => (
                <div className="facts__row" key={item}>
                  <dt>{t(`staffIncidents:items.${item}`)}</dt>
                  <dd className="as-typed">{value === '' ? '–' : value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
      {missing.length > 0 && (isRefused || incident !== undefined) && (
        <div
          className={isRefused ? 'notice notice--err' : 'notice notice--warn'}
          role={isRefused ? 'alert' : undefined}
        >
          <Icon name="warning" />
          <div>
            <h2>{t('staffIncidents:missing', { count: missing.length })}</h2>
            <ul className="missing">
              {missing.map((item) => (
                <li key={item}>
                  <a href={`#${item}`}>
                    {numberOf[item] !== undefined && `${numberOf[item]}. `}
                    {t(`staffIncidents:items.${item}`)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="split split--aside">
        <form className="panel flow" method="post" action={address}>
          {incident === undefined ? (
            <input type="hidden" name="id" value={form} />
          ) : (
            <input type="hidden" name="version" value={incident.version} />
          )}
          <IncidentFields items={items} missing={isRefused ? missing : []} />
          <div className="row">
            <button className="btn" type="submit">
              {t('staffIncidents:save')}
            </button>
            <button className="btn btn--ghost" name="draft" value="1">
              {t('staffIncidents:saveDraft')}
            </button>
          </div>
        </form>
        <aside className="panel stay" aria-labelledby="versions">
          <h2 id="versions">{t('staffIncidents:versions.title')}</h2>
          {incident !== undefined && (
            <ol className="flow flow--tight small" reversed>
              {incident.versions.map(({ by, when }) => (
                <li key={`${by} ${when}`}>
                  {by}, <span className="muted">{when}</span>
                </li>
              ))}
            </ol>
          )}
          <p className="small muted">{t('staffIncidents:versions.text')}</p>
          {incident !== undefined && (
            <form
              method="post"
              action={staffUrl('incidentRemove', { reference: incident.reference })}
            >
              <p className="hint">
                {t('staffIncidents:remove.from', { date: incident.removableFrom })}
              </p>
              {incident.isRemovable && (
                <button className="btn btn--bad btn--small" type="submit">
                  {t('staffIncidents:remove.send')}
                </button>
              )}
            </form>
          )}
        </aside>
      </div>
    </StaffLayout>
  )
}
