import { useStaffSite } from '../layout/staffSite.js'
import type { SessionRow } from './accountRows.js'

interface Props {
  readonly sessions: readonly SessionRow[]
  readonly action: string
}

export default function SessionList({ sessions, action }: Props) {
  const { t } = useStaffSite()
  if (sessions.length === 0)
    return <p className="small muted">{t('staffAccounts:sessions.none')}</p>
  return (
    <ul className="rows">
      {sessions.map(({ id, browser, since, until, seen, isThis }) => (
        <li key={id}>
          <span>
            <b>{browser === '' ? t('staffAccounts:sessions.unknown') : browser}</b>
            <span className="sub">{t('staffAccounts:sessions.times', { since, until, seen })}</span>
          </span>
          {isThis ? (
            <span className="tag tag--ok">{t('staffAccounts:sessions.this')}</span>
          ) : (
            <form method="post" action={action}>
              <input type="hidden" name="session" value={id} />
              <button className="btn btn--small btn--ghost" type="submit">
                {t('staffAccounts:sessions.end')}
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}
