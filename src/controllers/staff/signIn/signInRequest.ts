import type { Request } from 'express'
import { browserOf } from '../../../services/staff/sessions/browserName.js'
import { staffContextOf } from '../staffRequest.js'
import type { SignInRequest } from '../../../services/staff/signIn/signInRequest.js'

/** Returns what signing in needs of a request. */
export const signInRequestOf = (req: Request): SignInRequest => {
  const { network = 'unknown', knownBrowser } = staffContextOf(req) ?? {}
  const browser = browserOf(req.get('user-agent'))
  return { requestId: req.id, browser, network, knownBrowser }
}
