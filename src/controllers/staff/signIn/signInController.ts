import type { RequestHandler } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import { clearSessionCookies } from '../../../services/staff/sessions/sessionCookie.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { signedInOf, staffContextOf } from '../staffRequest.js'
import { showEnrolmentPage } from './enrolmentPages.js'
import { signInRequestOf } from './signInRequest.js'
import { readContinuation } from './continuation.js'
import { goOn, goOnSignedIn } from './goOn.js'
import { showCodePage, showConfirmPage, showPasswordPage } from './signInPages.js'

/** Maximum length of an email address (RFC 5321, erratum 1690); the rest is not echoed. */
const longestEmail = 254

export const signInController = (
  services: Services,
): Pick<
  StaffControllers,
  'signIn' | 'signInCode' | 'confirmIdentity' | 'sessionCheck' | 'signOut'
> => {
  const { signIn } = services.staff

  const show: RequestHandler = async (req, res) => {
    if (staffContextOf(req)?.signedIn !== undefined) {
      res.redirect(303, staffUrl('home'))
      return
    }
    const continuation = { path: staffUrl('home') }
    await showPasswordPage(services, req, res, { continuation })
  }

  const begin: RequestHandler = async (req, res) => {
    const continuation = await readContinuation(services, req)
    const email = fieldOf(req, 'email')
    const begun = await signIn.begin(email, fieldOf(req, 'password'), signInRequestOf(req))
    if (begun.status === 'code') {
      await showCodePage(services, req, res, { ticket: begun.ticket, continuation })
      return
    }
    if (begun.status === 'enrol') {
      await showEnrolmentPage(services, req, res, begun.offer)
      return
    }
    await showPasswordPage(services, req, res, {
      continuation,
      email: email.slice(0, longestEmail),
      refusal: begun,
    })
  }

  const finish: RequestHandler = async (req, res) => {
    const continuation = await readContinuation(services, req)
    const ticket = fieldOf(req, 'ticket')
    const done = await signIn.finish(ticket, fieldOf(req, 'code'), signInRequestOf(req))
    if (done.status === 'signedIn') {
      await goOnSignedIn(services, req, res, done, continuation)
      return
    }
    if (done.status === 'expired') {
      res.status(401)
      await showPasswordPage(services, req, res, { continuation })
      return
    }
    await showCodePage(services, req, res, { ticket, continuation, refusal: done })
  }

  const confirm: RequestHandler = async (req, res, next) => {
    const continuation = await readContinuation(services, req)
    const done = await signIn.confirm(signedInOf(req), fieldOf(req, 'code'), signInRequestOf(req))
    if (done.status === 'signedIn') {
      await goOn(services, req, res, () => next('route'), { entered: done, continuation })
      return
    }
    await showConfirmPage(services, req, res, { continuation, refusal: done })
  }

  const signOut: RequestHandler = async (req, res) => {
    await signIn.end(signedInOf(req), req.id)
    res.append('Set-Cookie', [...clearSessionCookies]).redirect(303, staffUrl('signIn'))
  }

  const toSignIn: RequestHandler = (_req, res) => res.redirect(303, staffUrl('signIn'))

  return {
    signIn: { get: show, post: [readStaffForm, begin] },
    signInCode: { get: toSignIn, post: [readStaffForm, finish] },
    confirmIdentity: {
      get: (_req, res) => res.redirect(303, staffUrl('home')),
      post: [readStaffForm, confirm],
    },
    sessionCheck: { get: (req, res) => res.type('text').send(signedInOf(req).account.id) },
    signOut: { post: [signOut] },
  }
}
