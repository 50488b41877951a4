import { staffUrl } from '../../../addresses/staffTable.js'
import type { PrivacyState } from '../../../services/staff/privacy/privacyRequest.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface PrivacyRow {
  readonly reference: string
  readonly kindTexts: string
  readonly received: string
  readonly state: PrivacyState | undefined
  readonly stateTexts: string
  readonly due?: { readonly text: string; readonly tone: 'late' | 'soon' | 'later' } | undefined
}

const stateClasses: Readonly<Record<PrivacyState, string>> = {
  open: 'state state--doing',
  deleting: 'state state--wait',
  deleted: 'state state--doing',
  answered: 'state state--done',
  refused: 'state state--off',
}

export default function PrivacyList({ rows }: { readonly rows: readonly PrivacyRow[] }) {
  const { t } = useStaffSite()
  return (
    <section className="panel panel--flush" aria-labelledby="requests">
      <div className="panel__head">
        <h2 id="requests">{t('staffPrivacy:list.title')}</h2>
      </div>
      {rows.length === 0 ? (
        <p className="muted small empty">{t('staffPrivacy:list.none')}</p>
      ) : (
        <table className="list list--plain list--cards">
          <thead>
            <tr>
              <th scope="col">{t('staffPrivacy:list.reference')}</th>
              <th scope="col">{t('staffPrivacy:list.asked')}</th>
              <th scope="col">{t('staffPrivacy:list.received')}</th>
              <th scope="col">{t('staffPrivacy:list.due')}</th>
              <th scope="col">{t('staffPrivacy:list.state')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ reference, kindTexts, received, due, state, stateTexts }) => (
              <tr key={reference}>
                <th scope="row">
                  <a className="name" href={staffUrl('privacyRequest', { reference })}>
                    {reference}
                  </a>
                </th>
                <td>{kindTexts}</td>
                <td data-label={t('staffPrivacy:list.received')}>{received}</td>
                <td data-label={t('staffPrivacy:list.due')}>
                  {due === undefined ? (
                    '–'
                  ) : (
                    <span className={due.tone === 'later' ? 'due' : `due due--${due.tone}`}>
                      <Icon name={due.tone === 'late' ? 'warning' : 'clock'} small />
                      {due.text}
                    </span>
                  )}
                </td>
                <td>
                  <span className={state === undefined ? 'state' : stateClasses[state]}>
                    {stateTexts}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
