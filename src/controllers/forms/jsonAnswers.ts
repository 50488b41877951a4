import type { Request } from 'express'
import type { FormError } from '../../shared/forms/fieldErrors.js'
import { errorSentence } from '../../shared/forms/ruleSentence.js'
import type { Site } from '../../views/pageContext/site.js'

/** Tells whether a program asks for data; a browser that opens a page accepts HTML first. */
export const wantsJson = (req: Request): boolean => req.accepts(['html', 'json']) === 'json'

/** Returns the errors of a form for a program, each with the sentence that a visitor reads. */
export const errorsWithSentences = (site: Site, errors: readonly FormError[]) =>
  errors.map((error) => ({
    field: error.field,
    key: error.key,
    sentence: errorSentence(site, error),
  }))
