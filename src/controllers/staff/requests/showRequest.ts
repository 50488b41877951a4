import type { Request, Response } from 'express'
import { knownLocale } from '../../../addresses/locales.js'
import { businessDayAfterDay, localMoment } from '../../../services/clinic/openHours.js'
import { notFound } from '../../../services/errors/errors.js'
import { translateIn } from '../../../services/language/translations.js'
import type { Services } from '../../../services/services.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import { dueOf } from '../../../services/staff/requests/requestDue.js'
import { mergedInto } from '../../../services/staff/requests/requestHistory.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import { parameterOf, signedInOf } from '../staffRequest.js'
import { deskColleagues } from './deskColleagues.js'
import type { QueueAddress } from './queueAddress.js'
import { type RequestData, requestPage, type Typed } from './requestPage.js'

/** Returns the request in the URL. @throws AppError 404 */
export const getRequest = async (
  { staff }: Pick<Services, 'staff'>,
  req: Request,
): Promise<DeskRequest> => {
  const found = await staff.requests.find(parameterOf(req, 'reference'))
  if (found === undefined) throw notFound()
  return found
}

/** Maximum length of a list in which the position is shown, because sorting reads the whole list. */
const neighboursLooked = 100

export interface Shown {
  readonly queue: QueueAddress
  readonly news: RequestData['news']
  readonly typed?: Typed
}

const usualSubject = ({ translations }: Services, { request }: DeskRequest): string =>
  translateIn(translations, knownLocale(request.preferredLanguage))(
    'staffReplies:subjectDefault.requests',
    {
      reference: request.reference,
    },
  )

/** Returns the day until which the request was last snoozed, if it is in the future. */
const findSnoozeEnd = ({ desk: { events } }: DeskRequest, today: string): string | undefined => {
  const snoozed = events.findLast((event) => event.kind === 'snoozed')
  return snoozed !== undefined && snoozed.day > today ? snoozed.day : undefined
}

/** Returns the retention end; a merged request is deleted with the one that it was merged into. */
const deletionOf = async (
  { staff }: Services,
  { desk, expiresAt }: DeskRequest,
): Promise<number | undefined> => {
  const into = mergedInto(desk)
  const main = into === undefined ? undefined : await staff.requests.find(into)
  return main?.expiresAt ?? expiresAt
}

export const showRequest = async (
  services: Services,
  req: Request,
  res: Response,
  found: DeskRequest,
  { queue, news, typed = {} }: Shown,
): Promise<void> => {
  const { staff, clinic, clock } = services
  const signedIn = signedInOf(req)
  const { reference } = found.request
  const [list, others, emails, views, people, templates, places, expiresAt] = await Promise.all([
    staff.requests.list(queue.view, signedIn.account.id, queue, { most: neighboursLooked }),
    staff.requests.othersOf(found),
    staff.requestReplies.emailsOf(reference),
    staff.requests.viewsOf(reference),
    deskColleagues(services, signedIn),
    staff.replyTemplates.list(),
    found.request.shortNotice?.state === 'open' ? staff.requests.freedPlaces() : [],
    deletionOf(services, found),
  ])
  const today = localMoment(clinic, new Date(clock.now())).date
  const data: RequestData = {
    found: { ...found, expiresAt, due: dueOf(clinic, found, clock.now()) },
    queue,
    news,
    typed,
    laterDay: findSnoozeEnd(found, today) ?? businessDayAfterDay(clinic, today, 2)?.date ?? today,
    neighbours: list.cursor === undefined ? list.requests : [],
    others,
    emails,
    views,
    people,
    templates,
    places: places.filter((place) => place.found.recordId !== found.recordId),
    mailbox: staff.requestReplies.mailbox,
    usualSubject: usualSubject(services, found),
  }
  await renderPersonalPage(
    services,
    req,
    res,
    'staff/requests/RequestPage',
    { action: 'requestViewed', subject: reference },
    (site) => requestPage(site, data),
  )
}
