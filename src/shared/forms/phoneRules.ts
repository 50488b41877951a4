import { asText, ofEach, type Rule } from './rule.js'
import { plainSigns, trimEnd } from '../text/plainSigns.js'
import { lengthsByCode } from './callingCodes.js'

export type PhoneReading =
  | { readonly ok: true; readonly phone: string; readonly extension?: string }
  | { readonly ok: false; readonly error: 'areaCode' | 'format' }

// Matches numbers of the numbering plan, in which no area code or exchange begins with 0 or 1.
const northAmerican = /^1?([2-9]\d{2}[2-9]\d{6})$/

/** Matches « poste 12 », "local 12", "ext. 12", "x12" or "#12" at the end. */
const extensionMark =
  /(?<![\p{L}#])(?:postes?|p|interne|locals?|loc|extension|extn?|x|#)(?:[.:=\s]|no\b|n°|#|numéro\b){0,8}(\d{1,8})[\s)]*$/iu

const longestTyped = 100

/**
 * Matches separators. The Japanese long vowel mark is typed as a dash; middle dots and bullets
 * appear on printed cards.
 */
const punctuation = /[\s()[\]/.~\-\u30FC\u00B7\u2022]/g

const dialled = (typed: string): string | undefined => {
  // Ignores text before and after the number ("tél.", "(maison)"), but not between digits.
  const start = typed.search(/[\d+]/)
  const number = start === -1 ? '' : trimEnd(typed.slice(start), (sign) => !/\d/.test(sign))
  // The trunk prefix "(0)" of some countries is only for domestic calls.
  const bare = number.replace(/^(\+[\d\s]{1,5})\(0\)/, '$1').replaceAll(punctuation, '')
  return /^\+?\d+$/.test(bare) ? bare : undefined
}

const abroad = (digits: string): string | undefined => {
  for (const size of [1, 2, 3]) {
    const lengths = lengthsByCode.get(digits.slice(0, size))
    if (lengths !== undefined) {
      return lengths.includes(digits.length - size) ? `+${digits}` : undefined
    }
  }
  return undefined
}

const callable = (number: string): string | undefined => {
  const [, country] = /^(?:\+|011|00)(\d+)$/.exec(number) ?? []
  const own = northAmerican.exec(country ?? number)?.[1]
  if (country === undefined) return own === undefined ? undefined : `+1${own}`
  if (!country.startsWith('1')) return abroad(country)
  return country.length === 11 && own !== undefined ? `+1${own}` : undefined
}

export const readPhone = (typed: string): PhoneReading => {
  if (typed.length > longestTyped) return { ok: false, error: 'format' }
  const plain = plainSigns(typed).trim()
  const [mark, extension] = extensionMark.exec(plain) ?? []
  const number = mark === undefined ? plain : plain.slice(0, -mark.length)
  const bare = dialled(number)
  const phone = bare === undefined ? undefined : callable(bare)
  if (phone === undefined) {
    const digits = number.replaceAll(/\D/g, '').length
    return { ok: false, error: digits === 7 ? 'areaCode' : 'format' }
  }
  return extension === undefined ? { ok: true, phone } : { ok: true, phone, extension }
}

const errorOf = (value: unknown): 'areaCode' | 'format' | undefined => {
  const reading = readPhone(asText(value))
  return reading.ok ? undefined : reading.error
}

export const phone = (): Rule => ({
  name: 'phone',
  params: {},
  accepts: ofEach((value) => errorOf(value) === undefined),
})

/** Refuses Canadian numbers without area code. Place it before `phone`, which refuses them too. */
export const phoneAreaCode = (): Rule => ({
  name: 'phone_area_code',
  params: {},
  accepts: ofEach((value) => errorOf(value) !== 'areaCode'),
})
