import { type RequestHandler, Router } from 'express'
import { imageController, tooManyPictures } from '../controllers/pictures/imageController.js'
import type { ImageService } from '../services/images/imageService.js'
import type { Rate } from './middleware/rateLimit.js'

/** How many pictures that nobody asked for before one address may have made. */
export const newPictures: Rate = {
  limit: 120,
  window: 60_000,
  refusal: tooManyPictures,
}

/**
 * The pictures of the site in any size and format.
 * @param limitNew stands before each picture that has to be made
 */
export const imageRoutes = (images: ImageService, limitNew: RequestHandler): Router => {
  const router = Router({ caseSensitive: true })
  const { show, refuse } = imageController(images, limitNew)
  // Not a pattern: Express would decode the address, and what it holds is judged undecoded.
  router.use('/_ipx', (req, res, next) => {
    const read = req.method === 'GET' || req.method === 'HEAD'
    return (read ? show : refuse)(req, res, next)
  })
  return router
}
