import type { Request, Response } from 'express'
import { AppError } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import { sessionCookie, setSessionCookies } from '../../../services/staff/sessions/sessionCookie.js'
import type { Entered } from '../../../services/staff/signIn/entrance.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { setStaffContext, staffContextOf } from '../staffRequest.js'
import { becomePost } from './continuation.js'
import { offerFile } from './savedFile.js'
import { placeOf } from './staffPath.js'
import type { Continuation } from '../../../views/staff/signIn/ContinuationFields.js'

interface Confirmed {
  readonly entered: Entered
  readonly continuation: Continuation
}

/** Sets the session cookies, and remembers the browser for this account. */
export const beginSession = (
  { staff }: Services,
  req: Request,
  res: Response,
  token: string,
  accountId: string,
): void => {
  res.append('Set-Cookie', [
    ...setSessionCookies(token),
    staff.knownBrowsers.remember(req.headers.cookie, accountId),
  ])
}

export const goOn = async (
  services: Services,
  req: Request,
  res: Response,
  next: () => void,
  { entered: { token, signedIn }, continuation }: Confirmed,
): Promise<void> => {
  beginSession(services, req, res, token, signedIn.account.id)
  if (await offerFile(services, req, res, continuation)) return
  if (continuation.fields === undefined) {
    res.redirect(303, continuation.path)
    return
  }
  becomePost(req, continuation, `${sessionCookie}=${token}`)
  next()
}

/**
 * Continues after sign-in. Shows an interrupted form without executing it: another person may have sent it.
 * @throws AppError 409 for a form of another account's session; sign-in remains valid
 */
export const goOnSignedIn = async (
  services: Services,
  req: Request,
  res: Response,
  { token, signedIn }: Entered,
  continuation: Continuation,
): Promise<void> => {
  beginSession(services, req, res, token, signedIn.account.id)
  const context = staffContextOf(req)
  if (context !== undefined) {
    setStaffContext(req, { ...context, signedIn, locale: signedIn.account.locale })
  }
  if (continuation.fields === undefined) {
    if (await offerFile(services, req, res, continuation)) return
    res.redirect(303, continuation.path)
    return
  }
  const owner = await services.staff.sessions.ownerOf(req.headers.cookie)
  if (owner?.id !== signedIn.account.id) throw new AppError(409, 'otherSession')
  const place = await placeOf(services, continuation.path)
  await renderStaffPage(services, req, res, 'staff/signIn/HeldFormPage', (site) => ({
    title: site.t('staffSignIn:held.title'),
    continuation,
    place: place(site),
  }))
}
