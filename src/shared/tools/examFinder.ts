import MiniSearch, { type SearchOptions } from 'minisearch'
import {
  type ElsewhereName,
  elsewhereNames,
  type FindableName,
} from '../../content/tools/findableNames.js'
import {
  emptyWords as emptyText,
  findingWords,
  silencedBy,
  type Technique,
  techniques,
  techniqueWords,
} from '../../content/tools/techniqueWords.js'
import type { ExamPhrases } from '../../services/content/schemas/phrases.js'
import { foldText } from '../text/foldText.js'
import type { ExamFinderInput } from './examFinderFields.js'

const longestQuery = 200
const mostWords = 12
const mostResults = 3
const leastShare = 0.5
/** Weight of a phrase that names a technique missing from the query. */
const techniqueUnsaid = 0.75

const notFirst: readonly FindableName[] = ['nuchalTranslucency', 'morphological', 'otherUltrasound']

export type UrgentSign = 'chestPain' | 'movingLess' | 'bleeding' | 'clot'

interface UrgentWords {
  readonly sign: UrgentSign
  /** Folded words of the sign; each pattern must match. */
  readonly all: readonly RegExp[]
  /** Exams that the answer must not propose; `all` unless the query names a technique. */
  readonly hides: readonly FindableName[] | 'all'
}

/** Signs that need care at once rather than an exam. */
const urgentSigns: readonly UrgentWords[] = [
  {
    sign: 'movingLess',
    all: [/\b(?:bouge (?:moins|plus|pas)|mov(?:es|ing) less|not moving)\b/],
    hides: notFirst,
  },
  { sign: 'bleeding', all: [/ectopi|extra.?uterin/], hides: notFirst },
  {
    sign: 'bleeding',
    all: [
      /\b(?:saign|bleed|crampe|cramp|douleur|pain|mal au ventre|pertes? de liquide|losing fluid)/,
      /\b(?:grossesse|enceinte|pregnan(?:cy|t)|trimestre|trimester|t1|sem|semaines?|weeks?)\b/,
    ],
    hides: notFirst,
  },
  {
    sign: 'chestPain',
    all: [/\b(?:douleurs?|mal|pain)\b/, /\b(?:poitrine|thorac|thorax|chest)/],
    hides: 'all',
  },
  { sign: 'clot', all: [/\b(?:tvp|dvt|clot|phlebite|thrombo|embolie|embolism)/], hides: [] },
]

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
      readonly urgent?: UrgentSign
      /** The query names ultrasound without a known body part. */
      readonly isPartMissing: boolean
    }

export const isElsewhere = (name: FindableName): name is ElsewhereName =>
  elsewhereNames.some((one) => one === name)

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

/** Matches folded « 2e trim. », "3rd trimester" and « trimestre 2 », which become T2 and T3. */
const trimester = /\b(?:([23])(?:e|de|eme|ieme|nd|rd)? trim\w*|trim\w* ([23]))\b/g

/** Joins abbreviations such as « É.C.H.O. » and "U/S". */
const withoutDots = (text: string): string =>
  text.replaceAll(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, '').replaceAll(/\bu\/s\b/giu, 'us')

const tokenize = (text: string): string[] =>
  [
    ...new Set(
      foldText(withoutDots(text))
        .replaceAll(dueIn, ' ')
        .replaceAll(trimester, 't$1$2')
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

/** Whether a word is known, and thus no typo: « rein » (kidney) must not match « sein » (breast). */
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
    const scores = sought.length > 0 ? scoresOf(known, sought, namedTechniques.size > 0) : new Map()
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
    const folded = foldText(withoutDots(text))
    const urgent = urgentSigns.find(({ all }) => all.every((pattern) => pattern.test(folded)))
    const hides = urgent?.hides ?? []
    const isHidden = (exam: FindableName): boolean =>
      hides === 'all' ? namedTechniques.size === 0 : hides.includes(exam)
    return {
      kind: 'answer',
      found: [...new Set(found)].filter((exam) => !isHidden(exam)).slice(0, mostResults),
      isPartMissing,
      ...(urgent === undefined ? {} : { urgent: urgent.sign }),
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
