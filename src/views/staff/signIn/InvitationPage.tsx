import { staffUrl } from '../../../addresses/staffTable.js'
import type { StaffAccount } from '../../../services/staff/staffAccount.js'
import StaffGate from '../layout/StaffGate.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import EnrolmentSteps from './EnrolmentSteps.js'
import KnownPassword from './KnownPassword.js'
import NewPassword, { type PasswordProblem } from './NewPassword.js'

interface Props extends StaffViewProps {
  readonly token: string
  readonly account: StaffAccount
  readonly choosesPassword: boolean
  /** `wrong`: refused by the identity provider. */
  readonly problem?: PasswordProblem | 'wrong' | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/signIn/InvitationPage': Props
  }
}

/** A GET changes nothing, because email scanners open links. */
export default function InvitationPage({
  token,
  account,
  choosesPassword,
  problem,
  ...page
}: Props) {
  const { t, clinic } = page.site
  return (
    <StaffGate {...page}>
      <div className="flow flow--tight">
        <h1>{t('staffSignIn:invitation.hello', { name: account.name })}</h1>
        <p className="small muted">
          {t('staffSignIn:invitation.opening', { clinic: clinic.name })}
        </p>
      </div>
      <EnrolmentSteps current="password" />
      <form className="flow" method="post" action={staffUrl('invitation', { token })}>
        <div className="field">
          <span className="label">{t('staffSignIn:invitation.email')}</span>
          <span>{account.email}</span>
          <input type="hidden" name="email" autoComplete="username" value={account.email} />
        </div>
        {choosesPassword ? (
          <NewPassword problem={problem === 'wrong' ? undefined : problem} />
        ) : (
          <KnownPassword isWrong={problem === 'wrong'} />
        )}
        <button className="btn btn--full" type="submit">
          {t('staffSignIn:invitation.send')}
        </button>
      </form>
    </StaffGate>
  )
}
