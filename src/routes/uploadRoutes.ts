import { Router } from 'express'
import type { Config } from '../config/readConfig.js'
import { uploadController } from '../controllers/uploads/uploadController.js'
import type { Services } from '../services/services.js'
import { namedRoute, refuseMethod } from './middleware/routeSteps.js'
import { uploadPaths } from '../addresses/pageTable.js'
import { uploadChunkBytes } from '../config/limits.js'
import { createRateLimit } from './middleware/rateLimit.js'
import type { UploadLimits } from './middleware/uploadLimits.js'

/** Returns limits of chunks and posts that allow the largest files, including retries. */
const ratesOf = ({ limits }: Services, { signings, maxFileBytes }: Config['careers']) => {
  const perFile = Math.ceil(maxFileBytes / uploadChunkBytes) + 1
  const limitTo = (limit: number, name: string) => createRateLimit(limits, { limit })(name)
  return {
    signings: limitTo(signings, 'upload'),
    chunks: limitTo(signings * perFile, 'upload-chunks'),
    posts: limitTo(signings * perFile, 'upload-posts'),
  }
}

export const uploadRoutes = (config: Config, services: Services, limits: UploadLimits): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const upload = uploadController(config, services)
  const rates = ratesOf(services, config.careers)
  router
    .route(uploadPaths.sign)
    .all(...namedRoute('uploadSign'))
    .post(
      ...[rates.signings, ...upload.readFields, limits.bytes(upload.announcedBytes)].map(
        upload.inJson,
      ),
      ...upload.sign,
    )
    .all(refuseMethod('POST'))
  router
    .route(uploadPaths.chunks)
    .all(...namedRoute('uploadChunks'))
    .post(upload.inJson(rates.chunks), ...upload.chunks)
    .all(refuseMethod('POST'))
  if (services.careers.files.posts !== undefined) {
    router
      .route(uploadPaths.files)
      .all(...namedRoute('uploadFiles'))
      .post(upload.inJson(rates.posts), upload.inJson(limits.atOnce), ...upload.receive)
      .all(refuseMethod('POST'))
  }
  return router
}
