import { plainText } from './plainText.js'
import type { Locale } from './wordTypes.js'

// A full stop inside an abbreviation or a number does not end a sentence.
const sentenceEnd = /(?<!\b(?:[ap]\.m|M|MM|Dr|St|p|[Nn]o(?=\. \d)))[.!?…]+(?=\s|$)/u

// A label in bold before its colon is a heading in the line.
const boldLabel = /\*\*[\u00A0 ]?:/g

/** The sentences of a text as a visitor reads it, without what ends them. */
export const sentencesOf = (text: string): readonly string[] =>
  plainText(text.replaceAll(boldLabel, '**.'))
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Whether a text ends as a sentence does: labels and most items of lists do not. */
export const endsAsSentence = (text: string): boolean => /[.!?…][”»)\s]*$/u.test(plainText(text))

/** What stands between spaces and holds a letter or a figure. */
export const piecesOf = (sentence: string): readonly string[] =>
  sentence.split(/ +/).filter((piece) => /[\p{L}\d]/u.test(piece))

/** « l’ », « d’ », « qu’ » before a word. */
const elision = /(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’(?=[\p{L}\d])/giu

/**
 * The words of a sentence: those joined by hyphens are words of their own, and what French elides
 * is none.
 */
export const wordsIn = (sentence: string, locale: Locale): readonly string[] =>
  (locale === 'fr' ? sentence.replace(elision, '') : sentence)
    .split(/[\s/–-]+/)
    .map((piece) => piece.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter((piece) => piece !== '')
