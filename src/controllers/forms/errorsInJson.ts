import type { FormError } from '../../services/forms/fieldErrors.js'
import { errorSentence } from '../../services/forms/ruleSentence.js'
import type { Site } from '../../views/site/site.js'

/** The errors of a form for a program, each with what a visitor would read. */
export const errorsWithSentences = (site: Site, errors: readonly FormError[]) =>
  errors.map((error) => ({
    field: error.field,
    key: error.key,
    sentence: errorSentence(site, error),
  }))
