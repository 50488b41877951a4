import type { Request, Response } from 'express'
import type { Services } from '../../../services/services.js'
import type { SignInRefusal } from '../../../services/staff/signIn/signIn.js'
import type { PasskeyProblem } from '../../../views/staff/passkeys/PasskeyForm.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { readPost } from '../staffForm.js'
import { signedInOf } from '../staffRequest.js'
import { isSessionCookieRefused } from '../../../services/staff/sessions/sessionCookie.js'
import { continuationOf, mayKeepForms } from './continuation.js'
import { placeOf } from './staffPath.js'
import type { Continuation } from '../../../views/staff/signIn/ContinuationFields.js'

export const refusalStatus = (
  { clock }: Services,
  res: Response,
  refusal: SignInRefusal | undefined,
): void => {
  if (refusal?.status !== 'locked') {
    res.status(401)
    return
  }
  const seconds = Math.max(1, Math.ceil((refusal.until - clock.now()) / 1000))
  res.status(429).set('Retry-After', String(seconds))
}

interface Shown {
  readonly continuation: Continuation
  readonly refusal?: SignInRefusal
  readonly email?: string
  readonly passkey?: PasskeyProblem
}

export const showPasswordPage = async (
  services: Services,
  req: Request,
  res: Response,
  { continuation, refusal, passkey, email = '' }: Shown,
): Promise<void> => {
  if (refusal !== undefined) refusalStatus(services, res, refusal)
  await renderStaffPage(services, req, res, 'staff/signIn/SignInPage', ({ t }) => ({
    title: t('staffSignIn:title'),
    continuation,
    email,
    takesPasskeys: services.staff.passkeys !== undefined,
    isCookieRefused: isSessionCookieRefused(req.headers.cookie),
    refusal,
    passkey,
  }))
}

export const showCodePage = async (
  services: Services,
  req: Request,
  res: Response,
  { ticket, ...shown }: Omit<Shown, 'email' | 'passkey'> & { readonly ticket: string },
): Promise<void> => {
  if (shown.refusal !== undefined) refusalStatus(services, res, shown.refusal)
  await renderStaffPage(services, req, res, 'staff/signIn/SignInCodePage', ({ t }) => ({
    title: t('staffSignIn:code.title'),
    ticket,
    ...shown,
  }))
}

export const showConfirmPage = async (
  services: Services,
  req: Request,
  res: Response,
  shown: Omit<Shown, 'email'>,
): Promise<void> => {
  refusalStatus(services, res, shown.refusal)
  const passkeys = await services.staff.passkeys?.list(signedInOf(req))
  const place = await placeOf(services, shown.continuation.path)
  await renderStaffPage(services, req, res, 'staff/signIn/ConfirmIdentityPage', (site) => ({
    title: site.t('staffSignIn:confirm.title'),
    place: place(site),
    takesPasskeys: passkeys !== undefined && passkeys.length > 0,
    ...shown,
  }))
}

export const showSignIn = async (
  services: Services,
  req: Request,
  res: Response,
): Promise<void> => {
  const keepsForm = await mayKeepForms(services, req)
  if (keepsForm) await readPost(req, res)
  res.status(401)
  await showPasswordPage(services, req, res, { continuation: continuationOf(req, keepsForm) })
}

export const showConfirmIdentity = async (
  services: Services,
  req: Request,
  res: Response,
): Promise<void> => {
  await readPost(req, res)
  await showConfirmPage(services, req, res, { continuation: continuationOf(req, true) })
}
