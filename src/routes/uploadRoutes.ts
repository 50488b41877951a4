import { type RequestHandler, Router } from 'express'
import type { Config } from '../config/readConfig.js'
import { fileController } from '../controllers/uploads/fileController.js'
import { uploadController } from '../controllers/uploads/uploadController.js'
import { AppError } from '../services/errors.js'
import type { Services } from '../services/services.js'
import { namedRoute } from './middleware/namedRoute.js'
import { uploadPaths } from '../addresses/pageTable.js'

const refuse =
  (allowed: string): RequestHandler =>
  (_req, _res, next) =>
    next(new AppError(405, 'methodNotAllowed', { Allow: allowed }))

/**
 * Files on their way in, and out to HR.
 * @param limit stands before each signing
 */
export const uploadRoutes = (config: Config, services: Services, limit: RequestHandler): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const upload = uploadController(config, services)
  router
    .route(uploadPaths.sign)
    .all(...namedRoute('uploadSign'))
    .post(upload.inJson(limit), ...upload.sign)
    .all(refuse('POST'))
  if (services.careers.files.posts !== undefined) {
    router
      .route(uploadPaths.files)
      .all(...namedRoute('uploadFiles'))
      .post(...upload.receive)
      .all(refuse('POST'))
  }
  router.get('/files/:token', ...namedRoute('applicationFile', fileController(services).show))
  return router
}
