import { parse } from 'cookie'
import type { Request } from 'express'
import type { Locale } from '../../addresses/pageTable.js'
import { isLocale } from '../../addresses/urlFor.js'
import { languageCookie } from '../../config/limits.js'
import type { SignedIn } from '../../services/staff/accounts/staffAccount.js'

/** The language of the account; before sign-in the one chosen in this browser, else French. */
export const chooseStaffLocale = (req: Request, signedIn: SignedIn | undefined): Locale => {
  if (signedIn !== undefined) return signedIn.account.locale
  const chosen = parse(req.headers.cookie ?? '')[languageCookie.name]
  return isLocale(chosen) ? chosen : 'fr'
}
