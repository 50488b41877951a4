import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express'
import {
  mayOpen,
  type StaffRouteName,
  staffRouteNames,
  staffRows,
} from '../addresses/staffTable.js'
import type { Config } from '../config/readConfig.js'
import { addToContext } from '../controllers/pages/requestContext.js'
import {
  chooseStaffLocale,
  setStaffContext,
  speakAs,
  staffContextOf,
} from '../controllers/staff/staffRequest.js'
import { createStaffControllers } from '../controllers/staff/staffControllers.js'
import { showConfirmIdentity, showSignIn } from '../controllers/staff/signIn/signInPages.js'
import { showStaffError } from '../controllers/staff/showStaffError.js'
import { notFound, toAppError } from '../services/errors/errors.js'
import type { Services } from '../services/services.js'
import type { SignedIn } from '../services/staff/staffAccount.js'
import { second } from '../shared/time/durations.js'
import { catchThrown, readingMethods, refuseMethod } from './middleware/routeSteps.js'
import { createRateLimit, pageRate } from './middleware/rateLimit.js'
import { sameOriginPosts, staffAddresses, staffHeaders } from './middleware/staffSecurity.js'

/** Ratio of the limit of sign-in posts to that of public form posts. */
const signInsPerPost = 10

/** Maximum age of the last sign-in on routes with `recentSignIn`, as in the specification. */
const recentSignInMs = 300 * second

/** @param name `undefined` for an unknown address, whose error page has the navigation of the account */
const identify = ({ staff }: Services, name?: StaffRouteName): RequestHandler => {
  const isBackground = name !== undefined && staffRows[name].isBackground
  return async (req, _res, next) => {
    const { cookie } = req.headers
    if (name !== undefined) addToContext(req, { route: `staff.${name}` })
    const setContext = (signedIn?: SignedIn): void =>
      setStaffContext(req, {
        route: name,
        signedIn,
        locale: chooseStaffLocale(req, signedIn),
        knownBrowser: staff.knownBrowsers.find(cookie),
      })
    // The error page uses this context if the store is unavailable.
    setContext()
    const signedIn = await staff.sessions.find(cookie, isBackground)
    setContext(signedIn)
    const owner = signedIn === undefined ? await staff.sessions.ownerOf(cookie) : undefined
    if (owner !== undefined) speakAs(req, owner)
    next()
  }
}

/** Counts requests without a session by known browser, else by address. */
const countedFor = (req: Request): string => staffContextOf(req)?.knownBrowser?.id ?? req.network

/** Limits requests without a session before body parsing; high, because a clinic shares one address. */
const limitSignedOut = (
  { limits }: Services,
  { posts, renders }: Config['rateLimits'],
): RequestHandler => {
  const limitPosts = createRateLimit(limits, {
    limit: posts * signInsPerPost,
    countedFor,
  })('staff-sign-in')
  const limitPages = createRateLimit(limits, { ...pageRate(renders), countedFor })('staff-pages')
  return (req, res, next) => {
    if (staffContextOf(req)?.signedIn !== undefined) next()
    else if (readingMethods.has(req.method)) limitPages(req, res, next)
    else limitPosts(req, res, next)
  }
}

const admit = (services: Services, name: StaffRouteName): RequestHandler => {
  const row = staffRows[name]
  return async (req, res, next) => {
    const signedIn = staffContextOf(req)?.signedIn
    if (row.access === 'anyone') {
      next()
      return
    }
    if (signedIn === undefined) {
      await showSignIn(services, req, res)
      return
    }
    // 404 rather than 403: does not reveal pages of other roles.
    if (!mayOpen(row, signedIn.account.roles)) throw notFound()
    const age = services.clock.now() - signedIn.provenAt
    if (row.recentSignIn === true && (age > recentSignInMs || age < 0)) {
      await showConfirmIdentity(services, req, res)
      return
    }
    next()
  }
}

// Renders errors in the staff layout; a second error falls through to the site's handler.
const errors =
  (services: Services): ErrorRequestHandler =>
  (thrown: unknown, req, res, next) => {
    const error = toAppError(thrown)
    if (res.headersSent) {
      next(error)
      return
    }
    if (error.status >= 500) {
      services.log.error({ err: error.cause ?? error, requestId: req.id }, error.message)
    }
    res.set(error.headers).status(error.status)
    showStaffError(services, error, req, res).catch(next)
  }

export const staffRoutes = (
  config: Pick<Config, 'origin' | 'rateLimits'>,
  services: Services,
): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const controllers = createStaffControllers(services)
  router.use(staffHeaders, staffAddresses)
  router.use('/staff', sameOriginPosts(config.origin))
  const limit = limitSignedOut(services, config.rateLimits)
  for (const name of staffRouteNames) {
    const handlers = controllers[name]
    const route = router.route(staffRows[name].path)
    const [identity, access] = [identify(services, name), admit(services, name)]
    const before = [identity, limit, access].map(catchThrown)
    const { get, post, delete: remove } = handlers
    if (get !== undefined) route.get(...before, catchThrown(get))
    if (post !== undefined) {
      // Checks again, because session or role may change while the body is received, up to an hour.
      const again =
        post.length > 1 && staffRows[name].access !== 'anyone'
          ? [identity, access].map(catchThrown)
          : []
      const [readers, handler] = [post.slice(0, -1), post.slice(-1)]
      route.post(...before, ...readers.map(catchThrown), ...again, ...handler.map(catchThrown))
    }
    if (remove !== undefined) route.delete(...before, catchThrown(remove))
    const methods = [get && 'GET, HEAD', post && 'POST', remove && 'DELETE'].filter(Boolean)
    route.all(...before, refuseMethod(methods.join(', ')))
  }
  router.use('/staff', catchThrown(identify(services)), limit, (_req, _res, next) =>
    next(notFound()),
  )
  router.use('/staff', errors(services))
  return router
}
