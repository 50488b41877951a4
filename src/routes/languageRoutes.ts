import { Router } from 'express'
import { languagePath } from '../addresses/pageTable.js'
import type { Config } from '../config/readConfig.js'
import { languageController } from '../controllers/language/languageController.js'
import { namedRoute, refuseMethod } from './middleware/routeSteps.js'

export const languageRoutes = (config: Pick<Config, 'origin'>): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  router
    .route(languagePath)
    .post(...namedRoute('language', ...languageController(config)))
    .all(...namedRoute('language', refuseMethod('POST')))
  return router
}
