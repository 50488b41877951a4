import type { Request, Response } from 'express'
import { sessionCookie, setSessionCookie } from '../../../services/staff/sessions/sessionCookie.js'
import type { Entered } from '../../../services/staff/signIn/entrance.js'
import { becomePost, type Continuation } from './continuation.js'

/** Signed in: to the page that was asked for, or on with the form that was sent. */
export const goOn = (
  req: Request,
  res: Response,
  next: () => void,
  { token }: Entered,
  continuation: Continuation,
): void => {
  res.append('Set-Cookie', setSessionCookie(token))
  if (continuation.fields === undefined) {
    res.redirect(303, continuation.path)
    return
  }
  becomePost(req, continuation, `${sessionCookie}=${token}`)
  next()
}
