import type { DeskChange } from '../../../services/staff/requests/changeDesk.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { sayShortDate } from '../staffDates.js'
import { sayWho } from './requestWords.js'

/** A change that is not made yet, in words. */
export const sayWanted = (site: StaffSite, change: DeskChange): string => {
  const { t } = site
  switch (change.kind) {
    case 'state':
      return t('staffRequests:undo.state', { state: t(`staffRequests:states.${change.state}`) })
    case 'assigned':
      return change.to === null
        ? t('staffRequests:undo.unassigned')
        : t('staffRequests:undo.assigned', { name: sayWho(site, change.to) })
    case 'note':
      return t('staff:note.keep')
    case 'call':
      return t(`staffRequests:call.${change.outcome}`)
    case 'promised':
      return t('staffRequests:undo.promised', { day: sayShortDate(site, change.day) })
  }
}

/** The same as fields of a form, to be sent once more; a note stands in a field of its own. */
export const wantedFields = (
  change: DeskChange,
): readonly (readonly [name: string, value: string])[] => {
  switch (change.kind) {
    case 'state':
      return [['state', change.state]]
    case 'assigned':
      return [['assign', change.to?.id ?? 'nobody']]
    case 'note':
      return []
    case 'call':
      return [['outcome', change.outcome]]
    case 'promised':
      return [
        ['outcome', 'later'],
        ['day', change.day],
      ]
  }
}
