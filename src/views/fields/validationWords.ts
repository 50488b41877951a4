import type { FieldTable } from '../../services/forms/fieldTable.js'
import { sentenceKeys, sentencePlaces } from '../../services/forms/ruleSentence.js'
import type { Site } from '../site/site.js'
import type { ValidationWords } from './useFormValidation.js'

const points = '{{points}}'

type FormWords = Pick<ValidationWords, 'summaryTitle' | 'errorTitle' | 'ready'>

/** What the validation of a form says in the browser: every sentence its table may need. */
export const validationWords = (
  { t, region }: Pick<Site, 't' | 'region'>,
  table: FieldTable,
  words: FormWords,
): ValidationWords => ({
  ...words,
  errors: {
    sentences: Object.fromEntries(sentenceKeys(table).map((key) => [key, t(key, sentencePlaces)])),
    otherwise: t('validation:default'),
    region,
  },
  points: t('forms:status.points', { points }),
})
