import { useStaffSite } from '../layout/staffSite.js'

export default function KnownPassword({ isWrong }: { readonly isWrong: boolean }) {
  const { t } = useStaffSite()
  return (
    <div className="field">
      <label htmlFor="password">{t('staffSignIn:knownPassword.label')}</label>
      <p className="hint" id="password-hint">
        {t('staffSignIn:knownPassword.hint')}
      </p>
      <input
        className="input"
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? 'password-hint password-error' : 'password-hint'}
      />
      {isWrong && (
        <p className="error-text" id="password-error">
          {t('staffSignIn:knownPassword.wrong')}
        </p>
      )}
    </div>
  )
}
