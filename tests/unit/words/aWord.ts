import type { Locale, Word, WordError } from '../../../src/services/content/checks/wordTypes.js'

export const aWord = (texts: Word['texts'], changes: Partial<Word> = {}): Word => ({
  file: 'src/content/exams/mri.json',
  key: 'lead',
  from: 'content',
  texts,
  ...changes,
})

export const saying = (locale: Locale, text: string): Word =>
  aWord(locale === 'fr' ? { fr: text } : { en: text })

export const rulesOf = (errors: readonly WordError[]) => errors.map(({ rule }) => rule)
