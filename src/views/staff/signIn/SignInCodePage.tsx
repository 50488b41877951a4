import { staffUrl } from '../../../addresses/staffTable.js'
import type { SignInRefusal } from '../../../services/staff/signIn/signIn.js'
import StaffGate from '../layout/StaffGate.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import CodeField from './CodeField.js'
import ContinuationFields, { type Continuation } from './ContinuationFields.js'
import SignInError from './SignInError.js'

interface Props extends StaffViewProps {
  readonly ticket: string
  readonly continuation: Continuation
  readonly refusal?: SignInRefusal
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/signIn/SignInCodePage': Props
  }
}

export default function SignInCodePage({ ticket, continuation, refusal, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffGate {...page}>
      <h1>{t('staffSignIn:code.title')}</h1>
      <SignInError refusal={refusal} wrong="staffSignIn:code.wrong" />
      <form className="flow" method="post" action={staffUrl('signInCode')}>
        <input type="hidden" name="ticket" value={ticket} />
        <ContinuationFields {...continuation} />
        <CodeField />
        <button className="btn btn--full" type="submit">
          {t('staffSignIn:code.send')}
        </button>
      </form>
      <p className="small">{t('staffSignIn:code.recovery')}</p>
      <p className="gate__foot">
        <a href={staffUrl('signIn')}>{t('staffSignIn:again')}</a>
      </p>
    </StaffGate>
  )
}
