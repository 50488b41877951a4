import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Request, Response } from 'express'
import { localMoment } from '../../../services/clinic/openHours.js'
import { requestColumns } from '../../../services/contact/requestColumns.js'
import { byteOrderMark, csvLine } from '../../../services/exports/csv.js'
import type { Services } from '../../../services/services.js'
import { appointmentOf } from '../../../services/staff/requests/requestHistory.js'
import type { ListedRequest } from '../../../services/staff/requests/requestLists.js'
import { columnsWithout, type FieldColumn } from '../../../services/submissions/fieldColumns.js'
import { fieldTexts } from '../../../services/submissions/fieldTexts.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { staffSiteFor } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { queryOf, signedInOf } from '../staffRequest.js'
import { readQueueAddress } from './queueAddress.js'
import { describeState } from './changeTexts.js'

type Column = FieldColumn<ListedRequest>

const columnsOf = (site: StaffSite): readonly Column[] => {
  const { t, locale, clinic, content } = site
  const words = fieldTexts(content, {
    t,
    locale,
    moment: (instant) => {
      const { date, time } = localMoment(clinic, new Date(instant))
      return `${date} ${time}`
    },
  })
  const columns = columnsWithout(
    requestColumns(words),
    'locale',
    'consentAt',
    'verification',
    'suspected',
    'id',
  )
  return [
    ...columns.map(
      ({ heading, cell }): Column => ({ heading, cell: ({ request }) => cell(request) }),
    ),
    {
      heading: t('staffRequests:csv.state'),
      cell: ({ desk }) => describeState(site, desk.state),
    },
    {
      heading: t('staffRequests:visit.label'),
      cell: ({ desk }) => {
        const appointment = appointmentOf(desk)
        return appointment === undefined ? '' : `${appointment.date} ${appointment.time}`
      },
    },
    { heading: t('staffRequests:csv.assignee'), cell: ({ desk }) => desk.assignee?.name ?? '' },
    {
      heading: t('staffRequests:csv.due'),
      cell: ({ due }) => (due === undefined ? '' : [due.date, due.time].filter(Boolean).join(' ')),
    },
  ]
}

const all = async (services: Services, req: Request): Promise<readonly ListedRequest[]> => {
  const { account } = signedInOf(req)
  // Omits the cursor, so that the export starts at the first page.
  const { cursor: _after, ...queue } = readQueueAddress(queryOf(req))
  const { requests } = services.staff
  const listed: ListedRequest[] = []
  let cursor: string | undefined
  do {
    const filters = cursor === undefined ? queue : { ...queue, cursor }
    const page = await requests.list(queue.view, account.id, filters)
    listed.push(...page.requests)
    cursor = page.cursor
    // Yields to other clients after each page of 500 requests.
    await nextTurn()
  } while (cursor !== undefined)
  return listed
}

const download = async (services: Services, req: Request, res: Response): Promise<void> => {
  const requests = await all(services, req)
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
  const line = (cellOf: (column: Column) => string): string =>
    csvLine(columns.map(cellOf), site.locale)
  const lines = [
    line(({ heading }) => heading),
    ...requests.map((request) => line(({ cell }) => cell(request))),
  ]
  res.send(`${byteOrderMark}${lines.join('\r\n')}\r\n`)
}

export const csvController = (services: Services): Pick<StaffControllers, 'requestsCsv'> => ({
  requestsCsv: { get: (req, res) => download(services, req, res) },
})
