import type { ContentModule } from './contentModules.ts'
import { plainText } from './plainText.ts'
import { type WordError, isRecord, type Locale, locales, type Word } from './wordTypes.ts'

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
const examsIn = (modules: readonly ContentModule[]): readonly Exam[] =>
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

const sectionErrors = ({ file, key, sections }: Exam): readonly WordError[] =>
  required
    .filter((name) => !has(sections, name))
    .map((name) => ({ file, key: `${key}.sections`, error: `has no section "${name}"` }))

const questionErrors = ({ file, key, sections }: Exam): readonly WordError[] =>
  sections
    .filter(({ kind }) => kind === 'questions')
    .flatMap(({ questions }) => {
      const count = Array.isArray(questions) ? questions.length : 0
      if (count >= leastQuestions) return []
      const error = `has ${count} questions: at least ${leastQuestions} are needed`
      return [{ file, key: `${key}.sections.questions`, error }]
    })

const repeatedIds = ({ file, key, sections }: Exam): readonly WordError[] =>
  sections
    .map(({ id }) => String(id))
    .filter((id, position, ids) => ids.indexOf(id) !== position)
    .map((id) => ({ file, key: `${key}.sections`, error: `has two sections "${id}"` }))

const wordCount = (words: readonly Word[], locale: Locale): number =>
  words
    .flatMap(({ texts }) => plainText(texts[locale] ?? '').split(/\s+/))
    .filter((piece) => /[\p{L}\d]/u.test(piece)).length

const lengthErrors = ({ file, key }: Exam, words: readonly Word[]): readonly WordError[] => {
  const mine = words.filter((word) => word.file === file && word.key.startsWith(`${key}.sections`))
  return locales.flatMap((locale) => {
    const count = wordCount(mine, locale)
    if (count >= leastWords) return []
    const error = `has ${count} words: at least ${leastWords} are needed`
    return [{ file, key: `${key}.sections (${locale})`, error }]
  })
}

/** What each exam’s page must have. */
export const examErrors = (
  modules: readonly ContentModule[],
  words: readonly Word[],
): readonly WordError[] =>
  examsIn(modules).flatMap((exam) => [
    ...sectionErrors(exam),
    ...repeatedIds(exam),
    ...questionErrors(exam),
    ...lengthErrors(exam, words),
  ])
