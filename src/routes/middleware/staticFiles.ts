import { day, second } from '../../shared/time/durations.js'
import { globSync } from 'node:fs'
import { extname } from 'node:path'
import express, { type RequestHandler } from 'express'
import { addToContext } from '../../controllers/pages/requestContext.js'
import { refuseMethod } from './methods.js'

/** What the log calls these files. */
export const staticRoute = 'publicFile'

const yearInSeconds = 31_536_000
const dayInSeconds = day / second

/** Spellings that the file system would resolve: each file has one address. */
const isOddlySpelt = (path: string): boolean => /\/\/|\\|%(?:2[ef]|5c)/i.test(path)

const refuse = refuseMethod('GET, HEAD')

/** Whether a folder has a file of this name: listed once, when it is first asked. */
const createIsFile = (folder: string): ((path: string) => boolean) => {
  let names: ReadonlySet<string> | undefined
  return (path) => {
    names ??= new Set(globSync('**/*.*', { cwd: folder }))
    return names.has(path.slice(1))
  }
}

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
  const isFile = createIsFile(folder)
  return (req, res, next) => {
    // Every file has an extension and no page has one: pages skip the file system.
    if (extname(req.path) === '' || isOddlySpelt(req.path)) next()
    else if (req.method === 'GET' || req.method === 'HEAD') serve(req, res, next)
    else if (isFile(req.path)) refuse(req, res, next)
    else next()
  }
}
