import { isEmail, mayBecomeEmail } from './emailAddress.js'
import { asText, final, type Rule, ofEach, ofText } from './rule.js'
import { normalizeText } from '../text/normalizeText.js'

/** The letters of each language, for a character class. */
const letters = { en: 'A-Z', fr: 'A-ZÀÂÆÇÉÈÊËÏÎÔŒÙÛÜŸ' } as const
export type LetterSet = keyof typeof letters

interface Letters {
  /** Without a language, the letters of any one of them will do. */
  readonly locale?: LetterSet
}

const madeOf = (others: string, locale: LetterSet | undefined): Rule['accepts'] => {
  const sets = locale === undefined ? Object.values(letters) : [letters[locale]]
  const patterns = sets.map((set) => new RegExp(`^[${set}${others}]*$`, 'i'))
  // A letter may come as two characters, the accent after its letter.
  return ofText((text) => patterns.some((pattern) => pattern.test(normalizeText(text, 'NFC'))))
}

/** Letters and spaces. */
export const alpha = ({ locale }: Letters = {}): Rule => ({
  name: 'alpha',
  params: {},
  ...final(madeOf('\\s', locale)),
})

/** Letters and spaces, under the name that some forms use. */
export const alphaSpaces = ({ locale }: Letters = {}): Rule => ({
  name: 'alpha_spaces',
  params: {},
  ...final(madeOf('\\s', locale)),
})

/** Letters and digits. */
export const alphaNum = ({ locale }: Letters = {}): Rule => ({
  name: 'alpha_num',
  params: {},
  ...final(madeOf('0-9', locale)),
})

/** Letters, digits, hyphens and underscores. */
export const alphaDash = ({ locale }: Letters = {}): Rule => ({
  name: 'alpha_dash',
  params: {},
  ...final(madeOf('0-9_\\-', locale)),
})

/** One address, or several with commas between them when `multiple` is on. */
export const email = ({ multiple = false }: { readonly multiple?: boolean } = {}): Rule => ({
  name: 'email',
  params: {},
  accepts: ofText((text) =>
    multiple ? text.split(',').every((address) => isEmail(address.trim())) : isEmail(text),
  ),
  mayBecomeValid: ofText((text) =>
    multiple
      ? text.split(',').every((address) => mayBecomeEmail(address.trim()))
      : mayBecomeEmail(text),
  ),
})

/** Has the form of a pattern. */
export const regex = (pattern: RegExp): Rule => {
  // A pattern that remembers where it stopped would answer differently the second time.
  const fresh = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
  return { name: 'regex', params: {}, accepts: ofText((text) => fresh.test(text)) }
}

/** As people count: an emoji is one character. */
const lengthOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : [...asText(value)].length

/** So many characters, or items of a list, no more and no less. */
export const length = (exact: number): Rule => ({
  name: 'length',
  params: { length: exact },
  accepts: (value) => lengthOf(value) === exact,
  mayBecomeValid: (value) => lengthOf(value) <= exact,
})

/** At least so many characters. */
export const min = (least: number): Rule => ({
  name: 'min',
  params: { length: least },
  accepts: ofEach((value) => lengthOf(value) >= least),
})

/** At most so many characters. */
export const max = (most: number): Rule => ({
  name: 'max',
  params: { length: most },
  ...final(ofEach((value) => lengthOf(value) <= most)),
})
