import { type RequestHandler, Router } from 'express'
import { machinePaths } from '../addresses/machineTable.js'
import type { Config } from '../config/readConfig.js'
import { emailEventsController } from '../controllers/emailEvents/emailEventsController.js'
import { sendDataFile } from '../controllers/metadata/dataFileController.js'
import { liveReloadController } from '../controllers/metadata/liveReloadController.js'
import { metadataController } from '../controllers/metadata/metadataController.js'
import { metricsController } from '../controllers/metadata/metricsController.js'
import {
  offlineAddresses,
  offlinePage,
  workerScript,
} from '../controllers/metadata/offlineController.js'
import type { Services } from '../services/services.js'
import { namedRoute, readRoute, refuseMethod } from './middleware/routeSteps.js'
import { createRateLimit } from './middleware/rateLimit.js'
import { healthController } from '../controllers/metadata/healthController.js'
import type { SiteFor } from '../controllers/pages/siteContext.js'

/** High limit, because providers post from few addresses and repeat refused events. */
const emailEventsRate = { limit: 1000 }

export const machineRoutes = (config: Config, services: Services): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const machine = metadataController(config, services)
  const read = (address: string | readonly string[], name: string, ...show: RequestHandler[]) =>
    readRoute(router, address, { name, show })
  read(machinePaths.sitemap, 'sitemap', machine.sitemap)
  read(machinePaths.robots, 'robots', machine.robots)
  read(machinePaths.manifest, 'manifest', machine.manifest)
  read(machinePaths.security, 'security', machine.security)
  read(machinePaths.worker, 'serviceWorker', workerScript(config, services))
  for (const files of [services.toolsFiles, services.contactFormFiles]) {
    for (const { addresses, current } of Object.values(files)) {
      read(addresses, 'dataFile', sendDataFile(current))
    }
  }
  const { metrics } = services
  const token = config.metrics?.port === undefined ? config.metrics?.token : undefined
  if (metrics !== undefined && token !== undefined) {
    read('/metrics', 'metrics', metricsController(metrics, token))
  }
  const { receiveEmailEvent } = services
  if (receiveEmailEvent !== undefined) {
    const { withStatus, receive } = emailEventsController(receiveEmailEvent, services)
    const limitEvents = createRateLimit(services.limits, emailEventsRate)('email-events')
    router
      .route(machinePaths.emailEvents)
      .all(...namedRoute('emailEvents'))
      .post(withStatus(limitEvents), ...receive)
      .all(refuseMethod('POST'))
  }
  const { liveReload } = config
  if (liveReload !== undefined) {
    read('/live-reload', 'liveReload', liveReloadController(liveReload))
  }
  return router
}

/**
 * Routes of health checks. They precede asynchronous middleware, because Node closes an idle half-closed
 * connection, which some probes use. They never redirect to https, which platforms count as a failure.
 */
export const healthRoutes = (services: Services, security: readonly RequestHandler[]): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const health = healthController(services)
  readRoute(router, machinePaths.alive, { name: 'healthz', before: security, show: [health.alive] })
  readRoute(router, machinePaths.ready, { name: 'readyz', before: security, show: [health.ready] })
  return router
}

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
