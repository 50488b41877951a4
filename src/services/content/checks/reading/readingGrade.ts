import { syllable } from 'syllable'
import type { Locale } from '../wordTypes.js'

export type Sentence = readonly string[]

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const lengthOf = (sentences: readonly Sentence[]): number => sum(sentences.map((s) => s.length))

// A number counts as one word, however many syllables it has.
const syllablesOf = (word: string): number => (/\d/.test(word) ? 1 : Math.max(1, syllable(word)))

/** Returns the Flesch-Kincaid grade: J. P. Kincaid et al., Navy Research Branch Report 8-75, 1975. */
const fleschKincaid = (sentences: readonly Sentence[]): number => {
  const words = lengthOf(sentences)
  const syllables = sum(sentences.flatMap((sentence) => sentence.map(syllablesOf)))
  return 0.39 * (words / sentences.length) + 11.8 * (syllables / words) - 15.59
}

export const isLong = (word: string): boolean => word.length > 6

/**
 * Returns the LIX: words per sentence, plus the percentage of words over six letters. C. H.
 * Björnsson, Läsbarhet, 1968.
 */
const lix = (sentences: readonly Sentence[]): number => {
  const words = lengthOf(sentences)
  const long = sum(sentences.map((sentence) => sentence.filter(isLong).length))
  return words / sentences.length + (100 * long) / words
}

/**
 * Converts a LIX to a grade: 24 is grade 5, and each 4 points add a grade. J. Anderson, Journal of
 * Reading 26 (6), 1983.
 */
const gradeOfLix = (value: number): number => value / 4 - 1

/** Returns the school grade, such as 8.4. French lacks a formula validated in Québec and uses LIX. */
export const readingGrade = (sentences: readonly Sentence[], locale: Locale): number =>
  locale === 'en' ? fleschKincaid(sentences) : gradeOfLix(lix(sentences))
