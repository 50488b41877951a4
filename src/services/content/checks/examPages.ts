import { isRecord } from '../../../shared/records/isRecord.js'
import { broken } from '../../schema/brokenRule.js'
import { plainText } from './plainText.js'
import type { TextSource } from './wordsOf.js'
import { type Locale, locales, type Word, type WordError } from './wordTypes.js'

const required = ['about', 'prepare', 'visit', 'after', 'limits', 'cost', 'questions']
/** Minimum number of further questions, besides the ten that have dedicated sections. */
const leastQuestions = 3
const leastWords = 350

type Section = Readonly<Record<string, unknown>>

interface Exam {
  readonly file: string
  readonly sections: readonly Section[]
  readonly answers: Readonly<Record<string, unknown>>
}

const isExamFile = (file: string): boolean => /\/exams\/\w+\.json$/.test(file)

const examsIn = (sources: readonly TextSource[]): readonly Exam[] =>
  sources
    .filter(({ file }) => isExamFile(file))
    .map(({ file, whole }) => {
      const { sections, answers } = isRecord(whole) ? whole : {}
      return {
        file,
        sections: Array.isArray(sections) ? sections.filter(isRecord) : [],
        answers: isRecord(answers) ? answers : {},
      }
    })

const has = (sections: readonly Section[], name: string): boolean =>
  sections.some(({ id, kind }) => id === name || kind === name)

const sectionErrors = ({ file, sections }: Exam): readonly WordError[] =>
  required
    .filter((name) => !has(sections, name))
    .map((name) => ({ file, key: 'sections', ...broken('noSection', { found: name }) }))

const questionErrors = ({ file, sections }: Exam): readonly WordError[] =>
  sections.flatMap(({ kind, questions }, place) => {
    if (kind !== 'questions') return []
    const count = Array.isArray(questions) ? questions.length : 0
    if (count >= leastQuestions) return []
    const values = { questions: count, least: leastQuestions }
    return [{ file, key: `sections.${place}.questions`, ...broken('fewQuestions', values) }]
  })

const repeatedIds = ({ file, sections }: Exam): readonly WordError[] =>
  sections
    .map(({ id }) => String(id))
    .filter((id, position, ids) => ids.indexOf(id) !== position)
    .map((id) => ({ file, key: 'sections', ...broken('repeatedSection', { section: id }) }))

/** Sections whose heading is in the view, not in the document: « Qui paie? » */
const viewPlaces: ReadonlySet<string> = new Set(['cost'])

const headingsOf = (sections: readonly Section[]): ReadonlyMap<string, unknown> =>
  new Map(
    sections.flatMap((section): readonly [string, unknown][] => {
      const { id, heading, questions } = section
      const { text, strong } = isRecord(heading) ? heading : {}
      const inside = Array.isArray(questions) ? questions.filter(isRecord) : []
      return [
        [String(id), strong ?? text],
        ...inside.map((each): [string, unknown] => [String(each['id']), each['question']]),
      ]
    }),
  )

const isAsked = (heading: unknown): boolean =>
  isRecord(heading) && locales.every((locale) => String(heading[locale]).endsWith('?'))

/** Checks that each of the ten questions is answered below a heading that asks it. */
const answerErrors = ({ file, sections, answers }: Exam): readonly WordError[] => {
  const headings = headingsOf(sections)
  return Object.entries(answers).flatMap(([question, answer]) => {
    const place = String(answer)
    if (viewPlaces.has(place)) return []
    const at = { file, key: `answers.${question}` }
    if (!headings.has(place)) return [{ ...at, ...broken('noAnswer', { section: place }) }]
    return isAsked(headings.get(place))
      ? []
      : [{ ...at, ...broken('notAsked', { section: place }) }]
  })
}

const wordCount = (words: readonly Word[], locale: Locale): number =>
  words
    .flatMap(({ texts }) => plainText(texts[locale] ?? '').split(/\s+/))
    .filter((piece) => /[\p{L}\d]/u.test(piece)).length

const lengthErrors = ({ file }: Exam, words: readonly Word[]): readonly WordError[] => {
  const mine = words.filter((word) => word.file === file && word.key.startsWith('sections'))
  return locales.flatMap((locale) => {
    const count = wordCount(mine, locale)
    if (count >= leastWords) return []
    const values = { words: count, least: leastWords }
    return [{ file, key: `sections (${locale})`, ...broken('shortPage', values) }]
  })
}

/** Returns the errors of exam pages. @param words texts of the exams as displayed */
export const examErrors = (
  sources: readonly TextSource[],
  words: readonly Word[],
): readonly WordError[] =>
  examsIn(sources).flatMap((exam) => [
    ...sectionErrors(exam),
    ...repeatedIds(exam),
    ...questionErrors(exam),
    ...answerErrors(exam),
    ...lengthErrors(exam, words),
  ])
