import { final, type Rule, ofEach, ofText } from './rule.js'

/** A number, or text that is one; blanks and lists are none. */
const asNumber = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

/** Digits typed after a positive number only make it larger. */
const isAtMost =
  (most: number): Rule['accepts'] =>
  (value) =>
    !(asNumber(value) > Math.max(most, 0))

/** From one number to another, both included. */
export const between = (least: number, most: number): Rule => ({
  name: 'between',
  params: { min: least, max: most },
  accepts: ofEach((value) => asNumber(value) >= least && asNumber(value) <= most),
  mayBecomeValid: ofEach(isAtMost(most)),
})

/** At least this number. */
export const minValue = (least: number): Rule => ({
  name: 'min_value',
  params: { min: least },
  accepts: ofEach((value) => asNumber(value) >= least),
})

/** At most this number. */
export const maxValue = (most: number): Rule => ({
  name: 'max_value',
  params: { max: most },
  accepts: ofEach((value) => asNumber(value) <= most),
  mayBecomeValid: ofEach(isAtMost(most)),
})

/** So many digits and nothing else. */
export const digits = (count: number): Rule => ({
  name: 'digits',
  params: { length: count },
  accepts: ofText((text) => /^[0-9]*$/.test(text) && text.length === count),
  mayBecomeValid: ofText((text) => /^[0-9]*$/.test(text) && text.length <= count),
})

/** Digits and nothing else. */
export const numeric = (): Rule => ({
  name: 'numeric',
  params: {},
  ...final(ofText((text) => /^[0-9]+$/.test(text))),
})

/** A whole number, which may be negative. */
export const integer = (): Rule => ({
  name: 'integer',
  params: {},
  accepts: ofText((text) => /^-?[0-9]+$/.test(text)),
  mayBecomeValid: ofText((text) => /^-?[0-9]*$/.test(text)),
})

interface Decimals {
  /** How many decimals; any number of them, but one at least, when 0. */
  readonly decimals?: number
  readonly separator?: 'dot' | 'comma'
}

/** A number with decimals. */
export const double = ({ decimals = 0, separator = 'dot' }: Decimals = {}): Rule => {
  const mark = separator === 'dot' ? '.' : ','
  const count = decimals === 0 ? '+' : `{${decimals}}`
  const pattern = new RegExp(`^-?\\d+[${mark}]\\d${count}$`)
  const example = `12${mark}${'5'.padEnd(Math.max(decimals, 1), '0')}`
  const beginning = new RegExp(`^-?\\d*([${mark}]\\d${decimals === 0 ? '*' : `{0,${decimals}}`})?$`)
  return {
    name: 'double',
    params: { example },
    accepts: ofText((text) => pattern.test(text)),
    mayBecomeValid: ofText((text) => beginning.test(text)),
  }
}
