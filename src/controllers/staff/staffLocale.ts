import { parse } from 'cookie'
import type { Request } from 'express'
import type { Locale } from '../../addresses/pageTable.js'
import { isLocale } from '../../addresses/urlFor.js'
import { languageCookie } from '../../config/limits.js'
import type { SignedIn, StaffAccount } from '../../services/staff/staffAccount.js'
import { setStaffContext, staffContextOf } from './staffRequest.js'

const chosenHere = (req: Request): Locale | undefined => {
  const chosen = parse(req.headers.cookie ?? '')[languageCookie.name]
  return isLocale(chosen) ? chosen : undefined
}

/** Returns the language of the account, before sign-in that of the cookie, else French. */
export const chooseStaffLocale = (req: Request, signedIn: SignedIn | undefined): Locale => {
  if (signedIn !== undefined) return signedIn.account.locale
  return chosenHere(req) ?? 'fr'
}

export const speakAs = (req: Request, { locale }: Pick<StaffAccount, 'locale'>): void => {
  const context = staffContextOf(req)
  if (context === undefined || context.signedIn !== undefined) return
  setStaffContext(req, { ...context, locale: chosenHere(req) ?? locale })
}
