import type { StaffSection } from '../../../addresses/staffTable.js'
import { sectionTexts } from '../layout/sectionTexts.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { Continuation } from './ContinuationFields.js'
import PostedValues from './PostedValues.js'

export interface Place {
  /** `null` for pages of the user's account. */
  readonly section: StaffSection | null
  readonly names: readonly string[]
}

/** Shows the content of an interrupted form, because another person may have filled it in. */
export default function HeldForm({
  continuation,
  place: { section, names },
}: {
  readonly continuation: Continuation
  readonly place: Place
}) {
  const { t } = useStaffSite()
  const title = t(section === null ? 'staffAccounts:own.title' : sectionTexts[section])
  return (
    <div className="notice">
      <p>{t('staffSignIn:held.what', { place: [title, ...names].join('\u00A0› ') })}</p>
      <PostedValues {...continuation} />
    </div>
  )
}
