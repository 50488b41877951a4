import { type RequestHandler, Router } from 'express'
import { machinePaths } from '../addresses/machineTable.js'
import { healthController } from '../controllers/metadata/healthController.js'
import type { Services } from '../services/services.js'
import { readRoute } from './middleware/routeSteps.js'

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
