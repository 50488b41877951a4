import type { Request, Response } from 'express'
import { viewOfState } from '../../../shared/staff/deskChoices.js'
import { isOpen } from '../../../services/staff/requests/deskRecord.js'
import { mergedInto } from '../../../services/staff/requests/requestHistory.js'
import { referencePattern } from '../../../services/submissions/reference.js'
import { AppError, notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import type { StaffControllers } from '../staffHandlers.js'
import { readReplyNews } from '../replies/replyProps.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { dayOf } from '../staffDates.js'
import { parameterOf, queryOf, signedInOf, staffActOf } from '../staffRequest.js'
import { deskColleagues } from './deskColleagues.js'
import {
  listOf,
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
import { getRequest, showRequest } from './showRequest.js'
import {
  carryOutPersonAct,
  describePersonAct,
  type PersonAct,
  personActFields,
  readPersonAct,
} from './wanted/personAct.js'
import { describeWanted, wantedFields } from './wanted/wantedChange.js'

const show = async (services: Services, req: Request, res: Response): Promise<void> => {
  const found = await getRequest(services, req)
  const values = queryOf(req)
  const reply = readReplyNews(values)
  await showRequest(services, req, res, found, {
    queue: readQueueAddress(values),
    news: { ...readQueueNews(values), reply },
  })
}

/** Rejects a call date after the deletion date of the request. */
const withinExpiry = async (
  services: Services,
  req: Request,
  reading: ChangeReading,
): Promise<ChangeReading> => {
  if (reading.status !== 'change' || !('day' in reading.change)) return reading
  const { expiresAt, desk } = await getRequest(services, req)
  // Spam is not checked, because its shorter retention ends with a call.
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

/** Carries out an action for the person, then redirects to the request, or to the one it was merged into. */
const changeForPerson = async (
  services: Services,
  req: Request,
  res: Response,
  queue: QueueAddress,
  wanted: PersonAct,
): Promise<void> => {
  const reference = parameterOf(req, 'reference')
  const seen = { reference, version: readVersion(req) }
  const outcome = await carryOutPersonAct(services.myRequest, staffActOf(req), seen, wanted)
  if (outcome.status === 'missing') throw notFound()
  if (outcome.status === 'placeTaken' || outcome.status === 'full') {
    const isFull = outcome.status === 'full'
    res.status(isFull ? 422 : 409)
    await showRequest(services, req, res, await getRequest(services, req), {
      queue,
      news: readQueueNews(new URLSearchParams()),
      typed: isFull
        ? { callNote: fieldOf(req, 'callNote'), error: 'noteFull' }
        : { isPlaceTaken: true },
    })
    return
  }
  if (outcome.status === 'conflict') {
    await showConflict(services, req, res, outcome.current, {
      words: (site) => describePersonAct(site, wanted),
      fields: personActFields(wanted),
      queue,
      from: 'page',
    })
    return
  }
  const into =
    wanted.kind === 'merge' ? mergedInto((await getRequest(services, req)).desk) : undefined
  res.redirect(303, requestUrl(into ?? reference, queue))
}

const change = async (services: Services, req: Request, res: Response): Promise<void> => {
  const by = signedInOf(req)
  const reference = parameterOf(req, 'reference')
  const queue = listOf(req)
  const refuse = async (error: ChangeError): Promise<void> => {
    const news = readQueueNews(new URLSearchParams())
    const typed = {
      note: fieldOf(req, 'note'),
      callNote: fieldOf(req, 'callNote'),
      day: fieldOf(req, 'day'),
      appointment: readAppointment(services, req),
      isOfVisit: fieldOf(req, 'visit') !== '',
      error,
    }
    res.status(422)
    await showRequest(services, req, res, await getRequest(services, req), { queue, news, typed })
  }
  const forPerson = readPersonAct(services, req)
  if ('error' in forPerson) {
    await refuse(forPerson.error)
    return
  }
  if (forPerson.act !== undefined) {
    await changeForPerson(services, req, res, queue, forPerson.act)
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
