import MiniSearch, { type SearchOptions } from 'minisearch'
import {
  type ElsewhereName,
  elsewhereNames,
  examPhrases,
  type FindableName,
} from '../../content/tools/examPhrases.js'
import type { Localized } from '../../content/localized.js'
import type { ExamFinderInput } from './examFinderFields.js'

/** More than any line of a prescription: longer texts are not searched. */
const longestQuery = 200
const mostWords = 12
const mostResults = 3
/** What scores less, beside the best, shares little more than a word such as « échographie ». */
const leastShare = 0.5

export type ExamFinderResult =
  | {
      readonly kind: 'errors'
      readonly errors: readonly {
        readonly field: keyof ExamFinderInput
        readonly error: 'wordsMissing' | 'wordsTooLong'
      }[]
    }
  /** The best first; none: nothing is like these words. */
  | { readonly kind: 'answer'; readonly found: readonly FindableName[] }

/** What a prescription may say for an exam. */
export const prescriptionWords = (name: FindableName): Localized => examPhrases[name].says

export const isElsewhere = (name: FindableName): name is ElsewhereName =>
  elsewhereNames.some((one) => one === name)

/** Words that say nothing of an exam, folded. */
const emptyWords: ReadonlySet<string> = new Set(
  (
    'a an and au aux avec d de des du en et for l la le les of ou pour s sur the to un une with ' +
    'combien cost costs cout coute coutent couter couts how is much price prix what'
  ).split(' '),
)

/** Without accents, ligatures, capitals and the dots of abbreviations. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('.', '')

/** Each word once, without those that say nothing: a sentence often ends with its exam. */
const tokenize = (text: string): string[] =>
  [...new Set(fold(text).match(/[a-z0-9]{2,}/g))]
    .filter((word) => !emptyWords.has(word))
    .slice(0, mostWords)

/** The stricter one first: a word with one typo is likelier meant than one with two. */
const attempts = [
  { mostTypos: 1, combineWith: 'AND' },
  { mostTypos: 2, combineWith: 'OR' },
] as const
type Attempt = (typeof attempts)[number]

/**
 * How far from its words a phrase may be. A short abbreviation must be right to the letter, or `CN`
 * and `SIS` would catch everything; a word that is known means itself: a kidney (« rein ») is no
 * breast (« sein »).
 */
const searchOptions = (
  { mostTypos, combineWith }: Attempt,
  vocabulary: readonly string[],
): SearchOptions => ({
  combineWith,
  fuzzy: (term) => {
    if (term.length < 4 || vocabulary.some((known) => known.startsWith(term))) return false
    return term.length < 7 ? 1 : mostTypos
  },
  prefix: (term) => term.length >= 4,
})

interface Phrase {
  readonly id: string
  readonly words: string
}

export type FindExam = (input: ExamFinderInput) => ExamFinderResult

const createIndex = () => {
  const index = new MiniSearch<Phrase>({
    fields: ['words'],
    tokenize,
  })
  const examOf = new Map<string, FindableName>()
  const vocabulary = new Set<string>()
  for (const [name, { phrases }] of Object.entries(examPhrases)) {
    if (!isFindable(name)) continue
    for (const [place, words] of phrases.entries()) {
      const id = `${name} ${place}`
      examOf.set(id, name)
      index.add({ id, words })
      for (const word of tokenize(words)) vocabulary.add(word)
    }
  }
  return { index, examOf, vocabulary: [...vocabulary] }
}

/** Finds exams by the words of a prescription, in either language and misspelt; some milliseconds. */
export const createExamFinder = (): FindExam => {
  // Made for the first search: a page that is only shown needs none.
  let phrases: ReturnType<typeof createIndex> | undefined

  const search = (words: string, attempt: Attempt): readonly FindableName[] => {
    phrases ??= createIndex()
    const { index, examOf, vocabulary } = phrases
    const hits = index.search(words, searchOptions(attempt, vocabulary))
    const least = (hits[0]?.score ?? 0) * leastShare
    const names = hits
      .filter(({ score }) => score >= least)
      .flatMap(({ id }) => examOf.get(String(id)) ?? [])
    return [...new Set(names)].slice(0, mostResults)
  }

  return ({ words }) => {
    const refuse = (error: 'wordsMissing' | 'wordsTooLong'): ExamFinderResult => ({
      kind: 'errors',
      errors: [{ field: 'words', error }],
    })
    if (words === '') return refuse('wordsMissing')
    if (words.length > longestQuery) return refuse('wordsTooLong')
    for (const attempt of attempts) {
      const found = search(words, attempt)
      if (found.length > 0) return { kind: 'answer', found }
    }
    return { kind: 'answer', found: [] }
  }
}

const isFindable = (name: string): name is FindableName => Object.hasOwn(examPhrases, name)
