import type { Request, Response } from 'express'
import type { Services } from '../../../services/services.js'
import { referencePattern } from '../../../services/submissions/reference.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { queryOf, signedInOf } from '../staffRequest.js'
import { deskColleagues } from './deskColleagues.js'
import { readQueueAddress, writeQueue } from './queueAddress.js'
import { requestRow, withDue } from './requestRow.js'
import { viewOfState } from '../../../services/staff/requests/deskChoices.js'

/** Rows of a page of the queue. */
const mostRows = 30

const show = async (services: Services, req: Request, res: Response): Promise<void> => {
  const values = queryOf(req)
  const queue = readQueueAddress(values)
  const references = values.getAll('row').filter((one) => referencePattern.test(one))
  const { requests } = services.staff
  const [found, colleagues] = await Promise.all([
    Promise.all(references.slice(0, mostRows).map((one) => requests.find(one))),
    deskColleagues(services, signedInOf(req)),
  ])
  await renderPersonalPage(
    services,
    req,
    res,
    'staff/requests/RequestRowsPage',
    { action: 'requestsListed' },
    (site) => ({
      title: site.t('staffRequests:section'),
      rows: found
        .filter((one) => one !== undefined)
        .map((one) =>
          requestRow(site, withDue(services, one, site.now), {
            queue,
            isGone: queue.view !== 'mine' && viewOfState(one.desk.state) !== queue.view,
          }),
        ),
      colleagues,
      list: writeQueue(queue),
    }),
  )
}

/** Some rows of the queue as they are now, for a page that shows them already. */
export const rowsController = (services: Services): Pick<StaffControllers, 'requestRows'> => ({
  requestRows: { get: (req, res) => show(services, req, res) },
})
