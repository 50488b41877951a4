import { plainText } from './plainText.js'
import type { Locale } from './wordTypes.js'

// Matches the end of a sentence, but no full stop inside an abbreviation or a number.
const sentenceEnd = /(?<!\b(?:[ap]\.m|M|MM|Dr|St|p|[Nn]o(?=\. \d)))[.!?…]+(?=\s|$)/u

// Matches a bold label before a colon, which is an inline heading.
const boldLabel = /\*\*[\u00A0 ]?:/g

export const sentencesOf = (text: string): readonly string[] =>
  plainText(text.replaceAll(boldLabel, '**.'))
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

export const endsAsSentence = (text: string): boolean => /[.!?…][”»)\s]*$/u.test(plainText(text))

/** Returns the parts between spaces that contain a letter or a digit. */
export const piecesOf = (sentence: string): readonly string[] =>
  sentence.split(/ +/).filter((piece) => /[\p{L}\d]/u.test(piece))

/** Matches « l’ », « d’ », « qu’ » before a word. */
const elision = /(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’(?=[\p{L}\d])/giu

/** Returns the words of a sentence: hyphenated parts count separately, French elisions do not count. */
export const wordsIn = (sentence: string, locale: Locale): readonly string[] =>
  (locale === 'fr' ? sentence.replace(elision, '') : sentence)
    .split(/[\s/–-]+/)
    .map((piece) => piece.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter((piece) => piece !== '')
