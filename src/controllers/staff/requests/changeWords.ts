import type { Colleague } from '../../../services/staff/colleague.js'
import type { DeskState } from '../../../services/staff/requests/deskChoices.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { sayWho } from '../record/recordWords.js'

/** « assignée à Karine Dufour » */
export const sayGiven = (site: StaffSite, to: Colleague | null): string =>
  to === null
    ? site.t('staffRequests:undo.unassigned')
    : site.t('staffRequests:undo.assigned', { name: sayWho(site, to) })

/** « passée à « En cours » », and to whom it was given at once. */
export const sayMoved = (
  site: StaffSite,
  { state, to }: { readonly state: DeskState; readonly to?: Colleague | null },
): string => {
  const moved = site.t('staffRequests:undo.state', {
    state: site.t(`staffRequests:states.${state}`),
  })
  return to === undefined ? moved : `${moved}, ${sayGiven(site, to)}`
}
