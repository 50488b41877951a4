import type { RequestListener } from 'node:http'
import { type RequestHandler, Router } from 'express'
import { locales } from '../addresses/locales.js'
import { previewPath } from '../addresses/machineTable.js'
import type { ContentSet } from '../services/content/contentBoard.js'
import type { Draft } from '../services/content/drafts.js'
import { AppError, notFound } from '../services/errors/errors.js'
import type { Services } from '../services/services.js'
import { readRoute } from './middleware/routeSteps.js'
import { createInternalRequest, type InternalRequest } from './pageCache/internalRequest.js'

/** Creates the site of a release with drafts. @throws Error when it cannot be shown */
export type PreviewSite = (
  release: ContentSet,
  drafts: readonly Draft[],
) => Promise<RequestListener>

const mostSites = 2

const keepSites = (create: PreviewSite) => {
  const cached = new Map<string, InternalRequest>()
  return async (release: ContentSet, drafts: readonly Draft[]): Promise<InternalRequest> => {
    // Contains the texts, because the versions of a discarded draft are used again.
    const key = JSON.stringify([
      release.release.number,
      ...drafts.map(({ document, json }) => [document, json]),
    ])
    const request = cached.get(key) ?? createInternalRequest(await create(release, drafts))
    cached.delete(key)
    cached.set(key, request)
    const [oldest] = cached.keys()
    if (cached.size > mostSites && oldest !== undefined) cached.delete(oldest)
    return request
  }
}

/** Returns the path of a public page; a preview inside a preview would create a site for each level. */
const pagePath = (parts: readonly string[]): string | undefined =>
  locales.some((locale) => locale === parts[0])
    ? `/${parts.map(encodeURIComponent).join('/')}`
    : undefined

const withPreviewLinks = (html: string, token: string): string =>
  html.replaceAll(/href="\/(?=(?:fr|en)["/?#])/g, `href="${previewPath}/${token}/`)

/** Returns the policy of a preview: only this site may frame it; scripts and forms are disabled. */
const framePolicy = (policy: string): string =>
  `${policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")};sandbox allow-same-origin`

const showPreview = (
  { editing, log }: Pick<Services, 'editing' | 'log'>,
  create: PreviewSite,
): RequestHandler => {
  const siteOf = keepSites(create)
  return async (req, res) => {
    const { token = '', path = '' } = req.params
    const shown = pagePath([path].flat())
    if (shown === undefined) throw notFound()
    const found = await editing.previews.find(String(token))
    const { release = null, drafts = [] } = found ?? {}
    const base = release === null ? editing.board.current() : await editing.contentOf(release)
    if (found === undefined || base === undefined) throw new AppError(410, 'previewEnded')
    let request: InternalRequest
    try {
      request = await siteOf(base, drafts)
    } catch (error) {
      log.warn({ err: error }, 'preview not shown')
      throw notFound()
    }
    const page = await request(shown)
    const isPage = page.header('content-type')?.startsWith('text/html') === true
    if (!isPage) throw notFound()
    res
      .status(page.status)
      .type('html')
      .set({
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Referrer-Policy': 'no-referrer',
        'X-Frame-Options': 'SAMEORIGIN',
        'Content-Security-Policy': framePolicy(page.header('content-security-policy') ?? ''),
      })
      .send(withPreviewLinks(page.body.toString(), String(token)))
  }
}

/** Routes of pages with drafts or of an earlier release, open to anyone who has the link. */
export const previewRoutes = (
  services: Services,
  create: PreviewSite,
  limitRenders: RequestHandler,
): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  readRoute(router, `${previewPath}/:token/*path`, {
    name: 'preview',
    show: [limitRenders, showPreview(services, create)],
  })
  return router
}
