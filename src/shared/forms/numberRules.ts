import { final, type Rule, ofEach, ofText } from './rule.js'

const asNumber = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

// More digits only increase a positive number, so the error is final.
const isAtMost =
  (most: number): Rule['accepts'] =>
  (value) =>
    !(asNumber(value) > Math.max(most, 0))

export const between = (least: number, most: number): Rule => ({
  name: 'between',
  params: { min: least, max: most },
  accepts: ofEach((value) => asNumber(value) >= least && asNumber(value) <= most),
  mayBecomeValid: ofEach(isAtMost(most)),
})

export const minValue = (least: number): Rule => ({
  name: 'min_value',
  params: { min: least },
  accepts: ofEach((value) => asNumber(value) >= least),
})

export const maxValue = (most: number): Rule => ({
  name: 'max_value',
  params: { max: most },
  accepts: ofEach((value) => asNumber(value) <= most),
  mayBecomeValid: ofEach(isAtMost(most)),
})

export const digits = (count: number): Rule => ({
  name: 'digits',
  params: { length: count },
  accepts: ofText((text) => /^[0-9]*$/.test(text) && text.length === count),
  mayBecomeValid: ofText((text) => /^[0-9]*$/.test(text) && text.length <= count),
})

export const numeric = (): Rule => ({
  name: 'numeric',
  params: {},
  ...final(ofText((text) => /^[0-9]+$/.test(text))),
})

export const integer = (): Rule => ({
  name: 'integer',
  params: {},
  accepts: ofText((text) => /^-?[0-9]+$/.test(text)),
  mayBecomeValid: ofText((text) => /^-?[0-9]*$/.test(text)),
})

interface Decimals {
  readonly decimals?: number
  readonly separator?: 'dot' | 'comma'
}

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
