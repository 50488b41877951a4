import { type RequestHandler, Router } from 'express'
import type { ActionOf } from './actions.js'
import { addToContext, contextOf } from '../controllers/pages/requestContext.js'
import { AppError } from '../services/errors/errors.js'
import { catchThrown, refuseMethod } from './middleware/routeSteps.js'
import { type PageRow, pages, type RowName, rowNames, variants } from '../addresses/pageTable.js'

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store')
  next()
}

const registry: Readonly<Record<string, RequestHandler>> = { noStore }

const unknownMiddleware: RequestHandler = (_req, _res, next) =>
  next(new AppError(500, 'unknownMiddleware'))

const notePage =
  (page: RowName): RequestHandler =>
  (req, _res, next) => {
    addToContext(req, { page })
    next()
  }

const ofTools =
  (step: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (contextOf(req).requestedTool === undefined) next()
    else void step(req, res, next)
  }

/** Answers 400 to a post without a known tool on a page without a form. */
const askedNothing: RequestHandler = (_req, _res, next) => next(new AppError(400, 'badRequest'))

const unlimited: RequestHandler = (_req, _res, next) => next()

export interface PageLimits {
  readonly posts: (form: RowName) => RequestHandler
  readonly tools: RequestHandler
  readonly renders: RequestHandler
  readonly files: readonly RequestHandler[]
}

/** Returns the routes of all pages. A page without handlers does not compile. */
export const siteRoutes = (
  actionOf: ActionOf,
  rows: Readonly<Record<RowName, PageRow>> = pages,
  limits: PageLimits = { posts: () => unlimited, tools: unlimited, renders: unlimited, files: [] },
): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  for (const name of rowNames) {
    const row = rows[name]
    const steps = (row.middleware ?? []).map((step) => registry[step] ?? unknownMiddleware)
    const { show, submit, tools, takesFiles = false } = actionOf(name)
    const showing = [show].flat().map(catchThrown)
    const takesPosts = submit !== undefined || tools !== undefined
    const limit = submit === undefined ? unlimited : limits.posts(name)
    const before = [limit, ...(takesFiles ? limits.files : [])]
    for (const variant of variants) {
      const route = router.route(row[variant])
      route.all(notePage(name), ...steps)
      route.get(limits.renders, ...showing)
      if (tools !== undefined) {
        const answer = [limits.tools, catchThrown(tools.calendar), ...showing]
        route.post(...tools.read.map(catchThrown), ...answer.map(ofTools))
      }
      if (submit !== undefined) route.post(...before, ...submit.map(catchThrown))
      if (takesPosts) route.post(askedNothing)
      route.all(refuseMethod(takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD'))
    }
  }
  return router
}
