import { parse } from 'cookie'
import type { Request, RequestHandler } from 'express'
import type { i18n } from 'i18next'
import { handle } from 'i18next-http-middleware'
import { previewPath } from '../../addresses/machineTable.js'
import { type Locale, regions } from '../../addresses/pageTable.js'
import { isLocale, localeOf, routeNameOf, variantOf } from '../../addresses/urlFor.js'
import { languageCookie } from '../../config/limits.js'
import { addToContext, contextOf } from '../../controllers/pages/requestContext.js'

const localeOfAddress = (path: string): Locale | undefined => {
  const variant = variantOf(path)
  if (variant !== undefined) return localeOf(variant)
  const parts = path.split('/', 4)
  // A preview has the path of a page after its token.
  const prefix = parts[path.startsWith(`${previewPath}/`) ? 3 : 1]?.toLowerCase()
  return isLocale(prefix) ? prefix : undefined
}

const localeOfCookie = (header = ''): Locale | undefined => {
  const value = parse(header)[languageCookie.name]
  return isLocale(value) ? value : undefined
}

/** Chooses the language by the URL, then by the cookie. `Accept-Language` is ignored. */
const localeFor = (req: Request): Locale =>
  localeOfAddress(req.path) ?? localeOfCookie(req.headers.cookie) ?? 'fr'

export const language = (translations: i18n): readonly RequestHandler[] => [
  (req, _res, next) => {
    const locale = localeFor(req)
    req.lng = locale
    addToContext(req, { locale, route: routeNameOf(req.path) ?? contextOf(req).route })
    next()
  },
  handle(translations),
  (req, res, next) => {
    res.set('Content-Language', regions[localeFor(req)])
    next()
  },
]
