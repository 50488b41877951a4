import { Router } from 'express'
import type { Config } from '../config/readConfig.js'
import { sendDataFile } from '../controllers/metadata/dataFileController.js'
import { liveReloadController } from '../controllers/metadata/liveReloadController.js'
import { metadataController } from '../controllers/metadata/metadataController.js'
import { metricsController } from '../controllers/metadata/metricsController.js'
import { workerScript } from '../controllers/metadata/offlineController.js'
import type { Services } from '../services/services.js'
import { namedRoute } from './middleware/namedRoute.js'

/** Addresses for machines: search engines, browsers' own look-ups, metrics. */
export const machineRoutes = (config: Config, services: Services): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const machine = metadataController(config, services)
  router.get('/sitemap.xml', ...namedRoute('sitemap', machine.sitemap))
  router.get('/robots.txt', ...namedRoute('robots', machine.robots))
  router.get('/manifest.webmanifest', ...namedRoute('manifest', machine.manifest))
  router.get('/.well-known/security.txt', ...namedRoute('security', machine.security))
  router.get('/service-worker.js', ...namedRoute('serviceWorker', workerScript(config, services)))
  const { toolsFiles, contactFormFiles } = services
  for (const { addresses, current } of Object.values(toolsFiles)) {
    router.get(addresses, ...namedRoute('dataFile', sendDataFile(current)))
  }
  for (const file of Object.values(contactFormFiles)) {
    const send = sendDataFile(() => file)
    router.get(file.address, ...namedRoute('dataFile', send))
  }
  const { metrics } = services
  const token = config.metrics?.port === undefined ? config.metrics?.token : undefined
  if (metrics !== undefined && token !== undefined) {
    router.get('/metrics', ...namedRoute('metrics', metricsController(metrics, token)))
  }
  const { liveReload } = config
  if (liveReload !== undefined) {
    router.get('/live-reload', ...namedRoute('liveReload', liveReloadController(liveReload)))
  }
  return router
}
