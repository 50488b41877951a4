import { type RequestHandler, Router } from 'express'
import type { Config } from '../config/readConfig.js'
import { fileController } from '../controllers/uploads/fileController.js'
import { uploadController } from '../controllers/uploads/uploadController.js'
import { AppError } from '../services/errors.js'
import type { Services } from '../services/services.js'
import { catchThrown } from './middleware/catchThrown.js'
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
  router.post(uploadPaths.sign, upload.inJson(limit), ...upload.sign)
  router.all(uploadPaths.sign, refuse('POST'))
  if (services.careers.files.posts !== undefined) {
    router.post(uploadPaths.files, ...upload.receive)
    router.all(uploadPaths.files, refuse('POST'))
  }
  router.get('/files/:token', catchThrown(fileController(services).show))
  return router
}
