/** Prints reading grades and hardest sentences: `node scripts/words/printGrades.ts [PART_OF_A_FILE_NAME]`. */
import { resolve } from 'node:path'
import type { Reading } from '../../src/services/content/checks/reading/pageReading.ts'
import { loadTexts } from './loadTexts.ts'

const folder = resolve(import.meta.dirname, '../..')
const [part = ''] = process.argv.slice(2)

const { facts, locales, sources } = await loadTexts(folder)
const { createFilling } = await import('../../src/services/content/checks/filling.ts')
const { describe, highestGrade, isTooHard } = await import(
  '../../src/services/content/checks/reading/gradeErrors.ts'
)
const { pagesOf, readingsOf } = await import(
  '../../src/services/content/checks/reading/pageReading.ts'
)

const passiveOf = ({ hardest }: Reading): number =>
  hardest().filter(({ isPassive }) => isPassive).length

const lineOf = (reading: Reading): string =>
  [
    isTooHard(reading) ? '✗' : ' ',
    reading.grade.toFixed(1).padStart(5),
    reading.locale,
    `${reading.sentences} sentences`.padStart(14),
    `${reading.wordsPerSentence.toFixed(1)} words each`.padStart(16),
    `${Math.round((100 * passiveOf(reading)) / reading.sentences)}% passive`.padStart(12),
    reading.file,
  ].join('  ')

const sentencesOf = ({ hardest }: Reading): readonly string[] =>
  hardest()
    .slice(0, 10)
    .map((sentence) => `      ${sentence.grade.toFixed(1)} ${describe(sentence)}`)

const { filled } = createFilling(facts)
const readings = readingsOf(pagesOf(sources, locales.words, filled))
  .filter(({ file }) => file.includes(part))
  .toSorted((a, b) => b.grade - a.grade)
const lines = readings.flatMap((reading) => [
  lineOf(reading),
  ...(part !== '' || isTooHard(reading) ? sentencesOf(reading) : []),
])
process.stdout.write(
  `${lines.join('\n')}\n${readings.length} readings; at most grade ${highestGrade}\n`,
)
