import { useStaffSite } from '../layout/staffSite.js'
import type { Continuation } from './ContinuationFields.js'
import { shownValues } from './shownValues.js'

/** Shows the content of an interrupted form, because another person may have filled it in. */
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
