import { staffUrl } from '../../../addresses/staffTable.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface EmailRowProps {
  readonly id: string
  readonly version: number
  readonly kind: string
  readonly reference: string
  readonly address: string
  readonly why: string
  readonly error?: string
  readonly tries: number
  readonly moment: string
  readonly next?: string | undefined
  /** Only addresses typed by a visitor can be corrected. */
  readonly canFix: boolean
  readonly fix?: { readonly typed: string; readonly error: string }
}

interface Props {
  readonly caption: string
  readonly emails: readonly EmailRowProps[]
  readonly canAct: boolean
  readonly isSent?: boolean
}

export default function EmailTable({ caption, emails, canAct, isSent = false }: Props) {
  const { t } = useStaffSite()
  const moment = t(isSent ? 'staffOutbox:columns.sent' : 'staffOutbox:columns.since')
  return (
    <table className="list list--plain list--cards emails">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('staffOutbox:columns.email')}</th>
          <th scope="col">{t('staffOutbox:columns.address')}</th>
          <th scope="col">{t('staffOutbox:columns.why')}</th>
          <th scope="col">{t('staffOutbox:columns.tries')}</th>
          <th scope="col">{moment}</th>
          {canAct && (
            <th scope="col">
              <span className="vh">{t('staffOutbox:columns.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {emails.map((email) => (
          <tr key={email.id} id={email.id}>
            <th scope="row">
              <b>{email.kind}</b>
              <span className="sub">{email.reference}</span>
            </th>
            <td data-label={t('staffOutbox:columns.address')}>{email.address}</td>
            <td data-label={t('staffOutbox:columns.why')}>
              {canAct ? (
                <span className="says says--err">
                  <Icon name="warning" small />
                  <span>{email.why}</span>
                </span>
              ) : (
                email.why
              )}
              {email.error !== undefined && <span className="sub">{email.error}</span>}
            </td>
            <td className="nowrap" data-label={t('staffOutbox:columns.tries')}>
              {email.tries}
              {email.next !== undefined && <span className="sub">{email.next}</span>}
            </td>
            <td className="nowrap" data-label={moment}>
              {email.moment}
            </td>
            {canAct && (
              <td>
                <EmailActions email={email} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function EmailActions({ email }: { readonly email: EmailRowProps }) {
  const { t } = useStaffSite()
  const { id, version, reference, canFix, fix } = email
  const errorId = `to-error-${id}`
  return (
    <form className="row fix" method="post" action={staffUrl('outboxEmail', { id })}>
      <input type="hidden" name="version" value={version} />
      {canFix && (
        <>
          {fix !== undefined && (
            <p className="error-text" id={errorId} role="alert">
              {fix.error}
            </p>
          )}
          <label className="vh" htmlFor={`to-${id}`}>
            {t('staffOutbox:fix', { reference })}
          </label>
          <input
            className="input"
            id={`to-${id}`}
            name="to"
            type="email"
            autoComplete="off"
            defaultValue={fix?.typed ?? email.address}
            aria-invalid={fix !== undefined}
            aria-describedby={fix === undefined ? undefined : errorId}
          />
          <button type="submit" className="btn btn--small" name="do" value="fix">
            {t('staffOutbox:fixAndSend')}
          </button>
        </>
      )}
      {!canFix && (
        <button
          type="submit"
          className="btn btn--small btn--ghost"
          name="do"
          value="retry"
          aria-label={t('staffOutbox:retryOf', { reference })}
        >
          <Icon name="retry" small />
          {t('staffOutbox:retry')}
        </button>
      )}
      <button
        type="submit"
        className="btn btn--small btn--quiet"
        name="do"
        value="giveUp"
        formNoValidate
        aria-label={t('staffOutbox:giveUpOf', { reference })}
      >
        {t('staffOutbox:giveUp')}
      </button>
    </form>
  )
}
