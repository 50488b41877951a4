import type { DeletedCounts } from '../../../services/staff/privacy/privacyRequest.js'
import Icon from '../../icons/Icon.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import PrivacyCrumb, { type PrivacyHead } from './PrivacyCrumb.js'

export interface AttestationRow {
  readonly name: keyof DeletedCounts
  readonly references: string
  readonly deleted: number
}

interface Props extends StaffViewProps {
  readonly head: PrivacyHead
  readonly clinic: string
  readonly address: string
  readonly by: string
  readonly day: string
  readonly time: string
  readonly rows: readonly AttestationRow[]
  readonly total: number
  readonly takenBack: number
  readonly leaving: number
  readonly leftOut: number
  readonly mailbox: string
  readonly backupsEnd: string
  readonly digest: string
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/privacy/PrivacyAttestationPage': Props
  }
}

export default function PrivacyAttestationPage({ head, ...props }: Props) {
  const { clinic, address, by, day, time, rows, total, digest, ...rest } = props
  const { takenBack, leaving, leftOut, mailbox, backupsEnd, ...page } = rest
  const { t } = page.site
  return (
    <StaffLayout {...page} width="full">
      <PrivacyCrumb {...head} isBehind />
      <div className="row noprint">
        <button className="btn" type="button" data-print hidden>
          <Icon name="print" small />
          {t('staffPrivacy:print')}
        </button>
      </div>
      <article className="attest">
        <div className="attest__top">
          <div>
            <h1>{t('staffPrivacy:attestation.title')}</h1>
            <p className="small muted">{head.reference}</p>
          </div>
          <address>
            {clinic}
            <br />
            {address}
          </address>
        </div>
        <p>{t('staffPrivacy:attestation.text', { date: day, time, by })}</p>
        <div
          className="scroll"
          role="region"
          tabIndex={0}
          aria-label={t('staffPrivacy:attestation.what')}
        >
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('staffPrivacy:attestation.what')}</th>
                <th scope="col">{t('staffPrivacy:attestation.references')}</th>
                <th scope="col" className="n">
                  {t('staffPrivacy:attestation.deleted')}
                </th>
                <th scope="col" className="n">
                  {t('staffPrivacy:attestation.remaining')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, references, deleted }) => (
                <tr key={name}>
                  <th scope="row">{t(`staffPrivacy:tally.${name}`)}</th>
                  <td>{references}</td>
                  <td className="n">{deleted}</td>
                  <td className="n">0</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {t('staffPrivacy:attestation.total')}
                </th>
                <td className="n">
                  <b>{total}</b>
                </td>
                <td className="n">
                  <b>0</b>
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
        <div className="flow flow--tight">
          <h2>{t('staffPrivacy:attestation.notes')}</h2>
          <ul className="small dots flow flow--tight">
            {takenBack > 0 && (
              <li>{t('staffPrivacy:attestation.takenBack', { count: takenBack })}</li>
            )}
            {leaving > 0 && <li>{t('staffPrivacy:attestation.leaving', { count: leaving })}</li>}
            {leftOut > 0 && <li>{t('staffPrivacy:attestation.leftOut', { count: leftOut })}</li>}
            <li>{t('staffPrivacy:attestation.backups', { date: backupsEnd })}</li>
            <li>{t('staffPrivacy:attestation.mailbox', { mailbox })}</li>
            <li>{t('staffPrivacy:attestation.medical')}</li>
          </ul>
        </div>
        <p className="small muted">
          {t('staffPrivacy:attestation.digest')} <span className="mono">{digest}</span>
        </p>
        <div className="signs">
          <div>{t('staffPrivacy:attestation.signature')}</div>
          <div>{t('staffPrivacy:attestation.date')}</div>
        </div>
      </article>
    </StaffLayout>
  )
}
