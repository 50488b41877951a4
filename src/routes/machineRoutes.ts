import { Router } from 'express'
import type { Config } from '../config/readConfig.js'
import { healthController } from '../controllers/metadata/healthController.js'
import { metadataController } from '../controllers/metadata/metadataController.js'
import { workerScript } from '../controllers/metadata/offlineController.js'
import type { Services } from '../services/services.js'

/** Addresses for machines: health, search engines, browsers' own look-ups. */
export const machineRoutes = (config: Config, services: Services): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const health = healthController(services)
  const machine = metadataController(config, services)
  router.get('/healthz', health.alive)
  router.get('/readyz', health.ready)
  router.get('/sitemap.xml', machine.sitemap)
  router.get('/robots.txt', machine.robots)
  router.get('/manifest.webmanifest', machine.manifest)
  router.get('/.well-known/security.txt', machine.security)
  router.get('/service-worker.js', workerScript(config, services))
  if (config.liveReload) router.get('/live-reload', health.liveReload)
  return router
}
