import type { Request, RequestHandler } from 'express'
import { notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import type { PasskeyAnswer } from '../../../services/staff/passkeys/passkeySignIn.js'
import { readContinuation } from '../signIn/continuation.js'
import { goOn, goOnSignedIn } from '../signIn/goOn.js'
import { showConfirmPage, showPasswordPage } from '../signIn/signInPages.js'
import { signInRequestOf } from '../signIn/signInRequest.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { signedInOf } from '../staffRequest.js'

export const passkeyAnswerOf = (req: Request): PasskeyAnswer => ({
  ticket: fieldOf(req, 'ticket'),
  credential: fieldOf(req, 'credential'),
})

/** Returns the passkeys. @throws AppError 404 when an identity provider replaces passkeys */
export const passkeysOf = ({ staff }: Services) => {
  if (staff.passkeys === undefined) throw notFound()
  return staff.passkeys
}

export const passkeySignInController = (
  services: Services,
): Pick<StaffControllers, 'signInPasskey' | 'confirmPasskey'> => {
  const signIn: RequestHandler = async (req, res) => {
    const continuation = await readContinuation(services, req)
    const done = await passkeysOf(services).signIn(passkeyAnswerOf(req), signInRequestOf(req))
    if (done.status === 'signedIn') {
      await goOnSignedIn(services, req, res, done, continuation)
    } else {
      res.status(401)
      await showPasswordPage(services, req, res, { continuation, passkey: done.status })
    }
  }

  const confirm: RequestHandler = async (req, res, next) => {
    const continuation = await readContinuation(services, req)
    const request = signInRequestOf(req)
    const answer = passkeyAnswerOf(req)
    const done = await passkeysOf(services).confirm(signedInOf(req), answer, request)
    if (done.status === 'signedIn') {
      await goOn(services, req, res, () => next('route'), { entered: done, continuation })
    } else await showConfirmPage(services, req, res, { continuation, passkey: done.status })
  }

  return {
    signInPasskey: {
      get: async (_req, res) => res.json(await passkeysOf(services).request()),
      post: [readStaffForm, signIn],
    },
    confirmPasskey: {
      get: async (req, res) => res.json(await passkeysOf(services).request(signedInOf(req))),
      post: [readStaffForm, confirm],
    },
  }
}
