import { day, second } from '../../services/time/durations.js'
import { extname } from 'node:path'
import express, { type RequestHandler } from 'express'
import { addToContext } from '../../controllers/pages/requestContext.js'

/** What the log calls these files. */
export const staticRoute = 'publicFile'

const yearInSeconds = 31_536_000
const dayInSeconds = day / second

/** A folder as it is: names of assets and fonts carry a hash of their content and never change. */
export const staticFiles = (folder: string, production: boolean): RequestHandler => {
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (res, path) => {
      addToContext(res.req, { route: staticRoute })
      const hashed = path.includes('/assets/') || path.includes('/fonts/')
      if (hashed) res.setHeader('Cache-Control', `public, max-age=${yearInSeconds}, immutable`)
      else if (production) res.setHeader('Cache-Control', `public, max-age=${dayInSeconds}`)
      else res.setHeader('Cache-Control', 'no-cache')
    },
  })
  // Each file has an extension, and no page: the disk is not asked for a page.
  return (req, res, next) => (extname(req.path) === '' ? next() : serve(req, res, next))
}
