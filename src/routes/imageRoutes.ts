import { type RequestHandler, Router } from 'express'
import { imageController, tooManyPictures } from '../controllers/pictures/imageController.js'
import type { ImageService } from '../services/images/imageService.js'
import { minute } from '../shared/time/durations.js'
import { namedRoute } from './middleware/routeSteps.js'
import type { Rate } from './middleware/rateLimit.js'

export const newPictures: Rate = {
  limit: 120,
  windowMs: minute,
  refusal: tooManyPictures,
}

export const imageRoutes = (images: ImageService, limitNew: RequestHandler): Router => {
  const router = Router({ caseSensitive: true })
  // Uses no route pattern, because Express would decode the path, which is validated undecoded.
  router.use('/_ipx', ...namedRoute('picture', imageController({ images, limitNew })))
  return router
}
