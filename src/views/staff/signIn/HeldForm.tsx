import { useStaffSite } from '../layout/staffSite.js'
import type { Continuation } from './ContinuationFields.js'
import { shownValues } from './shownValues.js'

/** What a form that waits says, and where it goes: whoever did not fill it in must be able to tell. */
export default function HeldForm(continuation: Continuation) {
  const { t } = useStaffSite()
  return (
    <div className="notice">
      <p>
        {t('staffSignIn:held.what')} <span className="mono small">{continuation.path}</span>
      </p>
      <ul>
        {shownValues(continuation).map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </div>
  )
}
