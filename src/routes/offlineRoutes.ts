import { type RequestHandler, Router } from 'express'
import { offlineAddresses, offlinePage } from '../controllers/metadata/offlineController.js'
import type { Services } from '../services/services.js'
import { namedRoute } from './middleware/namedRoute.js'
import type { SiteFor } from '../controllers/pages/siteContext.js'

/** The page that the service worker keeps, once per language; not in the table of pages. */
export const offlineRoutes = (
  services: Services,
  siteFor: SiteFor,
  limitRenders: RequestHandler,
): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(
    Object.values(offlineAddresses),
    ...namedRoute('offline', limitRenders, offlinePage(services, siteFor)),
  )
  return router
}
