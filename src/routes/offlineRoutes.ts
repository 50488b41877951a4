import { type RequestHandler, Router } from 'express'
import { offlineAddresses, offlinePage } from '../controllers/metadata/offlineController.js'
import type { Services } from '../services/services.js'
import { readRoute } from './middleware/routeSteps.js'
import type { SiteFor } from '../controllers/pages/siteContext.js'

export const offlineRoutes = (
  services: Services,
  siteFor: SiteFor,
  limitRenders: RequestHandler,
): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  readRoute(router, Object.values(offlineAddresses), {
    name: 'offline',
    show: [limitRenders, offlinePage(services, siteFor)],
  })
  return router
}
