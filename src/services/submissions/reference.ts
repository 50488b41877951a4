import { randomInt } from 'node:crypto'
import { isCalendarDay } from '../../shared/clinic/calendarDays.js'
import { type AnswerTo, answerKinds } from '../../shared/contact/contactChoices.js'
import { plainSigns } from '../../shared/text/plainSigns.js'

// Has no vowels, which could form words, and no 0 O 1 I L S Z, which are misread or misheard.
const alphabet = '23456789BCDFGHJKMNPQRTVWXY'

const ownLength = 8
const partPattern = /^[2-9BCDFGHJKMNPQRTVWXY]+$/

/** Matches references such as `OND-7K4M-2QXD` with any prefix, as older references may have another one. */
export const referencePattern = /^[A-Z]{2,5}-[2-9BCDFGHJKMNPQRTVWXY]{4}-[2-9BCDFGHJKMNPQRTVWXY]{4}$/

/** Whether a text has digits and other characters; digits only could be a phone number, letters a name. */
const isMixed = (text: string): boolean => /\d/.test(text) && /\D/.test(text)

const label = /^(?:R[EÉ]F(?:[EÉ]RENCE)?|N[O°]|NUM[EÉ]RO|NUMBER|DOSSIER|FILE)(?![A-Z0-9])/u
const longestTyped = 60
const around = /[^\p{L}\p{N}@]+/gu

const withoutLabels = (written: string): string => {
  const text = written.replace(/^[^\p{L}\p{N}]+/u, '')
  const rest = text.replace(label, '')
  return rest === text ? text : withoutLabels(rest)
}

const unlabelled = (typed: string): string => withoutLabels(plainSigns(typed).toUpperCase())

/** Minimum number of characters; fewer match too many references. */
const shortestPart = 3

/**
 * Parses a part of a reference, such as « 2qxd » or « ond-7k4 ».
 * @returns `words`, the typed groups without the prefix of the clinic, and `isCertain`, whether the text cannot
 *   also be a phone number; `undefined` if no reference contains it
 */
export const readReferencePart = (
  typed: string,
  prefix: string,
): { readonly words: readonly string[]; readonly isCertain: boolean } | undefined => {
  if (typed.length > longestTyped) return undefined
  const written = unlabelled(typed)
  const rest = written.startsWith(prefix) ? written.slice(prefix.length) : written
  const words = rest.split(around).filter((word) => word !== '')
  const text = words.join('')
  const isPart = text.length >= shortestPart && text.length <= ownLength && partPattern.test(text)
  return isPart ? { words, isCertain: isMixed(text) || rest !== written } : undefined
}

/**
 * Parses a reference.
 * @param typed as people write it, such as « ond 7k4m 2qxd », or without prefix
 * @param prefix of the clinic
 */
export const readReference = (typed: string, prefix: string): string | undefined => {
  if (typed.length > longestTyped) return undefined
  const written = unlabelled(typed).replaceAll(around, '')
  const writtenPrefix = written.slice(0, -ownLength)
  const rest = written.slice(-ownLength)
  const reference = `${writtenPrefix || prefix}-${rest.slice(0, 4)}-${rest.slice(4)}`
  const isMeant = writtenPrefix === prefix || isMixed(rest)
  return isMeant && referencePattern.test(reference) ? reference : undefined
}

const randomSigns = (): string =>
  Array.from({ length: ownLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

export const makeReference = (prefix: string): string => {
  const signs = randomSigns()
  return isMixed(signs) ? `${prefix}-${signs.slice(0, 4)}-${signs.slice(4)}` : makeReference(prefix)
}

export interface Receipt {
  readonly reference?: string | undefined
  /** Calendar day of receipt at the clinic; `undefined` if the URL was modified. */
  readonly day?: string | undefined
  readonly key?: string | undefined
  /** Set instead of `key` on a site without a front desk account, where the link cannot show the request. */
  readonly kind?: AnswerTo['kind'] | undefined
}

const keyPattern = /^[\w-]{40,200}$/

export const writeReceipt = ({ reference, day, key, kind }: Receipt): string => {
  const query = new URLSearchParams({
    ...(reference === undefined ? {} : { ref: reference }),
    ...(day === undefined ? {} : { sent: day }),
    ...(key === undefined ? {} : { k: key }),
    ...(kind === undefined ? {} : { for: kind }),
  }).toString()
  return query === '' ? '' : `?${query}`
}

/** Validates the format against crafted URLs. @returns `undefined` without a reference or a key */
export const readReceipt = (query: string): Receipt | undefined => {
  const written = new URLSearchParams(query)
  const reference = written.get('ref') ?? ''
  const day = written.get('sent') ?? ''
  const key = written.get('k') ?? ''
  const linked = keyPattern.test(key) ? { key } : {}
  if (!referencePattern.test(reference)) return key === '' ? undefined : linked
  const kind = answerKinds.find((one) => one === written.get('for'))
  return { reference, kind, ...(isCalendarDay(day) ? { day } : {}), ...linked }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const isRecordId = (text: string): boolean => uuid.test(text)
