import { type Stored, isKnown, labelStored } from '../../../shared/language/storedChoices.js'
import { type DeskState, deskStates } from '../../../shared/staff/deskChoices.js'
import { useStaffSite } from '../layout/staffSite.js'

const classes: Readonly<Record<DeskState, string>> = {
  new: 'state state--new',
  doing: 'state state--doing',
  waiting: 'state state--wait',
  done: 'state state--done',
  spam: 'state state--spam',
}

export default function StateTexts({ state }: { readonly state: Stored<DeskState> }) {
  const { t } = useStaffSite()
  const words = labelStored(deskStates, state, (known) => t(`staffRequests:states.${known}`))
  return <span className={isKnown(deskStates, state) ? classes[state] : 'state'}>{words}</span>
}
