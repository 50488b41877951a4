import { type Locale, locales } from '../../../addresses/locales.js'

export { type Locale, locales }

export interface Word {
  readonly file: string
  /** Path inside the file, without the language. */
  readonly key: string
  readonly texts: Readonly<Partial<Record<Locale, string>>>
  /** Placeholders stay in texts of `locales`; in texts of `content`, they are filled in with facts. */
  readonly from: 'locales' | 'content'
}

export interface WordError {
  readonly file: string
  readonly key: string
  /** Line number from 1; looked up by the key if `undefined`. */
  readonly line?: number
  readonly error: string
  /** Whether the error is reported without failing the build. */
  readonly isWarning?: true
}

export const errorOf = (word: Word, locale: Locale, error: string): WordError => ({
  file: word.from === 'locales' ? word.file.replace('locales/fr', `locales/${locale}`) : word.file,
  key: word.from === 'locales' ? word.key : `${word.key}.${locale}`,
  error,
})

export const textsOf = (word: Word): readonly (readonly [Locale, string])[] =>
  locales.flatMap((locale) => {
    const text = word.texts[locale]
    return text === undefined ? [] : [[locale, text] as const]
  })
