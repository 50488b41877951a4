import { staffUrl } from '../../../addresses/staffTable.js'
import type { AuditVerification } from '../../../services/staff/audit/auditLog.js'
import { useStaffSite } from '../layout/staffSite.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import AuditChain from './AuditChain.js'
import type { AuditChoice, AuditRow } from './auditRows.js'

interface Props extends StaffViewProps {
  readonly rows: readonly AuditRow[]
  readonly choices: readonly AuditChoice[]
  readonly chosen: string
  readonly people: readonly AuditChoice[]
  readonly actor: string
  /** Filter: reference of a record. */
  readonly subject: string
  readonly older?: string | undefined
  readonly verification?: AuditVerification | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/audit/AuditPage': Props
  }
}

export default function AuditPage(props: Props) {
  const { rows, choices, chosen, people, actor, subject, older, verification, ...page } = props
  const { t } = page.site
  return (
    <StaffLayout {...page} width="full">
      <div className="top">
        <h1>{t('staffAudit:heading')}</h1>
        <p className="small muted">{t('staffAudit:lead')}</p>
      </div>
      <AuditChain verification={verification} />
      <form className="filters" method="get" action={staffUrl('audit')}>
        <Choice
          name="actor"
          label={t('staffAudit:columns.who')}
          all={t('staffAudit:filter.anybody')}
          choices={people}
          chosen={actor}
        />
        <Choice
          name="action"
          label={t('staffAudit:filter.label')}
          all={t('staffAudit:filter.all')}
          choices={choices}
          chosen={chosen}
        />
        <div className="field">
          <label htmlFor="subject">{t('staffAudit:filter.subject')}</label>
          <input
            type="text"
            className="input"
            id="subject"
            name="subject"
            autoComplete="off"
            defaultValue={subject}
          />
        </div>
        <button className="btn" type="submit">
          {t('staffAudit:filter.send')}
        </button>
      </form>
      <div className="queue">
        {rows.length === 0 ? (
          <p className="muted">{t('staffAudit:empty')}</p>
        ) : (
          <AuditTable rows={rows} />
        )}
        {older !== undefined && (
          <nav className="pager" aria-label={t('staffAudit:pages')}>
            <a className="btn btn--small btn--ghost end" href={older}>
              {t('staffAudit:older')}
            </a>
          </nav>
        )}
      </div>
    </StaffLayout>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly all: string
  readonly choices: readonly AuditChoice[]
  readonly chosen: string
}

function Choice({ name, label, all, choices, chosen }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select className="input" id={name} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

const columns = [
  'sequence',
  'at',
  'who',
  'roles',
  'action',
  'subject',
  'outcome',
  'request',
] as const

function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  const { t } = useStaffSite()
  return (
    <table className="list list--plain list--cards list--dense list--audit">
      <caption className="vh">{t('staffAudit:caption')}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={name === 'sequence' ? 'n' : undefined}>
              {t(`staffAudit:columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.sequence}>
            <td className="n k-pair" data-label={t('staffAudit:columns.sequence')}>
              {row.sequence}
            </td>
            <td className="nowrap">{row.at}</td>
            <th className="nowrap" scope="row">
              {row.who}
            </th>
            <td className="muted k-whole k-roles">{row.roles}</td>
            <td className="k-pair">{row.action}</td>
            <td className="anywhere k-pair">{row.subject}</td>
            <td className="k-outcome">
              <span className={row.isRefused ? 'says says--err' : 'says says--ok'}>
                {t(row.isRefused ? 'staffAudit:outcome.refused' : 'staffAudit:outcome.done')}
              </span>
            </td>
            <td className="muted k-whole k-request" data-label={t('staffAudit:columns.request')}>
              <span className="mono">{row.requestId.slice(-8)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
