import type { ContentModule } from './contentModules.ts'
import { plainText } from './plainText.ts'
import { type Fault, isRecord, type Locale, locales, type Word } from './wordTypes.ts'

const required = ['about', 'prepare', 'visit', 'after', 'limits', 'questions']
const leastQuestions = 6
const leastWords = 350

type Section = Readonly<Record<string, unknown>>

interface Exam {
  readonly file: string
  readonly key: string
  readonly sections: readonly Section[]
}

const isExamFile = (file: string): boolean =>
  /\/exams\/\w+\.ts$/.test(file) && !/Catalogue/.test(file)

/** The exports of `exams/*.ts` that hold sections. */
export const examsIn = (modules: readonly ContentModule[]): readonly Exam[] =>
  modules
    .filter(({ file }) => isExamFile(file))
    .flatMap(({ file, exports }) =>
      Object.entries(exports).flatMap(([key, value]) => {
        const sections = isRecord(value) ? value['sections'] : undefined
        return Array.isArray(sections) ? [{ file, key, sections: sections.filter(isRecord) }] : []
      }),
    )

const has = (sections: readonly Section[], name: string): boolean =>
  sections.some(({ id, kind }) => id === name || kind === name)

const sectionFaults = ({ file, key, sections }: Exam): readonly Fault[] =>
  required
    .filter((name) => !has(sections, name))
    .map((name) => ({ file, key: `${key}.sections`, fault: `has no section "${name}"` }))

const questionFaults = ({ file, key, sections }: Exam): readonly Fault[] =>
  sections
    .filter(({ kind }) => kind === 'questions')
    .flatMap(({ questions }) => {
      const count = Array.isArray(questions) ? questions.length : 0
      if (count >= leastQuestions) return []
      const fault = `has ${count} questions: at least ${leastQuestions} are needed`
      return [{ file, key: `${key}.sections.questions`, fault }]
    })

const repeatedIds = ({ file, key, sections }: Exam): readonly Fault[] =>
  sections
    .map(({ id }) => String(id))
    .filter((id, position, ids) => ids.indexOf(id) !== position)
    .map((id) => ({ file, key: `${key}.sections`, fault: `has two sections "${id}"` }))

const wordCount = (words: readonly Word[], locale: Locale): number =>
  words
    .flatMap(({ texts }) => plainText(texts[locale] ?? '').split(/\s+/))
    .filter((piece) => /[\p{L}\d]/u.test(piece)).length

const lengthFaults = ({ file, key }: Exam, words: readonly Word[]): readonly Fault[] => {
  const mine = words.filter((word) => word.file === file && word.key.startsWith(`${key}.sections`))
  return locales.flatMap((locale) => {
    const count = wordCount(mine, locale)
    if (count >= leastWords) return []
    const fault = `has ${count} words: at least ${leastWords} are needed`
    return [{ file, key: `${key}.sections (${locale})`, fault }]
  })
}

/** What each exam’s page must have. */
export const examFaults = (
  modules: readonly ContentModule[],
  words: readonly Word[],
): readonly Fault[] =>
  examsIn(modules).flatMap((exam) => [
    ...sectionFaults(exam),
    ...repeatedIds(exam),
    ...questionFaults(exam),
    ...lengthFaults(exam, words),
  ])
