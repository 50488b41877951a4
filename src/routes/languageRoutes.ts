import { Router } from 'express'
import { languagePath } from '../addresses/pageTable.js'
import type { Config } from '../config/readConfig.js'
import { languageController } from '../controllers/language/languageController.js'
import { AppError } from '../services/errors.js'
import { namedRoute } from './middleware/namedRoute.js'

/** What the language switch does where there is no script. */
export const languageRoutes = (config: Pick<Config, 'origin'>): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  router
    .route(languagePath)
    .post(...namedRoute('language', ...languageController(config)))
    .all(
      ...namedRoute('language', () => {
        throw new AppError(405, 'methodNotAllowed', { Allow: 'POST' })
      }),
    )
  return router
}
