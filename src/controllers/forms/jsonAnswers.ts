import type { Request } from 'express'
import type { FormError } from '../../shared/forms/fieldErrors.js'
import { errorSentence } from '../../shared/forms/ruleSentence.js'
import type { Site } from '../../views/pageContext/site.js'

export const wantsJson = (req: Request): boolean => req.accepts(['html', 'json']) === 'json'

export const errorsWithSentences = (site: Site, errors: readonly FormError[]) =>
  errors.map((error) => ({
    field: error.field,
    key: error.key,
    sentence: errorSentence(site, error),
  }))
