import type { Colleague } from '../../../services/staff/colleague.js'
import {
  type CallOutcome,
  callOutcomes,
  type DeskState,
  deskStates,
} from '../../../shared/staff/deskChoices.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { describePerson } from '../record/recordWords.js'
import { labelStored, type Stored } from '../../../shared/language/storedChoices.js'

export const describeState = ({ t }: StaffSite, state: Stored<DeskState>): string =>
  labelStored(deskStates, state, (known) => t(`staffRequests:states.${known}`))

export const describeAssignment = (site: StaffSite, to: Colleague | null): string =>
  to === null
    ? site.t('staffRecord:undo.unassigned')
    : site.t('staffRecord:undo.assigned', { name: describePerson(site, to) })

export const describeMove = (
  site: StaffSite,
  { state, to }: { readonly state: Stored<DeskState>; readonly to?: Colleague | null },
): string => {
  const moved = site.t('staffRecord:undo.state', {
    state: describeState(site, state),
  })
  return to === undefined ? moved : `${moved}, ${describeAssignment(site, to)}`
}

export const describeOutcome = ({ t }: StaffSite, outcome: Stored<CallOutcome>): string =>
  labelStored(callOutcomes, outcome, (known) => t(`staffRequests:call.${known}`))
