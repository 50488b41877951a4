import { Router } from 'express'
import type { Config } from '../config.js'
import { healthController } from '../controllers/healthController.js'
import { machineController } from '../controllers/machineController.js'
import { workerScript } from '../controllers/offlineController.js'
import type { Services } from '../services/services.js'

/** Addresses for machines: health, search engines, browsers' own look-ups. */
export const serviceRoutes = (config: Config, services: Services): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const health = healthController(services)
  const machine = machineController(config, services)
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
