import { broken } from '../../../schema/brokenRule.js'
import type { WordError } from '../wordTypes.js'
import type { HardSentence, Reading } from './pageReading.js'

export const highestGrade = 8

/** Returns whether a page exceeds the highest grade: 8.4 is grade 8, and 8.5 grade 9. */
export const isTooHard = ({ grade }: Reading): boolean => Math.round(grade) > highestGrade

/** Formats a sentence with its findings: “Words of the sentence” (24 words, passive, long words: …). */
export const describe = ({ text, words, isPassive, longWords }: HardSentence): string =>
  `“${text.replaceAll('\u00A0', ' ')}” (${[
    `${words} words`,
    ...(isPassive ? ['passive'] : []),
    ...(longWords.length > 0 ? [`long: ${longWords.join(' ')}`] : []),
  ].join(', ')})`

const shownSentences = 3

export const gradeErrors = (readings: readonly Reading[]): readonly WordError[] =>
  readings.filter(isTooHard).map(({ file, locale, grade, hardest }) => {
    const sentences = hardest().slice(0, shownSentences)
    return {
      file,
      key: locale,
      line: 1,
      ...broken('grade', {
        most: highestGrade,
        sentence: sentences[0]?.text ?? '',
        found: `grade ${grade.toFixed(1)}, ${sentences.map(describe).join('; ')}`,
      }),
    }
  })
