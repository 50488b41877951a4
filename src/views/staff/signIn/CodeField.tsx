import { useStaffSite } from '../layout/staffSite.js'

export default function CodeField() {
  const { t } = useStaffSite()
  return (
    <div className="field">
      <label htmlFor="code">{t('staffSignIn:code.label')}</label>
      <input
        className="input code-input"
        id="code"
        name="code"
        type="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={40}
        aria-describedby="code-hint"
      />
      <p className="hint" id="code-hint">
        {t('staffSignIn:code.hint')}
      </p>
    </div>
  )
}
