import { syllable } from 'syllable'
import type { Locale } from '../wordTypes.js'

export type Sentence = readonly string[]

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const lengthOf = (sentences: readonly Sentence[]): number => sum(sentences.map((s) => s.length))

// A number is read as one word, however many syllables it has when it is spoken.
const syllablesOf = (word: string): number => (/\d/.test(word) ? 1 : Math.max(1, syllable(word)))

/**
 * The grade of Flesch and Kincaid: J. P. Kincaid and others, Derivation of new readability formulas
 * for Navy enlisted personnel, Research Branch Report 8-75, 1975.
 */
const fleschKincaid = (sentences: readonly Sentence[]): number => {
  const words = lengthOf(sentences)
  const syllables = sum(sentences.flatMap((sentence) => sentence.map(syllablesOf)))
  return 0.39 * (words / sentences.length) + 11.8 * (syllables / words) - 15.59
}

/** More than six letters. */
export const isLong = (word: string): boolean => word.length > 6

/**
 * LIX, which was made for any language written in letters: words a sentence, plus the percentage of
 * words of more than six letters. C. H. Björnsson, Läsbarhet, 1968.
 */
const lix = (sentences: readonly Sentence[]): number => {
  const words = lengthOf(sentences)
  const long = sum(sentences.map((sentence) => sentence.filter(isLong).length))
  return words / sentences.length + (100 * long) / words
}

/**
 * The grade of a LIX, by the table of J. Anderson, Lix and Rix: variations on a little-known
 * readability index, Journal of Reading 26 (6), 1983: grade 5 from 24, then one grade more every 4
 * points (36 to 39 is grade 8). Below 24 his steps differ, and nobody asks.
 */
const gradeOfLix = (value: number): number => value / 4 - 1

/**
 * The school grade at which sentences read: 8.4 is grade 8. French has no open formula that was
 * measured on the grades of Québec, so LIX with Anderson’s table stands in for one.
 */
export const readingGrade = (sentences: readonly Sentence[], locale: Locale): number =>
  locale === 'en' ? fleschKincaid(sentences) : gradeOfLix(lix(sentences))
