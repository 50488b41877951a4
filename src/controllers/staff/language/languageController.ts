import type { RequestHandler } from 'express'
import { isLocale } from '../../../addresses/urlFor.js'
import { languageCookie } from '../../../config/limits.js'
import { AppError } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import { day } from '../../../shared/time/durations.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { staffContextOf } from '../staffRequest.js'
import { safeStaffPath } from '../signIn/continuation.js'

/** Stores the language in the account, or in a cookie when signed out. */
export const languageController = ({ staff }: Services): Pick<StaffControllers, 'language'> => {
  const choose: RequestHandler = async (req, res) => {
    const locale = fieldOf(req, 'locale')
    if (!isLocale(locale)) throw new AppError(400, 'badRequest')
    const signedIn = staffContextOf(req)?.signedIn
    if (signedIn === undefined) {
      res.cookie(languageCookie.name, locale, {
        path: '/',
        maxAge: languageCookie.days * day,
        sameSite: 'lax',
        secure: req.secure,
      })
    } else {
      await staff.ownAccount.setLocale({ signedIn, requestId: req.id }, locale)
    }
    res.redirect(303, safeStaffPath(fieldOf(req, 'to')))
  }
  return { language: { post: [readStaffForm, choose] } }
}
