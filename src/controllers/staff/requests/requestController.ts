import type { Request, Response } from 'express'
import {
  type OfferResult,
  offerResults,
  type VisitDone,
  visitsDone,
} from '../../../shared/contact/contactChoices.js'
import { viewOfState } from '../../../shared/staff/deskChoices.js'
import type { LocalMoment } from '../../../services/clinic/openHours.js'
import { isOpen } from '../../../services/staff/requests/deskRecord.js'
import { mergedInto } from '../../../services/staff/requests/requestHistory.js'
import { referencePattern } from '../../../services/submissions/reference.js'
import { AppError, notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { StaffControllers } from '../staffHandlers.js'
import { readReplyNews } from '../replies/replyProps.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { dayOf } from '../writtenDates.js'
import { parameterOf, queryOf, signedInOf, staffActOf } from '../staffRequest.js'
import { deskColleagues } from './deskColleagues.js'
import { listOf } from './listOf.js'
import {
  type QueueAddress,
  queueUrl,
  readQueueAddress,
  readQueueNews,
  requestUrl,
} from './queueAddress.js'
import {
  type ChangeError,
  type ChangeReading,
  readChange,
  readVersion,
} from '../record/readChange.js'
import { readAppointment } from '../record/readAppointment.js'
import { showConflict } from './showConflict.js'
import { findRequest, showRequest } from './showRequest.js'
import { appointmentFields, describeWanted, wantedFields } from './wantedChange.js'

const show = async (services: Services, req: Request, res: Response): Promise<void> => {
  const found = await findRequest(services, req)
  const values = queryOf(req)
  const reply = readReplyNews(values)
  await showRequest(services, req, res, found, {
    queue: readQueueAddress(values),
    news: { ...readQueueNews(values), reply },
  })
}

/** Refuses a call date after the request's deletion. */
const withinExpiry = async (
  services: Services,
  req: Request,
  reading: ChangeReading,
): Promise<ChangeReading> => {
  if (reading.status !== 'change' || !('day' in reading.change)) return reading
  const { expiresAt, desk } = await findRequest(services, req)
  // A call also lifts the shorter retention of spam.
  if (expiresAt === undefined || desk.state === 'spam') return reading
  const isLate = reading.change.day > dayOf(services.clinic, expiresAt)
  return isLate ? { status: 'error', error: 'dayTooLate' } : reading
}

const isInView = async (
  { staff }: Services,
  reference: string,
  { view }: QueueAddress,
  staffId: string,
): Promise<boolean> => {
  const desk = (await staff.requests.find(reference))?.desk
  if (desk === undefined) return false
  if (view === 'visits' || view === 'shortNotice') return isOpen(desk.state)
  return view === 'mine'
    ? desk.assignee?.id === staffId && isOpen(desk.state)
    : viewOfState(desk.state) === view
}

interface PersonChange {
  readonly done: VisitDone | undefined
  /** New one of a moved appointment. */
  readonly appointment: LocalMoment | undefined
  readonly result: OfferResult | undefined
  /** Reference of the request that freed the offered appointment. */
  readonly place: string | undefined
  /** Reference of a request of the same person, to be merged with this one. */
  readonly other: string | undefined
}

const wantedFieldsOf = ({
  done,
  appointment,
  result,
  place,
  other,
}: PersonChange): readonly (readonly [string, string])[] => {
  if (done !== undefined) return [['visit', done], ...appointmentFields(appointment)]
  if (other !== undefined) return [['merge', other]]
  if (result === undefined) return [['do', 'link']]
  return [['offer', result], ...(place === undefined ? [] : [['place', place] as const])]
}

const personChangeWords = ({ t }: StaffSite, { done, result, other }: PersonChange): string => {
  if (done !== undefined) return t(`staffRequests:visit.${done}`)
  if (other !== undefined) return t('staffRequests:merge.with', { reference: other })
  return result === undefined
    ? t('staffRequests:entry.newLink')
    : t(`staffRequests:offer.results.${result}`)
}

/** Sends a new link, merges two requests, or records what was done with an appointment or a freed one. */
const changeForPerson = async (
  services: Services,
  req: Request,
  res: Response,
  queue: QueueAddress,
  change: PersonChange,
): Promise<void> => {
  const { done, appointment, result, place, other } = change
  const reference = parameterOf(req, 'reference')
  const seen = { reference, version: readVersion(req) }
  const { myRequest } = services
  const act = staffActOf(req)
  const outcome =
    done !== undefined
      ? await myRequest.endVisit(act, seen, { done, appointment })
      : other !== undefined
        ? await myRequest.merge(act, seen, other)
        : result === undefined
          ? await myRequest.renewLink(act, seen)
          : await myRequest.answerOffer(act, seen, { result, place })
  if (outcome.status === 'missing') throw notFound()
  if (outcome.status === 'placeTaken') {
    res.status(409)
    await showRequest(services, req, res, await findRequest(services, req), {
      queue,
      news: readQueueNews(new URLSearchParams()),
      typed: { isPlaceTaken: true },
    })
    return
  }
  if (outcome.status === 'conflict') {
    await showConflict(services, req, res, outcome.current, {
      words: (site) => personChangeWords(site, change),
      fields: wantedFieldsOf(change),
      queue,
      from: 'page',
    })
    return
  }
  const into = other && mergedInto((await findRequest(services, req)).desk)
  res.redirect(303, requestUrl(into ?? reference, queue))
}

const change = async (services: Services, req: Request, res: Response): Promise<void> => {
  const by = signedInOf(req)
  const reference = parameterOf(req, 'reference')
  const queue = listOf(req)
  const done = visitsDone.find((one) => one === fieldOf(req, 'visit'))
  const result = offerResults.find((one) => one === fieldOf(req, 'offer'))
  const other = fieldOf(req, 'merge') || undefined
  const refuse = async (error: ChangeError): Promise<void> => {
    const news = readQueueNews(new URLSearchParams())
    const typed = {
      note: fieldOf(req, 'note'),
      callNote: fieldOf(req, 'callNote'),
      day: fieldOf(req, 'day'),
      appointment: readAppointment(services, req),
      isOfVisit: done !== undefined,
      error,
    }
    res.status(422)
    await showRequest(services, req, res, await findRequest(services, req), { queue, news, typed })
  }
  const isForPerson = [done, result, other].some((one) => one !== undefined)
  if (fieldOf(req, 'do') === 'link' || isForPerson) {
    const place = fieldOf(req, 'place') || undefined
    const { moment: appointment, errors } =
      done === 'moved' ? readAppointment(services, req) : { errors: [] }
    if (errors.length > 0) await refuse('appointment')
    else {
      const wanted = { done, appointment, result, place, other }
      await changeForPerson(services, req, res, queue, wanted)
    }
    return
  }
  const from = fieldOf(req, 'from') === 'page' ? 'page' : 'queue'
  const sent = readChange(services, req, await deskColleagues(services, by))
  const reading = await withinExpiry(services, req, sent)
  if (reading.status === 'nothing') throw new AppError(400, 'badRequest')
  if (reading.status === 'error') {
    await refuse(reading.error)
    return
  }
  const outcome = await services.staff.requests.change(
    staffActOf(req),
    { reference, version: readVersion(req) },
    reading.change,
  )
  if (outcome.status === 'missing') throw notFound()
  if (outcome.status === 'full') {
    await refuse('noteFull')
    return
  }
  if (outcome.status !== 'changed') {
    await showConflict(services, req, res, outcome.current, {
      words: (site) => describeWanted(site, reading.change),
      fields: wantedFields(reading.change),
      queue,
      from,
    })
    return
  }
  if (from === 'page') {
    res.redirect(303, requestUrl(reference, queue))
    return
  }
  const next = fieldOf(req, 'next')
  const isListed = await isInView(services, reference, queue, by.account.id)
  // Scrolls to the changed row, or to the next one if it has left the view.
  const anchor = isListed || !referencePattern.test(next) ? reference : next
  res.redirect(303, `${queueUrl(queue, { changed: reference })}#${anchor}`)
}

export const requestController = (services: Services): Pick<StaffControllers, 'request'> => ({
  request: {
    get: (req, res) => show(services, req, res),
    post: [readStaffForm, (req, res) => change(services, req, res)],
  },
})
