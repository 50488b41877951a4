import { staffUrl } from '../../../addresses/staffTable.js'
import type { SignInRefusal } from '../../../services/staff/signIn/signIn.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import PasskeyForm, { type PasskeyProblem } from '../passkeys/PasskeyForm.js'
import CodeField from './CodeField.js'
import ContinuationFields, { type Continuation } from './ContinuationFields.js'
import HeldForm, { type Place } from './HeldForm.js'
import SignInError from './SignInError.js'

interface Props extends StaffViewProps {
  readonly continuation: Continuation
  readonly place: Place
  readonly refusal?: SignInRefusal
  readonly takesPasskeys: boolean
  readonly passkey?: PasskeyProblem
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/signIn/ConfirmIdentityPage': Props
  }
}

export default function ConfirmIdentityPage(props: Props) {
  const { continuation, place, refusal, takesPasskeys, passkey, ...page } = props
  const { t } = page.site
  return (
    <StaffLayout {...page} width="narrow">
      <div className="lost lost--tight">
        <div className="panel">
          <h1>{t('staffSignIn:confirm.title')}</h1>
          <p>{t('staffSignIn:confirm.why')}</p>
          {continuation.fields !== undefined && (
            <HeldForm continuation={continuation} place={place} />
          )}
          <SignInError refusal={refusal} wrong="staffSignIn:code.wrong" />
          <form className="flow" method="post" action={staffUrl('confirmIdentity')}>
            <ContinuationFields {...continuation} />
            <CodeField />
            <div className="row">
              <button className="btn btn--big" type="submit">
                {t('staffSignIn:confirm.send')}
              </button>
              <a className="btn btn--quiet" href={staffUrl('home')}>
                {t('staffSignIn:confirm.cancel')}
              </a>
            </div>
          </form>
          {takesPasskeys && (
            <PasskeyForm
              action={staffUrl('confirmPasskey')}
              problem={passkey}
              button={t('staffPasskeys:confirm')}
              className="btn btn--ghost"
            >
              <ContinuationFields {...continuation} />
            </PasskeyForm>
          )}
          <p className="hint">{t('staffSignIn:confirm.hint')}</p>
        </div>
      </div>
    </StaffLayout>
  )
}
