import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from '../layout/staffSite.js'
import NewPassword, { type PasswordProblem } from '../signIn/NewPassword.js'

export type OwnPasswordProblem = PasswordProblem | 'wrong'

/** Another password; the one of now is asked for first. */
export default function OwnPassword({ problem }: { readonly problem?: OwnPasswordProblem }) {
  const { t } = useStaffSite()
  const isWrong = problem === 'wrong'
  return (
    <form className="panel flow" method="post" action={staffUrl('ownPassword')}>
      <h2>{t('staffAccounts:password.title')}</h2>
      <div className="field">
        <label htmlFor="current">{t('staffAccounts:password.current')}</label>
        <input
          className="input"
          id="current"
          name="current"
          type="password"
          autoComplete="current-password"
          required
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? 'current-error' : undefined}
        />
        {isWrong && (
          <p className="error-text" id="current-error">
            {t('staffAccounts:password.wrong')}
          </p>
        )}
      </div>
      <NewPassword problem={isWrong ? undefined : problem} />
      <div className="row">
        <button className="btn btn--ghost" type="submit">
          {t('staffAccounts:password.send')}
        </button>
      </div>
      <p className="hint">{t('staffAccounts:password.hint')}</p>
    </form>
  )
}
