import { type Stored, isKnown, labelStored } from '../../../shared/language/storedChoices.js'
import { type ApplicationState, applicationStates } from '../../../shared/staff/deskChoices.js'
import { useStaffSite } from '../layout/staffSite.js'

const classes: Readonly<Record<ApplicationState, string>> = {
  received: 'state state--new',
  interview: 'state state--doing',
  offer: 'state state--done',
  refused: 'state state--off',
  withdrawn: 'state state--spam',
}

export default function ApplicationStateTexts({
  state,
}: {
  readonly state: Stored<ApplicationState>
}) {
  const { t } = useStaffSite()
  const words = labelStored(applicationStates, state, (known) =>
    t(`staffApplications:states.${known}`),
  )
  return (
    <span className={isKnown(applicationStates, state) ? classes[state] : 'state'}>{words}</span>
  )
}
