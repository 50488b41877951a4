import { type StaffRole, staffUrl } from '../../../addresses/staffTable.js'
import BackCrumb from '../layout/BackCrumb.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import type { AccountRow, SessionRow } from './accountRows.js'
import RoleChoices from './RoleChoices.js'
import SessionList from './SessionList.js'

export type AccountProblem =
  | { readonly kind: 'lastAdmin' | 'noRole' }
  /** Another admin changed the roles meanwhile; `chosen` are the roles selected in this form. */
  | { readonly kind: 'changed'; readonly chosen: readonly StaffRole[] }

interface Props extends StaffViewProps {
  readonly account: AccountRow
  readonly sessions: readonly SessionRow[]
  readonly problem?: AccountProblem | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/accounts/AccountPage': Props
  }
}

export default function AccountPage({ account, sessions, problem, ...page }: Props) {
  const { t } = page.site
  const { id, name, email, roles } = account
  return (
    <StaffLayout {...page} width="narrow">
      <BackCrumb
        label={t('staffAccounts:title')}
        href={staffUrl('accounts')}
        words={t('staffAccounts:title')}
      />
      <div className="top">
        <h1>{name}</h1>
        <p className="small muted">{email}</p>
      </div>
      {problem?.kind === 'lastAdmin' && (
        <p className="notice notice--err" role="alert">
          {t('staffAccounts:errors.lastAdmin')}
        </p>
      )}
      {problem?.kind === 'changed' && (
        <p className="notice notice--err" role="alert">
          {t('staffAccounts:errors.changed', {
            roles: problem.chosen.map((role) => t(`staffAccounts:roles.${role}`)).join(', '),
          })}
        </p>
      )}
      <div className="panels panels--two">
        <form className="panel flow" method="post" action={staffUrl('accountRoles', { id })}>
          <input type="hidden" name="seen" value={roles.join(' ')} />
          <RoleChoices chosen={roles} isMissing={problem?.kind === 'noRole'} />
          <p className="hint">{t('staffAccounts:endsSessions')}</p>
          <div className="row">
            <button className="btn" type="submit">
              {t('staffAccounts:roles.send')}
            </button>
          </div>
        </form>
        <section className="panel" aria-labelledby="sessions">
          <h2 id="sessions">{t('staffAccounts:sessions.title')}</h2>
          <SessionList sessions={sessions} action={staffUrl('accountSessions', { id })} />
        </section>
        <form className="panel flow" method="post" action={staffUrl('accountReset', { id })}>
          <h2>{t('staffAccounts:reset.title')}</h2>
          <p className="small">{t('staffAccounts:reset.what')}</p>
          <div className="row">
            <button className="btn btn--ghost" type="submit">
              {t('staffAccounts:reset.send')}
            </button>
          </div>
        </form>
        <form className="panel flow" method="post" action={staffUrl('accountClose', { id })}>
          <h2>{t('staffAccounts:close.title')}</h2>
          <p className="small">{t('staffAccounts:close.what')}</p>
          <div className="row">
            <button className="btn btn--bad" type="submit">
              {t('staffAccounts:close.send', { name })}
            </button>
          </div>
        </form>
      </div>
    </StaffLayout>
  )
}
