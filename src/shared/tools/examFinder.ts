import MiniSearch, { type SearchOptions } from 'minisearch'
import {
  type ElsewhereName,
  elsewhereNames,
  type FindableName,
} from '../../content/tools/findableNames.js'
import {
  emptyWords as emptyText,
  findingWords,
  ofPregnancy,
  silencedBy,
  type Technique,
  techniques,
  techniqueWords,
} from '../../content/tools/techniqueWords.js'
import type { FinderNote } from '../../content/tools/finderNotes.js'
import type { ExamPhrases } from '../../services/content/schemas/phrases.js'
import { foldText } from '../text/foldText.js'
import type { ExamFinderInput } from './examFinderFields.js'
import { isShown, noteRulesFor, notesOf } from './finderNotes.js'

const longestQuery = 200
const mostWords = 12
const mostResults = 3
const leastShare = 0.5
/** Weight of a phrase that names a technique missing from the query. */
const techniqueUnsaid = 0.75

export type ExamFinderResult =
  | {
      readonly kind: 'errors'
      readonly errors: readonly {
        readonly field: keyof ExamFinderInput
        readonly error: 'wordsMissing' | 'wordsTooLong'
      }[]
    }
  | {
      readonly kind: 'answer'
      readonly found: readonly FindableName[]
      readonly notes: readonly FinderNote[]
      /** The answer has an exam of a pregnancy, and no exact text about it. */
      readonly isOfPregnancy: boolean
      /** The query names ultrasound without a known body part. */
      readonly isPartMissing: boolean
    }

export const isElsewhere = (name: FindableName): name is ElsewhereName =>
  elsewhereNames.some((one) => one === name)

const pregnancyExams: readonly FindableName[] = ofPregnancy
const isOfPregnancy = (exam: FindableName): boolean => pregnancyExams.includes(exam)

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const emptyWords = wordSet(emptyText)
const findings = wordSet(findingWords)
const techniqueOf: ReadonlyMap<string, Technique> = new Map(
  techniques.flatMap((name) =>
    techniqueWords[name].words.split(' ').map((word) => [word, name] as const),
  ),
)

/** Matches folded « 12 sem. », "12+3 wks", "12w3d" and « 12 SA » as one word with the week. */
const weeks = /\b(\d{1,2})(?: [0-6])?(?: 7)? ?(?:semaines?|sem|sa|weeks?|wks?|w)(?:\d\w*)?\b/g

/** Matches « dans 6 sem. » and "in 6 weeks", which give the due date of the exam rather than an age. */
const dueIn = /\b(?:dans|in|within) \d{1,2} (?:(?:a|to) \d{1,2} )?(?:semaines?|sem|weeks?|wks?)\b/g

/** Matches folded « 8 SA » (weeks since the last period), which states a pregnancy. */
const amenorrhea = /\b\d{1,2} ?sa\b/g

/** Matches « 35 sem » (20 to 42), which states a pregnancy unless it is the time since something. */
const lateWeeks =
  /(?<!\b(?:depuis|for|since|a) )\b(?:2\d|3\d|4[0-2]) ?(?:semaines?|sem|weeks?|wks?)\b(?! (?:post|apres|after|ago))/g

/** An MRI is rarely of a pregnancy, so weeks in the same text are more often a delay. */
const magnet = /\b(?:irm|rm|mri)\b/

/** Matches a high blood pressure, such as « 160/110 », « 14/9 » and "150 over 95". */
const highPressure = /\b1[4-9]\d? ?(?:[/ ]|over|sur) ?\d{1,3}\b/g

/** Matches « 5 ans » and "5 year old"; « depuis 5 ans » and « il y a 5 ans » state a delay. */
const childAge = /(?<!depuis |y a )\b(?:\d|1[0-3]) ?(?:ans|y\w* old|yo)\b/g

/** Writes signs as words that the rules of notes know. */
const readSigns = (folded: string): string =>
  folded
    .replaceAll(amenorrhea, 'amenorrhea')
    .replaceAll(lateWeeks, magnet.test(folded) ? '' : 'pregnancylate')
    .replaceAll(highPressure, 'elevated')
    .replaceAll(childAge, 'child')

/** Matches folded « 2e trim. », "3rd tri" and « trimestre 1 », which become T2, T3 and T1. */
const trimester = /\b(?:([1-3])[a-z]{0,4} tri(?:m\w*)?|tri(?:m\w*)? ([1-3]))\b/g

/** Joins abbreviations such as « É.C.H.O. » and "U/S". */
const withoutDots = (text: string): string =>
  text.replaceAll(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, '').replaceAll(/\bu\/s\b/giu, 'us')

const tokenize = (text: string): string[] =>
  [
    ...new Set(
      foldText(withoutDots(text))
        .replaceAll(dueIn, ' ')
        .replaceAll(trimester, 't$1$2')
        .replaceAll(/\bsono hsg\b/g, 'sonohysterogram')
        .replaceAll(weeks, 'week$1')
        .match(/[a-z0-9]{2,}/g),
    ),
  ]
    .filter((word) => !emptyWords.has(word) && !/^\d+$/.test(word))
    .slice(0, mostWords)

const attempts = [
  { mostTypos: 1, combineWith: 'AND' },
  { mostTypos: 2, combineWith: 'OR' },
] as const

/** Returns the allowed number of typos; abbreviations and numbers must match exactly. */
const typosIn = (word: string, most: number): number | false => {
  if (word.length < 4 || /\d/.test(word)) return false
  return word.length < 7 ? 1 : most
}

interface Phrase {
  readonly id: string
  readonly words: string
}

interface IndexedPhrase {
  readonly exam: FindableName
  readonly namesTechnique: boolean
}

const namesIn = (examPhrases: ExamPhrases): readonly FindableName[] =>
  Object.keys(examPhrases).filter((name): name is FindableName => Object.hasOwn(examPhrases, name))

const createIndex = (examPhrases: ExamPhrases) => {
  const examNames = namesIn(examPhrases)
  const index = new MiniSearch<Phrase>({ fields: ['words'], tokenize })
  const phrases = new Map<string, IndexedPhrase>()
  const vocabulary = new Set<string>()
  for (const exam of examNames) {
    for (const [place, text] of examPhrases[exam].phrases.entries()) {
      const all = tokenize(text)
      const words = all.filter((word) => !techniqueOf.has(word))
      if (words.length === 0) continue
      const id = `${exam} ${place}`
      phrases.set(id, { exam, namesTechnique: words.length < all.length })
      index.add({ id, words: words.join(' ') })
      for (const word of words) vocabulary.add(word)
    }
  }
  const misspelt = new MiniSearch<Phrase>({ fields: ['words'], tokenize })
  misspelt.addAll([...techniqueOf.keys()].map((word) => ({ id: word, words: word })))
  return { index, misspelt, phrases, examNames, vocabulary: [...vocabulary] }
}
type Index = ReturnType<typeof createIndex>

/** Returns whether a word is known, and thus no typo: « rein » (kidney) must not match « sein » (breast). */
const isKnown = ({ vocabulary }: Index, word: string): boolean =>
  vocabulary.some((known) => known === word || (word.length >= 4 && known.startsWith(word)))

const readTechnique = (index: Index, word: string): Technique | undefined => {
  const exact = techniqueOf.get(word)
  if (exact !== undefined || word.length < 5 || isKnown(index, word)) return exact
  const fuzzy = typosIn(word, 2)
  const [best] = index.misspelt.search(word, { fuzzy, prefix: false })
  return best === undefined ? undefined : techniqueOf.get(String(best.id))
}

const scoresOf = (
  index: Index,
  words: readonly string[],
  isTechniqueSaid: boolean,
): ReadonlyMap<FindableName, number> => {
  if (words.length === 0) return new Map()
  for (const { mostTypos, combineWith } of attempts) {
    const options: SearchOptions = {
      combineWith,
      fuzzy: (word) => (isKnown(index, word) ? false : typosIn(word, mostTypos)),
      prefix: (word) => word.length >= 4,
    }
    const scores = new Map<FindableName, number>()
    for (const { id, score } of index.index.search(words.join(' '), options)) {
      const phrase = index.phrases.get(String(id))
      if (phrase === undefined) continue
      const weight = phrase.namesTechnique && !isTechniqueSaid ? techniqueUnsaid : 1
      scores.set(phrase.exam, Math.max(score * weight, scores.get(phrase.exam) ?? 0))
    }
    if (scores.size > 0) return scores
  }
  return new Map()
}

const ranked = (
  scores: ReadonlyMap<FindableName, number>,
  exams: readonly FindableName[],
): readonly FindableName[] => {
  const scoreOf = (exam: FindableName): number => scores.get(exam) ?? 0
  const found = exams.filter((exam) => scoreOf(exam) > 0)
  const best = Math.max(0, ...found.map(scoreOf))
  return found
    .filter((exam) => scoreOf(exam) >= best * leastShare)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
}

/** Removes weeks beside the name of another exam: « douleur au genou depuis 12 semaines ». */
const withoutDelay = (index: Index, words: readonly string[]): readonly string[] => {
  const others = words.filter((word) => !word.startsWith('week'))
  const exams = [...scoresOf(index, others, true).keys()]
  return exams.length > 0 && !exams.some(isOfPregnancy) ? others : words
}

const foundBy = (
  technique: Technique,
  scores: ReadonlyMap<FindableName, number>,
  examNames: readonly FindableName[],
): readonly FindableName[] => {
  const { exams, otherwise } = techniqueWords[technique]
  const found = ranked(scores, exams)
  if (found.length > 0) return found
  return technique === 'scan' ? [...ranked(scores, examNames), ...otherwise] : otherwise
}

export type FindExam = (input: ExamFinderInput) => ExamFinderResult

export const createExamFinder = (examPhrases: ExamPhrases): FindExam => {
  // Created by the first search, because most page views never search.
  let index: Index | undefined

  const search = (text: string): ExamFinderResult => {
    const known = (index ??= createIndex(examPhrases))
    const words = tokenize(text).map((word) => ({ word, technique: readTechnique(known, word) }))
    const namedTechniques = new Set(words.flatMap(({ technique }) => technique ?? []))
    const others = words.flatMap(({ word, technique }) => (technique === undefined ? [word] : []))
    const parts = others.filter((word) => !findings.has(word))
    const sought = parts.length > 0 ? parts : others
    const scores = scoresOf(known, withoutDelay(known, sought), namedTechniques.size > 0)
    const silenced = new Set(
      [...namedTechniques].flatMap((technique) => silencedBy[technique] ?? []),
    )
    const named = techniques.filter((one) => namedTechniques.has(one) && !silenced.has(one))
    const isPartMissing = scores.size === 0 && named.includes('ultrasound')
    const deciding = isPartMissing ? named.filter((one) => one !== 'ultrasound') : named
    const found =
      namedTechniques.size === 0
        ? ranked(scores, known.examNames)
        : deciding.flatMap((technique) => foundBy(technique, scores, known.examNames))
    const rules = noteRulesFor(readSigns(foldText(withoutDots(text))))
    const mayShow = (exam: FindableName): boolean => isShown(rules, named, exam)
    const shown = [...new Set(found)].filter(mayShow).slice(0, mostResults)
    const offers = [...new Set(rules.flatMap((rule) => rule.offers ?? []))].filter(mayShow)
    const answer = shown.length > 0 ? shown : offers
    const { notes, replaced } = notesOf(rules)
    return {
      kind: 'answer',
      found: answer,
      isPartMissing,
      notes,
      isOfPregnancy: !replaced.has('pregnancy') && answer.some(isOfPregnancy),
    }
  }

  return ({ words }) => {
    const refuse = (error: 'wordsMissing' | 'wordsTooLong'): ExamFinderResult => ({
      kind: 'errors',
      errors: [{ field: 'words', error }],
    })
    if (words === '') return refuse('wordsMissing')
    if (words.length > longestQuery) return refuse('wordsTooLong')
    return search(words)
  }
}
