import { useStaffSite } from '../layout/staffSite.js'

export type PasswordProblem = 'tooShort' | 'tooLong' | 'different'

const sentences = {
  tooShort: 'staffSignIn:newPassword.tooShort',
  tooLong: 'staffSignIn:newPassword.tooLong',
  different: 'staffSignIn:newPassword.different',
} as const

/** Passwords are never echoed after an error. */
export default function NewPassword({
  problem,
}: {
  readonly problem: PasswordProblem | undefined
}) {
  const { t } = useStaffSite()
  const describedBy = problem === undefined ? 'password-hint' : 'password-hint password-error'
  return (
    <>
      <div className="field">
        <label htmlFor="password">{t('staffSignIn:newPassword.label')}</label>
        <p className="hint" id="password-hint">
          {t('staffSignIn:newPassword.hint')}
        </p>
        <input
          className="input"
          id="password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={describedBy}
        />
        {problem !== undefined && (
          <p className="error-text" id="password-error">
            {t(sentences[problem])}
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor="again">{t('staffSignIn:newPassword.again')}</label>
        <input
          className="input"
          id="again"
          name="again"
          type="password"
          autoComplete="new-password"
          required
        />
      </div>
    </>
  )
}
