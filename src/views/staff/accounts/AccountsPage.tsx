import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from '../layout/staffSite.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import type { AccountRow } from './accountRows.js'
import InviteForm, { type RefusedInvitation } from './InviteForm.js'

interface Props extends StaffViewProps {
  readonly accounts: readonly AccountRow[]
  readonly unconfirmed: readonly string[]
  readonly refused?: RefusedInvitation | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/accounts/AccountsPage': Props
  }
}

export default function AccountsPage({ accounts, unconfirmed, refused, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffLayout {...page} width="narrow">
      <div className="top">
        <h1>{t('staffAccounts:title')}</h1>
        <p className="small muted">{t('staffAccounts:count', { count: accounts.length })}</p>
        <a className="btn end" href="#invite">
          {t('staffAccounts:invite.title')}
        </a>
      </div>
      {unconfirmed.length > 0 && (
        <form className="notice" method="post" action={staffUrl('accountsConfirm')}>
          <div>
            <b>{t('staffAccounts:confirm.title', { count: unconfirmed.length })}</b>{' '}
            {t('staffAccounts:confirm.what')}
          </div>
          {unconfirmed.map((id) => (
            <input key={id} type="hidden" name="account" value={id} />
          ))}
          <button className="btn btn--small btn--ghost" type="submit">
            {t('staffAccounts:confirm.all')}
          </button>
        </form>
      )}
      <div className="queue">
        <table className="list list--plain list--cards">
          <caption className="vh">{t('staffAccounts:title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('staffAccounts:columns.person')}</th>
              <th scope="col">{t('staffAccounts:columns.roles')}</th>
              <th scope="col">{t('staffAccounts:columns.lastSignIn')}</th>
              <th scope="col">{t('staffAccounts:columns.state')}</th>
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <Account key={account.id} {...account} />
            ))}
          </tbody>
        </table>
      </div>
      <InviteForm refused={refused} />
    </StaffLayout>
  )
}

function Account({ id, name, email, roleTexts, isInvited, isLate, lastSignIn, isYou }: AccountRow) {
  const { t } = useStaffSite()
  const late = isLate ? 'staffAccounts:state.late' : 'staffAccounts:state.invited'
  return (
    <tr>
      <th scope="row">
        <a className="name" href={staffUrl('account', { id })}>
          {name}
        </a>
        <span className="sub">{isYou ? t('staffAccounts:you', { email }) : email}</span>
      </th>
      <td>{roleTexts}</td>
      <td data-label={t('staffAccounts:columns.lastSignIn')}>
        {lastSignIn ?? t('staffAccounts:never')}
      </td>
      <td>
        <span className={isInvited ? 'state state--wait' : 'state state--done'}>
          {t(isInvited ? late : 'staffAccounts:state.active')}
        </span>
      </td>
    </tr>
  )
}
