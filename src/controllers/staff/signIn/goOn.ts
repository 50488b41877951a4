import type { Request, Response } from 'express'
import { AppError } from '../../../services/errors.js'
import type { Services } from '../../../services/services.js'
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

/**
 * As `goOn`, for whoever has just signed in. A form that was sent before is theirs where the browser's
 * last session was: else a colleague could leave one on a shared computer, to be done in the name of
 * whoever signs in next.
 * @throws AppError 409 for the form of somebody else; they are signed in all the same
 */
export const goOnSignedIn = async (
  { staff }: Pick<Services, 'staff'>,
  req: Request,
  res: Response,
  next: () => void,
  entered: Entered,
  continuation: Continuation,
): Promise<void> => {
  const owner =
    continuation.fields === undefined ? undefined : await staff.sessions.ownerOf(req.headers.cookie)
  if (continuation.fields !== undefined && owner !== entered.signedIn.account.id) {
    res.append('Set-Cookie', setSessionCookie(entered.token))
    throw new AppError(409, 'otherSession')
  }
  goOn(req, res, next, entered, continuation)
}
