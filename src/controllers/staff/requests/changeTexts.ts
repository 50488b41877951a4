import { offerResults, visitsDone } from '../../../shared/contact/contactChoices.js'
import type { Colleague } from '../../../services/staff/colleague.js'
import {
  type CallOutcome,
  callOutcomes,
  type DeskState,
  deskStates,
} from '../../../shared/staff/deskChoices.js'
import {
  correctedFields,
  type DeskEvent,
  linkEvents,
} from '../../../services/staff/requests/deskRecord.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { formatPlace } from './places/formatPlace.js'
import { describePerson } from '../record/recordTexts.js'
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

export const describeCall = (
  site: StaffSite,
  {
    outcome,
    appointment,
  }: {
    readonly outcome: Stored<CallOutcome>
    readonly appointment?: Appointment | undefined
  },
): string => {
  const what = labelStored(callOutcomes, outcome, (known) => site.t(`staffRequests:call.${known}`))
  return withAppointment(site, what, appointment)
}

type Appointment = Parameters<typeof formatPlace>[1]

/** Formats « Rendez-vous fixé : mar. 1 déc., 9 h ». */
const withAppointment = (site: StaffSite, what: string, appointment: Appointment | undefined) =>
  appointment === undefined
    ? what
    : site.t('staffRequests:offer.line.of', { what, place: formatPlace(site, appointment) })

type OwnEvent = Extract<
  DeskEvent,
  {
    readonly kind:
      | 'changed'
      | 'withdrawn'
      | 'resumed'
      | 'read'
      | 'link'
      | 'visit'
      | 'visitDone'
      | 'shortNotice'
      | 'offer'
      | 'urgent'
      | 'duplicate'
      | 'merged'
  }
>

const describeOffer = (
  site: StaffSite,
  { result, place }: Extract<DeskEvent, { readonly kind: 'offer' }>,
): string => {
  const what = labelStored(offerResults, result, (known) =>
    site.t(`staffRequests:offer.line.${known}`),
  )
  return withAppointment(site, what, place)
}

export const describeOwnEvent = (site: StaffSite, event: OwnEvent): string => {
  const { t } = site
  switch (event.kind) {
    case 'changed':
      return event.fields
        .map((field) =>
          labelStored(correctedFields, field, (known) => t(`staffRequests:line.fields.${known}`)),
        )
        .join(', ')
    case 'link':
      return labelStored(linkEvents, event.what, (known) => t(`staffRequests:line.link.${known}`))
    case 'visitDone':
      return withAppointment(
        site,
        labelStored(visitsDone, event.what, (known) => t(`staffRequests:visit.done.${known}`)),
        event.appointment,
      )
    case 'offer':
      return describeOffer(site, event)
    case 'urgent':
      return t(`staffRequests:line.${event.isUrgent ? 'urgent' : 'notUrgent'}`)
    case 'duplicate':
      return event.of === undefined
        ? t('staffRequests:line.duplicate')
        : t('staffRequests:line.mergedInto', { reference: event.of })
    case 'merged':
      return t('staffRequests:line.merged', { reference: event.from })
    case 'shortNotice':
    case 'withdrawn':
    case 'resumed':
    case 'visit':
    case 'read':
      return t(`staffRequests:line.${event.kind}`)
  }
}
