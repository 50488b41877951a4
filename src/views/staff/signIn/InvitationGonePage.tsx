import { staffUrl } from '../../../addresses/staffTable.js'
import StaffGate from '../layout/StaffGate.js'
import type { StaffViewProps } from '../layout/staffViews.js'

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/signIn/InvitationGonePage': StaffViewProps
  }
}

/** Does not reveal whether the link was used, has expired or never existed. */
export default function InvitationGonePage(page: StaffViewProps) {
  const { t } = page.site
  return (
    <StaffGate {...page}>
      <h1>{t('staffSignIn:invitation.goneTitle')}</h1>
      <p>{t('staffSignIn:invitation.gone')}</p>
      <p className="gate__foot">
        <a href={staffUrl('signIn')}>{t('staffSignIn:invitation.toSignIn')}</a>
      </p>
    </StaffGate>
  )
}
