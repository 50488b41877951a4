import type { Request } from 'express'
import type { LocalMoment } from '../../../../services/clinic/openHours.js'
import type { DeskActOutcome, MyRequest } from '../../../../services/myRequest/myRequest.js'
import type { Services } from '../../../../services/services.js'
import type { Seen } from '../../../../services/staff/changes/recordChanges.js'
import type { StaffAct } from '../../../../services/staff/staffAct.js'
import {
  type OfferResult,
  offerResults,
  type VisitDone,
  visitsDone,
} from '../../../../shared/contact/contactChoices.js'
import type { StaffSite } from '../../../../views/staff/layout/staffSite.js'
import { readAppointment } from '../../record/readAppointment.js'
import { cleanPlain } from '../../../../shared/forms/cleanText.js'
import type { ChangeError } from '../../record/readChange.js'
import { fieldOf, readNote } from '../../staffForm.js'
import { appointmentFields } from './wantedChange.js'

/** What the front desk does for the person; it cannot be undone, as the person may receive an email. */
export type PersonAct =
  /** `appointment`: new time of a moved appointment. */
  | {
      readonly kind: 'visit'
      readonly done: VisitDone
      readonly appointment: LocalMoment | undefined
    }
  /** `place`: reference of the request that freed the offered place. */
  | { readonly kind: 'offer'; readonly result: OfferResult; readonly place: string | undefined }
  /** `other`: reference of another request of the person. */
  | { readonly kind: 'merge'; readonly other: string }
  | { readonly kind: 'link' | 'shortNotice' | 'noShortNotice' }
  | { readonly kind: 'withdrawn'; readonly note: string }

type Reading = { readonly act: PersonAct | undefined } | { readonly error: ChangeError }

const plainActs = ['link', 'shortNotice', 'noShortNotice'] as const

export const readPersonAct = (
  services: Pick<Services, 'clinic' | 'clock'>,
  req: Request,
): Reading => {
  const done = visitsDone.find((one) => one === fieldOf(req, 'visit'))
  if (done !== undefined) {
    const { moment: appointment, errors } =
      done === 'moved' ? readAppointment(services, req) : { errors: [] }
    return errors.length > 0
      ? { error: 'appointment' }
      : { act: { kind: 'visit', done, appointment } }
  }
  const result = offerResults.find((one) => one === fieldOf(req, 'offer'))
  if (result !== undefined) {
    return { act: { kind: 'offer', result, place: fieldOf(req, 'place') || undefined } }
  }
  const other = fieldOf(req, 'merge')
  if (other !== '') return { act: { kind: 'merge', other } }
  const what = fieldOf(req, 'do')
  if (what === 'withdrawn') {
    const typed = fieldOf(req, 'callNote')
    if (cleanPlain(typed) === '') return { act: { kind: what, note: '' } }
    const note = readNote(typed)
    return note.status === 'error'
      ? { error: note.error }
      : { act: { kind: what, note: note.change.text } }
  }
  const kind = plainActs.find((one) => one === what)
  return { act: kind === undefined ? undefined : { kind } }
}

export const carryOutPersonAct = (
  myRequest: MyRequest,
  act: StaffAct,
  seen: Seen,
  wanted: PersonAct,
): Promise<DeskActOutcome> => {
  switch (wanted.kind) {
    case 'visit':
      return myRequest.endVisit(act, seen, wanted)
    case 'offer':
      return myRequest.answerOffer(act, seen, wanted)
    case 'merge':
      return myRequest.merge(act, seen, wanted.other)
    case 'withdrawn':
      return myRequest.withdraw(act, seen, wanted.note)
    case 'link':
      return myRequest.renewLink(act, seen)
    case 'shortNotice':
    case 'noShortNotice':
      return myRequest.changeWish(act, seen, wanted.kind === 'shortNotice')
  }
}

export const personActFields = (
  act: PersonAct,
): readonly (readonly [name: string, value: string])[] => {
  switch (act.kind) {
    case 'visit':
      return [['visit', act.done], ...appointmentFields(act.appointment)]
    case 'offer':
      return [
        ['offer', act.result],
        ['place', act.place ?? ''],
      ]
    case 'merge':
      return [['merge', act.other]]
    case 'withdrawn':
      return [
        ['do', act.kind],
        ['callNote', act.note],
      ]
    case 'link':
    case 'shortNotice':
    case 'noShortNotice':
      return [['do', act.kind]]
  }
}

export const describePersonAct = ({ t }: StaffSite, act: PersonAct): string => {
  switch (act.kind) {
    case 'visit':
      return t(`staffRequests:visit.${act.done}`)
    case 'offer':
      return t(`staffRequests:offer.results.${act.result}`)
    case 'merge':
      return t('staffRequests:merge.with', { reference: act.other })
    case 'link':
      return t('staffRequests:entry.newLink')
    case 'withdrawn':
    case 'shortNotice':
    case 'noShortNotice':
      return t(`staffRequests:actions.${act.kind}`)
  }
}
