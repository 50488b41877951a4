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
  }
>

const describeOffer = (
  site: StaffSite,
  { result, place }: Extract<DeskEvent, { readonly kind: 'offer' }>,
): string => {
  const what = labelStored(offerResults, result, (known) =>
    site.t(`staffRequests:offer.line.${known}`),
  )
  return place === undefined
    ? what
    : site.t('staffRequests:offer.line.of', { what, place: formatPlace(site, place) })
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
      return labelStored(visitsDone, event.what, (known) => t(`staffRequests:visit.done.${known}`))
    case 'offer':
      return describeOffer(site, event)
    case 'urgent':
      return t(`staffRequests:line.${event.isUrgent ? 'urgent' : 'notUrgent'}`)
    case 'shortNotice':
    case 'duplicate':
    case 'withdrawn':
    case 'resumed':
    case 'visit':
    case 'read':
      return t(`staffRequests:line.${event.kind}`)
  }
}
