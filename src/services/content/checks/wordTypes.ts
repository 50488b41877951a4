import { type Locale, locales } from '../../../addresses/locales.js'
import type { BrokenRule } from '../../schema/brokenRule.js'

export { type Locale, locales }

export interface Word {
  readonly file: string
  /** Path inside the file, without the language. */
  readonly key: string
  readonly texts: Readonly<Partial<Record<Locale, string>>>
  /** Placeholders stay in texts of `locales`; in texts of `content`, they are filled in with facts. */
  readonly from: 'locales' | 'content'
}

interface ErrorPlace {
  readonly file: string
  readonly key: string
  /** Line number from 1; looked up by the key if `undefined`. */
  readonly line?: number
  /** Whether the error is reported without failing the build. */
  readonly isWarning?: true
}

export interface WordError extends ErrorPlace, BrokenRule {}

/** An error as `npm run check` prints it. Errors that no editor sees have no rule. */
export interface PrintedError extends ErrorPlace {
  readonly error: string
}

export const placeOf = (word: Word, locale: Locale): Pick<ErrorPlace, 'file' | 'key'> => ({
  file: word.from === 'locales' ? word.file.replace('locales/fr', `locales/${locale}`) : word.file,
  key: word.from === 'locales' ? word.key : `${word.key}.${locale}`,
})

export const errorOf = (word: Word, locale: Locale, rule: BrokenRule): WordError => ({
  ...placeOf(word, locale),
  ...rule,
})

export const textsOf = (word: Word): readonly (readonly [Locale, string])[] =>
  locales.flatMap((locale) => {
    const text = word.texts[locale]
    return text === undefined ? [] : [[locale, text] as const]
  })
