import type { DeletedCounts } from '../../../services/staff/privacy/privacyRequest.js'
import { useStaffSite } from '../layout/staffSite.js'

export type Tally = readonly { readonly name: keyof DeletedCounts; readonly count: number }[]

export default function PrivacyTally({ tally }: { readonly tally: Tally }) {
  const { t } = useStaffSite()
  return (
    <dl className="tally">
      {tally.map(({ name, count }) => (
        <div className="tally__row" key={name}>
          <dt>{t(`staffPrivacy:tally.${name}`)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
