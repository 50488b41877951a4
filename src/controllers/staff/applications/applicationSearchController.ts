import type { Request, Response } from 'express'
import { cleanLine } from '../../../shared/forms/cleanText.js'
import type { Services } from '../../../services/services.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { formatMoment } from '../staffDates.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { applicationUrl, listUrl } from './applicationAddress.js'
import { describeOffer } from './applicationTexts.js'

const longestSearch = 254

const list = { view: 'open' } as const

/** Shows the results. The search terms are not in the URL or the log, because they may be names. */
const show = async (
  services: Services,
  req: Request,
  res: Response,
  typed: string,
  found: readonly DeskApplication[] | undefined,
): Promise<void> =>
  renderPersonalPage(
    services,
    req,
    res,
    'staff/applications/ApplicationSearchPage',
    found && { action: 'applicationsSearched', count: found.length },
    (site) => ({
      title: site.t(
        found === undefined ? 'staffApplications:search.label' : 'staffRecord:search.title',
      ),
      typed,
      back: listUrl(list),
      ...(found === undefined
        ? {}
        : {
            result: site.t('staffApplications:search.found', { count: found.length, typed }),
            found: found.map(({ application, desk }) => ({
              reference: application.reference,
              href: applicationUrl(application.reference, list),
              name: application.name,
              offer: describeOffer(site, application.offer),
              received: formatMoment(site, Date.parse(application.createdAt)),
              state: desk.state,
            })),
          }),
    }),
  )

const search = async (services: Services, req: Request, res: Response): Promise<void> => {
  const typed = cleanLine(fieldOf(req, 'find')).slice(0, longestSearch)
  if (typed === '') {
    await show(services, req, res, typed, undefined)
    return
  }
  const found = await services.staff.applications.search(typed)
  await show(services, req, res, typed, found)
}

export const applicationSearchController = (
  services: Services,
): Pick<StaffControllers, 'applicationSearch'> => ({
  applicationSearch: {
    get: (req, res) => show(services, req, res, '', undefined),
    post: [readStaffForm, (req, res) => search(services, req, res)],
  },
})
