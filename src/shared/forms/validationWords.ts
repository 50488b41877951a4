import type { Translate } from '../../services/language/words.js'
import type { FieldTable } from './fieldTable.js'
import { sentenceKeys, sentencePlaces } from './ruleSentence.js'

/** The sentences of a form's errors, for the browser. */
export interface ErrorWords {
  /** By key, with places such as `{{length}}` still to be filled in. */
  readonly sentences: Readonly<Record<string, string>>
  /** For an error that has no sentence here. */
  readonly otherwise: string
  /** How numbers are written, such as `fr-CA`. */
  readonly region: string
}

/** The words of the validation in the browser. */
export interface ValidationWords {
  readonly errors: ErrorWords
  /** Before the title of a page that has errors. */
  readonly errorTitle: string
  /** With `{{points}}`. */
  readonly summaryTitle: string
  /** With `{{points}}`. */
  readonly points: string
  readonly ready: string
}

interface Language {
  readonly t: Translate
  readonly region: string
}

const points = '{{points}}'

type FormWords = Pick<ValidationWords, 'summaryTitle' | 'errorTitle' | 'ready'>

/** What the validation of a form says in the browser: every sentence its table may need. */
export const validationWords = (
  { t, region }: Language,
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
