import type { LocalMoment } from '../../../../services/clinic/openHours.js'
import type { Colleague } from '../../../../services/staff/colleague.js'
import type { DeskChange } from '../../../../services/staff/requests/changeDesk.js'
import type { StaffSite } from '../../../../views/staff/layout/staffSite.js'
import { formatShortDate } from '../../staffDates.js'
import { describeAssignment, describeCall, describeMove } from '../changeTexts.js'

export const describeWanted = (site: StaffSite, change: DeskChange): string => {
  const { t } = site
  switch (change.kind) {
    case 'state':
      return describeMove(site, change)
    case 'assigned':
      return describeAssignment(site, change.to)
    case 'note':
      return t('staff:note.keep')
    case 'call':
      return describeCall(site, change)
    case 'promised':
      return t('staffRecord:undo.promised', { day: formatShortDate(site, change.day) })
    case 'snoozed':
      return t('staffRequests:call.snoozed', { day: formatShortDate(site, change.day) })
    case 'urgent':
      return t(`staffRequests:actions.${change.isUrgent ? 'urgent' : 'notUrgent'}`)
    case 'read':
    case 'duplicate':
      return t(`staffRequests:actions.${change.kind}`)
  }
}

export const appointmentFields = (
  appointment: LocalMoment | undefined,
): readonly (readonly [name: string, value: string])[] =>
  appointment === undefined
    ? []
    : [
        ['appointmentDate', appointment.date],
        ['appointmentHour', appointment.time],
      ]

const assignField = (to: Colleague | null) => ['assign', to?.id ?? 'nobody'] as const

export const wantedFields = (
  change: DeskChange,
): readonly (readonly [name: string, value: string])[] => {
  switch (change.kind) {
    case 'state':
      return [['state', change.state], ...(change.to === undefined ? [] : [assignField(change.to)])]
    case 'assigned':
      return [assignField(change.to)]
    case 'note':
      return []
    case 'call':
      return [
        ['outcome', change.outcome],
        ...(change.text === undefined ? [] : [['callNote', change.text] as const]),
        ...appointmentFields(change.appointment),
      ]
    case 'promised':
      return [
        ['outcome', 'later'],
        ['day', change.day],
      ]
    case 'snoozed':
      return [
        ['outcome', 'snooze'],
        ['day', change.day],
      ]
    case 'urgent':
      return [['do', change.isUrgent ? 'urgent' : 'notUrgent']]
    case 'read':
    case 'duplicate':
      return [['do', change.kind]]
  }
}
