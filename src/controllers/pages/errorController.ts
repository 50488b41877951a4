import type { Request, Response } from 'express'
import type { AppError } from '../../services/errors/errors.js'
import type { Services } from '../../services/services.js'
import type { Site } from '../../views/pageContext/site.js'
import { wantsJson } from './requestContext.js'
import { createErrorPageCache, type EncodedPage } from './errorPageCache.js'
import { createPageCacheKey } from './pageCacheKey.js'
import { allowPageStyles, renderHtml } from './renderPage.js'
import type { SiteFor } from './siteContext.js'

const style = 'error'

const withoutPage = (site: Site): Site => ({
  ...site,
  page: undefined,
  replacedPage: site.page,
  job: undefined,
  section: 'site',
})

/** Returns a cache key of everything that an error page depends on, except the time and the request id. */
const keyOf = (error: AppError, { locale, replacedPage, addresses }: Site): string =>
  [locale, error.status, error.key, replacedPage, addresses?.[locale]].join(' ')

const sendEncoded = (req: Request, res: Response, page: EncodedPage): void => {
  const accepted = req.acceptsEncodings(['br', 'gzip'])
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
  if (encoding !== 'identity') res.set('Content-Encoding', encoding)
  const body = page[encoding]
  res.vary('Accept-Encoding').type('html').set('Content-Length', String(body.length))
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** Answers with a page, or `application/problem+json` (RFC 9457). Neither reveals internals. */
export const showError = (services: Services, siteFor: SiteFor) => {
  const pages = createErrorPageCache(createPageCacheKey(services))

  const html = (error: AppError, site: Site, res: Response, requestId: string): Promise<string> =>
    renderHtml(services, res, 'errors/ErrorPage', {
      site,
      head: { title: site.t(`errors:${error.key}.message`), style, noindex: true },
      props: { status: error.status, errorKey: error.key, requestId },
    })

  return async (error: AppError, req: Request, res: Response): Promise<void> => {
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
    allowPageStyles(services, res, style)
    const render = () => html(error, site, res, requestId)
    // Server errors are not cached: they show the request id.
    if (error.status >= 500) res.send(await render())
    else sendEncoded(req, res, await pages.find(keyOf(error, site), render))
  }
}
