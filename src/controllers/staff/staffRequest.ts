import type { Request } from 'express'
import type { Locale } from '../../addresses/pageTable.js'
import type { StaffRouteName } from '../../addresses/staffTable.js'
import { AppError } from '../../services/errors/errors.js'
import type { SignedIn, StaffAccount } from '../../services/staff/staffAccount.js'
import type { KnownBrowser } from '../../services/staff/signIn/knownBrowser.js'
import type { StaffAct } from '../../services/staff/staffAct.js'
import { parse } from 'cookie'
import { isLocale } from '../../addresses/urlFor.js'
import { languageCookie } from '../../config/limits.js'

export interface StaffContext {
  /** `undefined` for an unknown address. */
  readonly route: StaffRouteName | undefined
  readonly locale: Locale
  readonly signedIn: SignedIn | undefined
  readonly knownBrowser: KnownBrowser | undefined
}

const contexts = new WeakMap<Request, StaffContext>()

export const setStaffContext = (req: Request, context: StaffContext): void => {
  contexts.set(req, context)
}

export const staffContextOf = (req: Request): StaffContext | undefined => contexts.get(req)

/** Returns the signed-in account. @throws AppError 401 on routes open to anyone */
export const signedInOf = (req: Request): SignedIn => {
  const signedIn = contexts.get(req)?.signedIn
  if (signedIn === undefined) throw new AppError(401, 'signedOut')
  return signedIn
}

export const parameterOf = ({ params }: Request, name: string): string => {
  const value = params[name]
  return typeof value === 'string' ? value : ''
}

export const queryOf = ({ originalUrl }: Request): URLSearchParams =>
  new URL(originalUrl, 'http://host').searchParams

/** Returns the actor of an audit entry. @throws AppError 401 */
export const staffActOf = (req: Request): StaffAct => ({
  signedIn: signedInOf(req),
  requestId: req.id,
})

const chosenHere = (req: Request): Locale | undefined => {
  const chosen = parse(req.headers.cookie ?? '')[languageCookie.name]
  return isLocale(chosen) ? chosen : undefined
}

/** Returns the language of the account; before sign-in, the language in the cookie, or French. */
export const chooseStaffLocale = (req: Request, signedIn: SignedIn | undefined): Locale => {
  if (signedIn !== undefined) return signedIn.account.locale
  return chosenHere(req) ?? 'fr'
}

/** Before sign-in, uses the language of a known account, unless the cookie has another. */
export const speakAs = (req: Request, { locale }: Pick<StaffAccount, 'locale'>): void => {
  const context = staffContextOf(req)
  if (context === undefined || context.signedIn !== undefined) return
  setStaffContext(req, { ...context, locale: chosenHere(req) ?? locale })
}
