import { type Locale, locales } from '../../../addresses/locales.js'

export { type Locale, locales }

/** One text shown to visitors, in the languages it has, and where it is written. */
export interface Word {
  /** From the project’s folder. */
  readonly file: string
  /** Path inside the file, without the language. */
  readonly key: string
  readonly texts: Readonly<Partial<Record<Locale, string>>>
  /** Locale files keep their `{{placeholders}}`; content fills in the clinic’s facts. */
  readonly from: 'locales' | 'content'
}

export interface WordError {
  readonly file: string
  readonly key: string
  /** From 1; looked up by the key when absent. */
  readonly line?: number
  readonly error: string
  /** Said, but does not fail the build. */
  readonly isWarning?: true
}

/** An error of one language of a word. */
export const errorOf = (word: Word, locale: Locale, error: string): WordError => ({
  file: word.from === 'locales' ? word.file.replace('locales/fr', `locales/${locale}`) : word.file,
  key: word.from === 'locales' ? word.key : `${word.key}.${locale}`,
  error,
})

/** Every text with its language. */
export const textsOf = (word: Word): readonly (readonly [Locale, string])[] =>
  locales.flatMap((locale) => {
    const text = word.texts[locale]
    return text === undefined ? [] : [[locale, text] as const]
  })
