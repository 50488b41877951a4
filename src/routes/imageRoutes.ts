import { type RequestHandler, Router } from 'express'
import { imageController, tooManyPictures } from '../controllers/pictures/imageController.js'
import type { ImageService } from '../services/images/imageService.js'
import { minute } from '../shared/time/durations.js'
import { namedRoute } from './middleware/namedRoute.js'
import type { Rate } from './middleware/rateLimit.js'

/** How many pictures that were never rendered before one visitor may ask for. */
export const newPictures: Rate = {
  limit: 120,
  windowMs: minute,
  refusal: tooManyPictures,
}

/**
 * The pictures of the site in any size and format.
 * @param limitNew runs before each picture that has to be rendered
 */
export const imageRoutes = (images: ImageService, limitNew: RequestHandler): Router => {
  const router = Router({ caseSensitive: true })
  // Not a pattern: Express would decode the address, which is checked undecoded.
  router.use('/_ipx', ...namedRoute('picture', imageController({ images, limitNew })))
  return router
}
