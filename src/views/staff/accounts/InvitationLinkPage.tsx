import { staffUrl } from '../../../addresses/staffTable.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'

interface Props extends StaffViewProps {
  readonly link: string
  readonly name: string
  readonly email: string
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/accounts/InvitationLinkPage': Props
  }
}

/** Shows the link once, because only its hash is stored. */
export default function InvitationLinkPage({ link, name, email, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffLayout {...page} width="narrow">
      <div className="panel flow">
        <h1>{t('staffAccounts:link.title')}</h1>
        <p>{t('staffAccounts:link.what', { name, email })}</p>
        <p>
          <span className="secret mono">{link}</span>
        </p>
        <p className="hint">{t('staffAccounts:link.hint')}</p>
        <p className="row">
          <a className="btn" href={staffUrl('accounts')}>
            {t('staffAccounts:link.back')}
          </a>
        </p>
      </div>
    </StaffLayout>
  )
}
