import { isEmail, mayBecomeEmail } from './emailAddress.js'
import { asText, final, type Rule, ofEach, ofText } from './rule.js'
import { normalizeText } from '../text/plainSigns.js'

const letters = { en: 'A-Z', fr: 'A-ZÀÂÆÇÉÈÊËÏÎÔŒÙÛÜŸ' } as const
export type LetterSet = keyof typeof letters

interface Letters {
  readonly locale?: LetterSet
}

const madeOf = (others: string, locale: LetterSet | undefined): Rule['accepts'] => {
  const sets = locale === undefined ? Object.values(letters) : [letters[locale]]
  const patterns = sets.map((set) => new RegExp(`^[${set}${others}]*$`, 'i'))
  // Decomposed text (NFD) has the accent as a separate character.
  return ofText((text) => patterns.some((pattern) => pattern.test(normalizeText(text, 'NFC'))))
}

export const alpha = ({ locale }: Letters = {}): Rule => ({
  name: 'alpha',
  params: {},
  ...final(madeOf('\\s', locale)),
})

/** Alias of `alpha`: the rule catalogue in `docs/forms.md` has both names. */
export const alphaSpaces = ({ locale }: Letters = {}): Rule => ({
  name: 'alpha_spaces',
  params: {},
  ...final(madeOf('\\s', locale)),
})

export const alphaNum = ({ locale }: Letters = {}): Rule => ({
  name: 'alpha_num',
  params: {},
  ...final(madeOf('0-9', locale)),
})

export const alphaDash = ({ locale }: Letters = {}): Rule => ({
  name: 'alpha_dash',
  params: {},
  ...final(madeOf('0-9_\\-', locale)),
})

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

export const regex = (pattern: RegExp): Rule => {
  // The flags `g` and `y` make `test` depend on its previous call.
  const fresh = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
  return { name: 'regex', params: {}, accepts: ofText((text) => fresh.test(text)) }
}

/** Counts code points, so that most emoji are one character. */
const lengthOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : [...asText(value)].length

export const length = (exact: number): Rule => ({
  name: 'length',
  params: { length: exact },
  accepts: (value) => lengthOf(value) === exact,
  mayBecomeValid: (value) => lengthOf(value) <= exact,
})

export const min = (least: number): Rule => ({
  name: 'min',
  params: { length: least },
  accepts: ofEach((value) => lengthOf(value) >= least),
})

export const max = (most: number): Rule => ({
  name: 'max',
  params: { length: most },
  ...final(ofEach((value) => lengthOf(value) <= most)),
})
