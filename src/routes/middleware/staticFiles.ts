import { day, second } from '../../shared/time/durations.js'
import { globSync } from 'node:fs'
import { extname } from 'node:path'
import express, { type RequestHandler } from 'express'
import { addToContext } from '../../controllers/pages/requestContext.js'
import { refuseMethod } from './routeSteps.js'

export const staticRoute = 'publicFile'

const yearInSeconds = 31_536_000
const dayInSeconds = day / second

/** Whether a path is an alternative spelling that the file system would resolve; each file has one URL. */
const isOddlySpelt = (path: string): boolean => /\/\/|\\|%(?:2[ef]|5c)/i.test(path)

const refuse = refuseMethod('GET, HEAD')

const createIsFile = (folder: string): ((path: string) => boolean) => {
  let names: ReadonlySet<string> | undefined
  return (path) => {
    names ??= new Set(globSync('**/*.*', { cwd: folder }))
    return names.has(path.slice(1))
  }
}

/** Serves static files. Assets and fonts have content hashes in their names and are cached as immutable. */
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
  const isFile = createIsFile(folder)
  return (req, res, next) => {
    // Files have an extension, pages have none: page requests skip the file system.
    if (extname(req.path) === '' || isOddlySpelt(req.path)) next()
    else if (req.method === 'GET' || req.method === 'HEAD') serve(req, res, next)
    else if (isFile(req.path)) refuse(req, res, next)
    else next()
  }
}
