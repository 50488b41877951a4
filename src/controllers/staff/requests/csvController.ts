import type { Request, Response } from 'express'
import { formatDialledPhone } from '../../../services/clinic/formats.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import { byteOrderMark, csvLine } from '../../../services/csv.js'
import type { Services } from '../../../services/services.js'
import type { ListedRequest } from '../../../services/staff/requests/requestLists.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { staffSiteFor } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { queryOf, signedInOf } from '../staffRequest.js'
import { readQueueAddress } from './queueAddress.js'
import { sayHalfDays, sayMoments, sayWholeExam } from './requestWords.js'

type Column = (request: ListedRequest) => string

/** A moment as spreadsheets sort it: `2026-11-21 10:00`, by the clock of the clinic. */
const written = ({ clinic }: StaffSite, instant: string): string => {
  const { date, time } = localMoment(clinic, new Date(instant))
  return `${date} ${time}`
}

/** What a row of the file says; notes stay on the site. */
const columnsOf = (site: StaffSite): Readonly<Record<string, Column>> => {
  const { t } = site
  return {
    [t('lists:columns.received')]: ({ request }) => written(site, request.createdAt),
    [t('lists:columns.reference')]: ({ request }) => request.reference,
    [t('lists:columns.name')]: ({ request }) => request.name,
    [t('lists:columns.phone')]: ({ request: { phone } }) =>
      phone === undefined ? '' : formatDialledPhone(phone, site.locale),
    [t('lists:columns.extension')]: ({ request }) => request.phoneExtension ?? '',
    [t('lists:columns.email')]: ({ request }) => request.email ?? '',
    [t('lists:columns.subject')]: ({ request }) => sayWholeExam(site, request.subject),
    [t('lists:columns.language')]: ({ request }) =>
      t(`forms:language.options.${request.preferredLanguage}`),
    [t('lists:columns.moments')]: ({ request }) => sayMoments(site, request),
    [t('lists:columns.halfDays')]: ({ request }) => sayHalfDays(site, request),
    [t('lists:columns.message')]: ({ request }) => request.message ?? '',
    [t('staffRequests:csv.state')]: ({ desk }) => t(`staffRequests:states.${desk.state}`),
    [t('staffRequests:csv.assignee')]: ({ desk }) => desk.assignee?.name ?? '',
    [t('staffRequests:csv.due')]: ({ due }) =>
      due === undefined ? '' : [due.date, due.time].filter(Boolean).join(' '),
  }
}

/** All requests of the list, however many pages it has. */
const all = async (services: Services, req: Request): Promise<readonly ListedRequest[]> => {
  const { account } = signedInOf(req)
  // From its first page on, wherever the list was paged to.
  const { cursor: _after, ...queue } = readQueueAddress(queryOf(req))
  const { requests } = services.staff
  const read = async (cursor?: string): Promise<readonly ListedRequest[]> => {
    const filters = cursor === undefined ? queue : { ...queue, cursor }
    const page = await requests.list(queue.view, account.id, filters)
    return page.cursor === undefined
      ? page.requests
      : [...page.requests, ...(await read(page.cursor))]
  }
  return read()
}

const download = async (services: Services, req: Request, res: Response): Promise<void> => {
  const requests = await all(services, req)
  // Nothing is handed out that the log does not know of.
  await services.staff.audit.append({
    actor: signedInOf(req),
    action: 'requestsExported',
    count: requests.length,
    requestId: req.id,
  })
  const site = staffSiteFor(services, req)
  const columns = columnsOf(site)
  const { date } = localMoment(services.clinic, new Date(services.clock.now()))
  res.attachment(`${site.t('staffRequests:csv.file')}-${date}.csv`)
  res.type('text/csv; charset=utf-8')
  res.send(
    `${byteOrderMark}${[
      csvLine(Object.keys(columns)),
      ...requests.map((one) => csvLine(Object.values(columns).map((cell) => cell(one)))),
    ].join('\r\n')}\r\n`,
  )
}

/** The list as a file for spreadsheets. */
export const csvController = (services: Services): Pick<StaffControllers, 'requestsCsv'> => ({
  requestsCsv: { get: (req, res) => download(services, req, res) },
})
