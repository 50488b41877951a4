import { type RequestHandler, Router } from 'express'
import { machinePaths } from '../addresses/machineTable.js'
import { healthController } from '../controllers/metadata/healthController.js'
import type { Services } from '../services/services.js'
import { readRoute } from './middleware/readRoute.js'

/**
 * What platforms ask again and again. They stand before all that waits, such as looking for a file:
 * Node ends the connection of whoever has closed their own side of it (as some probes do) once it is
 * idle for a moment. Nor are they sent on to https: a platform takes a redirect for a failure.
 * @param security the headers of every answer
 */
export const healthRoutes = (services: Services, security: readonly RequestHandler[]): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const health = healthController(services)
  readRoute(router, machinePaths.alive, { name: 'healthz', before: security, show: [health.alive] })
  readRoute(router, machinePaths.ready, { name: 'readyz', before: security, show: [health.ready] })
  return router
}
