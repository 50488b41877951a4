import { staffUrl } from '../../../addresses/staffTable.js'
import type { PrivacyState } from '../../../services/staff/privacy/privacyRequest.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface DecisionRow {
  readonly what: string
  readonly by: string
  readonly when: string
}

interface Props {
  readonly reference: string
  readonly state: PrivacyState | undefined
  readonly decisions: readonly DecisionRow[]
}

export default function PrivacyHistory({ reference, state, decisions }: Props) {
  const { t } = useStaffSite()
  const mayEnd = state === 'open' || state === 'deleted'
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history">{t('staffPrivacy:history.title')}</h2>
      <ul className="flow flow--tight small">
        {decisions.map(({ what, by, when }) => (
          <li key={`${what} ${when}`}>
            <p>{what}</p>
            <p className="muted tiny">
              {by}, {when}
            </p>
          </li>
        ))}
      </ul>
      {mayEnd && (
        <form
          className="flow flow--tight"
          method="post"
          action={staffUrl('privacyAnswer', { reference })}
        >
          <p className="hint">{t('staffPrivacy:history.endHint')}</p>
          <div className="row row--even">
            <button className="btn btn--ghost btn--small" name="state" value="answered">
              {t('staffPrivacy:history.answer')}
            </button>
            {state === 'open' && (
              <button className="btn btn--quiet btn--small" name="state" value="refused">
                {t('staffPrivacy:history.refuse')}
              </button>
            )}
          </div>
        </form>
      )}
    </section>
  )
}
