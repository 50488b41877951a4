import { refuseMethod } from './middleware/methods.js'
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import {
  mayOpen,
  type StaffRouteName,
  staffRouteNames,
  staffRows,
} from '../addresses/staffTable.js'
import type { Config } from '../config/readConfig.js'
import { addToContext } from '../controllers/pages/requestContext.js'
import { chooseStaffLocale } from '../controllers/staff/staffLocale.js'
import { createStaffControllers } from '../controllers/staff/staffControllers.js'
import { showConfirmIdentity, showSignIn } from '../controllers/staff/signIn/signInPages.js'
import { showStaffError } from '../controllers/staff/staffErrors.js'
import { setStaffContext, staffContextOf } from '../controllers/staff/staffRequest.js'
import { notFound, toAppError } from '../services/errors.js'
import type { Services } from '../services/services.js'
import { second } from '../services/time/durations.js'
import { catchThrown } from './middleware/catchThrown.js'
import { createRateLimit } from './middleware/rateLimit.js'
import { staffAddresses } from './middleware/staffAddresses.js'
import { sameOriginPosts, staffHeaders } from './middleware/staffSecurity.js'

/** Posts of the sign-in pages for each post of a public form that one address may send. */
const signInsPerPost = 10

/** As long as the specification lets a token of the identity provider live. */
const recentSignInMs = 300 * second

/** Finds who asks, and answers for the page when they may not open it. */
const guard = (services: Services, name: StaffRouteName): RequestHandler => {
  const row = staffRows[name]
  return async (req, res, next) => {
    addToContext(req, { route: `staff.${name}` })
    const signedIn = await services.staff.sessions.find(req.headers.cookie, row.isBackground)
    setStaffContext(req, { route: name, signedIn, locale: chooseStaffLocale(req, signedIn) })
    if (row.access === 'anyone') {
      next()
      return
    }
    if (signedIn === undefined) {
      await showSignIn(services, req, res)
      return
    }
    // 404 and not 403: nobody learns what exists beyond their role.
    if (!mayOpen(row, signedIn.account.roles)) throw notFound()
    const age = services.clock.now() - signedIn.provenAt
    if (row.recentSignIn === true && (age > recentSignInMs || age < 0)) {
      await showConfirmIdentity(services, req, res)
      return
    }
    next()
  }
}

/** No entry in the log, no page: who saw whose data must be known afterwards. */
const logView = ({ staff }: Services, name: StaffRouteName): RequestHandler => {
  const { viewed } = staffRows[name]
  return async (req, _res, next) => {
    const signedIn = staffContextOf(req)?.signedIn
    if (viewed !== undefined && signedIn !== undefined) {
      const { reference } = req.params
      await staff.audit.append({
        actor: signedIn,
        action: viewed,
        requestId: req.id,
        ...(typeof reference === 'string' ? { subject: reference } : {}),
      })
    }
    next()
  }
}

/** Errors inside the area are shown in its own frame; a second one by the site's last resort. */
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

/** Every address of the staff table. */
export const staffRoutes = (
  config: Pick<Config, 'origin' | 'rateLimits'>,
  services: Services,
): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const controllers = createStaffControllers(services)
  router.use(staffHeaders, staffAddresses)
  router.use('/staff', sameOriginPosts(config.origin))
  // A whole clinic signs in from one address: many times what a visitor of a form may post.
  const limit = createRateLimit(services.limits, {
    limit: config.rateLimits.posts * signInsPerPost,
  })('staff-sign-in')
  for (const name of staffRouteNames) {
    const handlers = controllers[name]
    const route = router.route(staffRows[name].path)
    const before = [guard(services, name)].map(catchThrown)
    const { get, post, delete: remove } = handlers
    if (get !== undefined) route.get(...before, ...[logView(services, name), get].map(catchThrown))
    if (post !== undefined) {
      const limits = staffRows[name].limitedByAddress === true ? [limit] : []
      // A body may take an hour to come: by then whoever sent it may be signed out, or have lost the role.
      const again = post.length > 1 && staffRows[name].access !== 'anyone' ? before : []
      const [readers, handler] = [post.slice(0, -1), post.slice(-1)]
      route.post(
        ...limits,
        ...before,
        ...readers.map(catchThrown),
        ...again,
        ...handler.map(catchThrown),
      )
    }
    if (remove !== undefined) route.delete(...before, catchThrown(remove))
    const methods = [get && 'GET, HEAD', post && 'POST', remove && 'DELETE'].filter(Boolean)
    route.all(...before, refuseMethod(methods.join(', ')))
  }
  router.use('/staff', (_req, _res, next) => next(notFound()))
  router.use('/staff', errors(services))
  return router
}
