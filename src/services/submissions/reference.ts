import { randomInt } from 'node:crypto'

// No vowel, so that no word appears; no 0 O 1 I L S Z, which are misread or misheard.
const alphabet = '23456789BCDFGHJKMNPQRTVWXY'

/** What a reference looks like, such as `OND-7K4M-2QXD`. */
export const referencePattern = /^OND-[2-9BCDFGHJKMNPQRTVWXY]{4}-[2-9BCDFGHJKMNPQRTVWXY]{4}$/

const four = (): string =>
  Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** A new reference that says nothing about the person, the day or the number of requests. */
export const makeReference = (): string => `OND-${four()}-${four()}`
