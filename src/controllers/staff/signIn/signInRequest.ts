import type { Request } from 'express'
import { browserOf } from '../../../services/staff/sessions/browserName.js'
import { staffContextOf } from '../staffRequest.js'
import type { SignInRequest } from '../../../services/staff/signIn/signInRequest.js'

export const signInRequestOf = (req: Request): SignInRequest => ({
  requestId: req.id,
  browser: browserOf(req.get('user-agent')),
  network: req.network,
  knownBrowser: staffContextOf(req)?.knownBrowser,
})
