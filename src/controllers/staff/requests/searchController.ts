import type { Request, Response } from 'express'
import { cleanLine } from '../../../shared/forms/cleanText.js'
import type { Services } from '../../../services/services.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import type { RecordSearch } from '../../../services/staff/search/searchRecords.js'
import { hasRole } from '../../../services/staff/staffAccount.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { signedInOf } from '../staffRequest.js'
import { deskColleagues } from './deskColleagues.js'
import { queueUrl, writeQueue } from './queueAddress.js'
import { requestRow, withDue } from './requestRow.js'

type Found = RecordSearch<DeskRequest>

const longestSearch = 254

const queue = { view: 'mine', page: 1 } as const

const describeResults = (
  { t }: StaffSite,
  typed: string,
  { found: all, hasMore, days }: Found,
): string => {
  if (hasMore) return t('staffRecord:search.more', { count: all.length, typed })
  const found = t('staffRecord:search.found', { count: all.length, typed })
  return days === undefined
    ? t('staffRecord:search.all', { found })
    : t('staffRecord:search.since', { count: all.length, found, days })
}

/** Shows the results. The search terms are not in the URL or the log, because they may be names. */
const show = async (
  services: Services,
  req: Request,
  res: Response,
  typed: string,
  found: Found | undefined,
): Promise<void> => {
  const now = services.clock.now()
  const colleagues = await deskColleagues(services, signedInOf(req))
  await renderPersonalPage(
    services,
    req,
    res,
    'staff/requests/RequestSearchPage',
    found && { action: 'requestsSearched', count: found.found.length },
    (site) => ({
      title: site.t(`staffRecord:search.${found === undefined ? 'label' : 'title'}`),
      typed,
      colleagues,
      list: writeQueue(queue),
      back: queueUrl(queue),
      searchesApplications: typed !== '' && hasRole(signedInOf(req), 'hr'),
      ...(found === undefined
        ? {}
        : {
            found: describeResults(site, typed, found),
            canGoFurther: found.days !== undefined,
            rows: found.found.map((one) =>
              requestRow(site, withDue(services, one, now), { queue }),
            ),
          }),
    }),
  )
}

const search = async (services: Services, req: Request, res: Response): Promise<void> => {
  const typed = cleanLine(fieldOf(req, 'find')).slice(0, longestSearch)
  if (typed === '') {
    await show(services, req, res, typed, undefined)
    return
  }
  const found = await services.staff.requests.search(typed, fieldOf(req, 'all') === 'yes')
  await show(services, req, res, typed, found)
}

export const searchController = (services: Services): Pick<StaffControllers, 'requestSearch'> => ({
  requestSearch: {
    get: (req, res) => show(services, req, res, '', undefined),
    post: [readStaffForm, (req, res) => search(services, req, res)],
  },
})
