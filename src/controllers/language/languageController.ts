import { type RequestHandler, urlencoded } from 'express'
import * as z from 'zod'
import { localeOf, variantOf } from '../../addresses/urlFor.js'
import { languageCookie } from '../../config/limits.js'
import type { Config } from '../../config/readConfig.js'
import { AppError } from '../../services/errors/errors.js'
import { readReceipt, writeReceipt } from '../../services/submissions/reference.js'
import { day } from '../../shared/time/durations.js'

const choiceSchema = z.object({ to: z.string() })

export const languageController = ({
  origin,
}: Pick<Config, 'origin'>): readonly RequestHandler[] => [
  urlencoded({ extended: false, limit: '1kb', parameterLimit: 5 }),
  (req, res) => {
    const { to } = choiceSchema.safeParse(req.body).data ?? { to: '' }
    const [path = '', query] = to.split('?', 2)
    const variant = variantOf(path)
    const receipt = query === undefined ? undefined : readReceipt(query)
    // Accepts only URLs of the page table, with an optional receipt, to prevent an open redirect.
    if (to !== path + (receipt === undefined ? '' : writeReceipt(receipt))) {
      throw new AppError(400, 'badRequest')
    }
    if (variant === undefined) throw new AppError(400, 'badRequest')
    res.cookie(languageCookie.name, localeOf(variant), {
      path: '/',
      maxAge: languageCookie.days * day,
      sameSite: 'lax',
      secure: origin.startsWith('https:'),
      // The cookie is not `httpOnly`, because the language links also set it with JavaScript.
    })
    res.set('Cache-Control', 'no-store').redirect(303, to)
  },
]
