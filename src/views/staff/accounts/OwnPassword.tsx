import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { SignInRefusal } from '../../../services/staff/signIn/signIn.js'
import NewPassword, { type PasswordProblem } from '../signIn/NewPassword.js'
import SignInError from '../signIn/SignInError.js'

export type OwnPasswordProblem = PasswordProblem | SignInRefusal

export default function OwnPassword({
  problem,
}: {
  readonly problem?: OwnPasswordProblem | undefined
}) {
  const { t } = useStaffSite()
  const refusal = typeof problem === 'object' ? problem : undefined
  const isWrong = refusal?.status === 'refused'
  return (
    <form className="panel flow" method="post" action={staffUrl('ownPassword')}>
      <h2>{t('staffAccounts:password.title')}</h2>
      {refusal?.status === 'locked' && <SignInError refusal={refusal} wrong="staffSignIn:wrong" />}
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
      <NewPassword problem={typeof problem === 'object' ? undefined : problem} />
      <p className="hint">{t('staffAccounts:password.hint')}</p>
      <div className="row">
        <button className="btn btn--ghost" type="submit">
          {t('staffAccounts:password.send')}
        </button>
      </div>
    </form>
  )
}
