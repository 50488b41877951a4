import { staffUrl } from '../../../addresses/staffTable.js'
import type { SignInRefusal } from '../../../services/staff/signIn/signIn.js'
import StaffGate from '../layout/StaffGate.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import PasskeyForm, { type PasskeyProblem } from '../passkeys/PasskeyForm.js'
import ContinuationFields, { type Continuation } from './ContinuationFields.js'
import PreservedText, { longestText } from './PreservedText.js'
import SignInError from './SignInError.js'

interface Props extends StaffViewProps {
  readonly continuation: Continuation
  readonly email: string
  readonly refusal?: SignInRefusal | undefined
  readonly takesPasskeys: boolean
  readonly isCookieRefused: boolean
  readonly passkey?: PasskeyProblem | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/signIn/SignInPage': Props
  }
}

export default function SignInPage(props: Props) {
  const { continuation, email, refusal, takesPasskeys, isCookieRefused, passkey, ...page } = props
  const { t } = page.site
  const text = longestText(continuation)
  const isKept = continuation.fields !== undefined
  const form = (
    <>
      <h1>{t(isKept ? 'staffSignIn:ended' : 'staffSignIn:title')}</h1>
      {isKept && <p className="small">{t('staffSignIn:goesOn')}</p>}
      {isCookieRefused && (
        <p className="notice notice--err" role="alert">
          {t('staffSignIn:cookieRefused')}
        </p>
      )}
      <SignInError refusal={refusal} wrong="staffSignIn:wrong" />
      <form className="flow" method="post" action={staffUrl('signIn')}>
        <ContinuationFields {...continuation} />
        <div className="field">
          <label htmlFor="email">{t('staffSignIn:email')}</label>
          <input
            className="input"
            id="email"
            name="email"
            type="email"
            defaultValue={email}
            autoComplete="username"
            required
            maxLength={254}
          />
        </div>
        <div className="field">
          <label htmlFor="password">{t('staffSignIn:password')}</label>
          <input
            className="input"
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </div>
        <button className="btn btn--full" type="submit">
          {t('staffSignIn:continue')}
        </button>
      </form>
      {takesPasskeys && (
        <PasskeyForm
          action={staffUrl('signInPasskey')}
          problem={passkey}
          button={t('staffPasskeys:signIn')}
          className="btn btn--ghost btn--full"
        >
          <ContinuationFields {...continuation} />
        </PasskeyForm>
      )}
    </>
  )
  return (
    <StaffGate {...page} wide={text !== undefined}>
      {text === undefined ? (
        form
      ) : (
        <div className="split split--half">
          <div className="flow">{form}</div>
          <PreservedText text={text} />
        </div>
      )}
      <p className="small">{t('staffSignIn:lost')}</p>
      <p className="gate__foot">{t('staffSignIn:foot')}</p>
    </StaffGate>
  )
}
