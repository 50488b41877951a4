import { randomInt } from 'node:crypto'
import { plainSigns } from '../text/plainSigns.js'

// No vowel, so that no word appears; no 0 O 1 I L S Z, which are misread or misheard.
const alphabet = '23456789BCDFGHJKMNPQRTVWXY'

/** What a reference looks like, such as `OND-7K4M-2QXD`. */
export const referencePattern = /^OND-[2-9BCDFGHJKMNPQRTVWXY]{4}-[2-9BCDFGHJKMNPQRTVWXY]{4}$/

/** Digits alone are a phone number, letters alone a name. */
const isMixed = (text: string): boolean => /\d/.test(text) && /\D/.test(text)

/** A reference as it is told on the phone: « ond 7k4m 2qxd », or without the beginning that all share. */
export const readReference = (typed: string): string | undefined => {
  const written = plainSigns(typed).toUpperCase().replaceAll(/[\s-]/g, '')
  const own = written.replace(/^OND/, '')
  const reference = `OND-${own.slice(0, 4)}-${own.slice(4)}`
  const isMeant = own !== written || isMixed(own)
  return isMeant && referencePattern.test(reference) ? reference : undefined
}

const four = (): string =>
  Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** A new reference that says nothing about the person, the day or the number of requests. */
export const makeReference = (): string => `OND-${four()}-${four()}`
