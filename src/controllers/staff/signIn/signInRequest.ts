import type { Request } from 'express'
import { browserOf } from '../../../services/staff/sessions/browserName.js'
import type { SignInRequest } from '../../../services/staff/signIn/signInRequest.js'

/** What signing in notes of a request. */
export const signInRequestOf = (req: Request): SignInRequest => ({
  requestId: req.id,
  browser: browserOf(req.get('user-agent')),
})
