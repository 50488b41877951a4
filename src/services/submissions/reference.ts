import { randomInt } from 'node:crypto'
import { isCalendarDay } from '../../shared/clinic/calendarDays.js'
import { plainSigns } from '../../shared/text/plainSigns.js'

// No vowel, so that no word appears; no 0 O 1 I L S Z, which are misread or misheard.
const alphabet = '23456789BCDFGHJKMNPQRTVWXY'

const ownLength = 8

/** What a reference looks like, such as `OND-7K4M-2QXD`; another clinic, or an earlier year, has another prefix. */
export const referencePattern = /^[A-Z]{2,5}-[2-9BCDFGHJKMNPQRTVWXY]{4}-[2-9BCDFGHJKMNPQRTVWXY]{4}$/

/** Digits alone are a phone number, letters alone a name. */
const isMixed = (text: string): boolean => /\d/.test(text) && /\D/.test(text)

/** « Réf. : OND-… », "No. OND-…": what is written before a reference, in capitals. */
const label = /^(?:R[EÉ]F(?:[EÉ]RENCE)?|N[O°]|NUM[EÉ]RO|NUMBER|DOSSIER|FILE)(?![A-Z0-9])/u
/** More than any label and reference. */
const longestTyped = 60
const around = /[^\p{L}\p{N}@]+/gu

const withoutLabels = (written: string): string => {
  const text = written.replace(/^[^\p{L}\p{N}]+/u, '')
  const rest = text.replace(label, '')
  return rest === text ? text : withoutLabels(rest)
}

/**
 * Returns a reference as it is stored, from how people tell it: « ond 7k4m 2qxd », also without its prefix.
 * @param prefix of the clinic
 */
export const readReference = (typed: string, prefix: string): string | undefined => {
  if (typed.length > longestTyped) return undefined
  const written = withoutLabels(plainSigns(typed).toUpperCase()).replaceAll(around, '')
  const told = written.slice(0, -ownLength)
  const rest = written.slice(-ownLength)
  const reference = `${told || prefix}-${rest.slice(0, 4)}-${rest.slice(4)}`
  const isMeant = told === prefix || isMixed(rest)
  return isMeant && referencePattern.test(reference) ? reference : undefined
}

const randomSigns = (): string =>
  Array.from({ length: ownLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/**
 * Returns a new reference that says nothing about the person, the day or the number of requests. It has
 * letters and digits, so that it is found without its prefix too.
 */
export const makeReference = (prefix: string): string => {
  const signs = randomSigns()
  return isMixed(signs) ? `${prefix}-${signs.slice(0, 4)}-${signs.slice(4)}` : makeReference(prefix)
}

/** The query of a confirmation page, which may be opened again days later and promises the same. */
export interface Receipt {
  readonly reference: string
  /** The clinic's day when it was received; undefined where the address was changed. */
  readonly day?: string | undefined
}

/** Writes the query of a confirmation page. */
export const writeReceipt = ({ reference, day }: Receipt): string =>
  `?ref=${reference}${day === undefined ? '' : `&sent=${day}`}`

/** Reads a query; only the format is trusted, so that no address puts words on the page. */
export const readReceipt = (query: string): Receipt | undefined => {
  const written = new URLSearchParams(query)
  const reference = written.get('ref') ?? ''
  const day = written.get('sent') ?? ''
  if (!referencePattern.test(reference)) return undefined
  return { reference, ...(isCalendarDay(day) ? { day } : {}) }
}
