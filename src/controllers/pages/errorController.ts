import type { Request, Response } from 'express'
import type { AppError } from '../../services/errors.js'
import type { Services } from '../../services/services.js'
import type { Site } from '../../views/site/site.js'
import { renderPage } from './renderPage.js'
import type { SiteFor } from './siteContext.js'
import { wantsJson } from '../forms/wantsJson.js'

/** The site around an error: whatever the address promises, nothing of that page is shown. */
const withoutPage = (site: Site): Site => ({
  ...site,
  page: undefined,
  replacedPage: site.page,
  job: undefined,
  section: 'site',
})

/**
 * The error page in the address's language, or `application/problem+json` (RFC 9457) for programs.
 * It says the status and a sentence, and nothing of how the site is built.
 */
export const showError =
  (services: Services, siteFor: SiteFor) => (error: AppError, req: Request, res: Response) => {
    const site = withoutPage(siteFor(req))
    const requestId = req.id
    if (wantsJson(req)) {
      res.type('application/problem+json').send(
        JSON.stringify({
          type: 'about:blank',
          status: error.status,
          title: site.t(`errors:${error.key}.message`),
          detail: site.t(`errors:${error.key}.todo`),
          instance: `urn:request:${requestId}`,
        }),
      )
      return
    }
    renderPage(services, res, 'errors/ErrorPage', {
      site,
      cache: 'never',
      head: { title: site.t(`errors:${error.key}.message`), style: 'message', noindex: true },
      props: { status: error.status, errorKey: error.key, requestId },
    })
  }
