import type { Request, RequestHandler } from 'express'
import { notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import { clearSessionCookies } from '../../../services/staff/sessions/sessionCookie.js'
import type { StaffControllers } from '../staffHandlers.js'
import { staffContextOf } from '../staffRequest.js'
import { signInRequestOf } from './signInRequest.js'

const bearerOf = (req: Request): string | undefined =>
  /^Bearer ([\w.-]+)$/.exec(req.get('authorization') ?? '')?.[1]

/**
 * Signs in with an ID token of Firebase, which replaces the password only; the one-time code is
 * still required.
 */
export const tokenController = ({ staff }: Services): Pick<StaffControllers, 'session'> => {
  const { signIn, identityKind } = staff

  const begin: RequestHandler = async (req, res) => {
    if (identityKind === 'embedded') throw notFound()
    const token = bearerOf(req)
    const begun =
      token === undefined ? undefined : await signIn.beginByToken(token, signInRequestOf(req))
    if (begun?.status === 'code') res.json({ ticket: begun.ticket })
    else res.status(401).json({ error: 'refused' })
  }

  const end: RequestHandler = async (req, res) => {
    const signedIn = staffContextOf(req)?.signedIn
    if (signedIn !== undefined) await signIn.end(signedIn, req.id)
    res
      .append('Set-Cookie', [...clearSessionCookies])
      .status(204)
      .end()
  }

  return { session: { post: [begin], delete: end } }
}
