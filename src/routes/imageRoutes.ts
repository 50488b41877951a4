import { Router } from 'express'
import { imageController } from '../controllers/imageController.js'
import type { ImageAllowance } from '../services/images/imageAllowance.js'
import type { ImageService } from '../services/images/imageService.js'

/** The pictures of the site in any size and format. */
export const imageRoutes = (images: ImageService, allowance: ImageAllowance): Router => {
  const router = Router({ caseSensitive: true })
  const { show, refuse } = imageController(images, allowance)
  // Not a pattern: Express would decode the address, and what it holds is judged undecoded.
  router.use('/_ipx', (req, res, next) => {
    const read = req.method === 'GET' || req.method === 'HEAD'
    return (read ? show : refuse)(req, res, next)
  })
  return router
}
