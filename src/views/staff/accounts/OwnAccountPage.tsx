import { staffUrl } from '../../../addresses/staffTable.js'
import type { StaffAccount } from '../../../services/staff/staffAccount.js'
import Icon from '../../icons/Icon.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import PasskeyList, { type PasskeyRow } from '../passkeys/PasskeyList.js'
import type { SessionRow } from './accountRows.js'
import OwnPassword, { type OwnPasswordProblem } from './OwnPassword.js'
import SessionList from './SessionList.js'

interface Props extends StaffViewProps {
  readonly account: StaffAccount
  readonly sessions: readonly SessionRow[]
  readonly codesLeft: number
  /** `undefined` when an identity provider replaces passkeys. */
  readonly passkeys?: readonly PasskeyRow[] | undefined
  readonly hasPassword: boolean
  readonly passwordProblem?: OwnPasswordProblem | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/accounts/OwnAccountPage': Props
  }
}

/** Highest number of unused recovery codes at which the page asks for new ones. */
const fewCodes = 2

export default function OwnAccountPage(props: Props) {
  const { account, sessions, codesLeft, passkeys, hasPassword, passwordProblem, ...page } = props
  const { t } = page.site
  const roles = account.roles.map((role) => t(`staffAccounts:roles.${role}`)).join(', ')
  return (
    <StaffLayout {...page} width="narrow">
      <div className="top">
        <h1>{t('staffAccounts:own.title')}</h1>
        <p className="muted small">{`${account.name}, ${account.email}`}</p>
        <p className="muted small">{roles}</p>
      </div>
      <div className="panels panels--two">
        <section className="panel" aria-labelledby="sessions">
          <div className="panel__head">
            <h2 id="sessions">{t('staffAccounts:sessions.title')}</h2>
            {sessions.length > 1 && (
              <form className="end" method="post" action={staffUrl('ownSessions')}>
                <button className="btn btn--small btn--ghost" type="submit">
                  {t('staffAccounts:sessions.endOthers')}
                </button>
              </form>
            )}
          </div>
          <SessionList sessions={sessions} action={staffUrl('ownSessions')} />
          <p className="hint">{t('staffAccounts:sessions.hint')}</p>
        </section>
        <Settings account={account} t={t} />
        <form className="panel flow" method="post" action={staffUrl('ownRecoveryCodes')}>
          <h2>{t('staffAccounts:recovery.title')}</h2>
          <p className={codesLeft <= fewCodes ? 'says says--warn' : 'small'}>
            {codesLeft <= fewCodes && <Icon name="warning" small />}
            {t('staffAccounts:recovery.left', { count: codesLeft })}
          </p>
          <p className="hint">{t('staffAccounts:recovery.hint')}</p>
          <div className="row">
            <button className="btn btn--ghost" type="submit">
              {t('staffAccounts:recovery.send')}
            </button>
          </div>
        </form>
        {passkeys !== undefined && <PasskeyList passkeys={passkeys} />}
        {hasPassword && <OwnPassword problem={passwordProblem} />}
      </div>
    </StaffLayout>
  )
}

function Settings({ account, t }: { account: StaffAccount; t: Props['site']['t'] }) {
  return (
    <form className="panel flow" method="post" action={staffUrl('ownSettings')}>
      <h2>{t('staffAccounts:settings.title')}</h2>
      <div className="field">
        <label htmlFor="locale">{t('staffAccounts:language')}</label>
        <select className="input" id="locale" name="locale" defaultValue={account.locale}>
          <option value="fr">{t('staff:french')}</option>
          <option value="en">{t('staff:english')}</option>
        </select>
      </div>
      <label className="check">
        <input
          className="tick"
          type="checkbox"
          name="singleKeys"
          defaultChecked={account.singleKeys}
        />
        <span>{t('staffAccounts:settings.singleKeys')}</span>
      </label>
      <div className="row">
        <button className="btn" type="submit">
          {t('staffAccounts:settings.send')}
        </button>
      </div>
    </form>
  )
}
