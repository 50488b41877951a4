import type { Translate } from '../../services/language/messages.js'
import type { FieldTable } from './fieldTable.js'
import { sentenceKeys, sentencePlaces } from './fieldErrors.js'

export interface ErrorTexts {
  /** Validation messages by key, with placeholders such as `{{length}}`. */
  readonly sentences: Readonly<Record<string, string>>
  readonly otherwise: string
  readonly region: string
}

export interface ValidationTexts {
  readonly errors: ErrorTexts
  readonly errorTitle: string
  readonly summaryTitle: string
  readonly points: string
  readonly ready: string
}

interface Language {
  readonly t: Translate
  readonly region: string
}

const points = '{{points}}'

type FormTexts = Pick<ValidationTexts, 'summaryTitle' | 'errorTitle' | 'ready'>

export const validationTexts = (
  { t, region }: Language,
  table: FieldTable,
  words: FormTexts,
): ValidationTexts => ({
  ...words,
  errors: {
    sentences: Object.fromEntries(sentenceKeys(table).map((key) => [key, t(key, sentencePlaces)])),
    otherwise: t('validation:default'),
    region,
  },
  points: t('forms:status.points', { points }),
})
