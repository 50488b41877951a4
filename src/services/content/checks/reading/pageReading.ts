import { shownWords, type TextSource } from '../wordsOf.js'
import { plainText } from '../plainText.js'
import { endsAsSentence, piecesOf, sentencesOf, wordsIn } from '../sentences.js'
import { type Locale, locales, type Word } from '../wordTypes.js'
import { countedOnce } from './medicalTerms.js'
import { looksPassive } from './passive.js'
import { isLong, readingGrade, type Sentence } from './readingGrade.js'

/** Texts that are graded together: a page of the content, or a file of `locales/`. */
export interface Page {
  readonly file: string
  readonly words: readonly Word[]
}

export interface HardSentence {
  readonly text: string
  readonly grade: number
  readonly words: number
  readonly isPassive: boolean
  readonly longWords: readonly string[]
}

export interface Reading {
  /** Path in the language that was read, if languages have separate files. */
  readonly file: string
  readonly locale: Locale
  readonly grade: number
  readonly sentences: number
  readonly wordsPerSentence: number
  /** Returns the sentences, the hardest first. */
  readonly hardest: () => readonly HardSentence[]
}

/** Returns the file of the page that displays a source; `undefined` for parts of several pages. */
const pageOf = (file: string): string | undefined => {
  if (/\/content\/(?:tools\/|pages\/(?:tools|mriChecklist)\.)/.test(file)) {
    return 'src/content/pages/tools.json'
  }
  if (file.includes('/content/templates/')) return 'src/content/templates'
  return /\/content\/(?:exams|pages|jobs)\//.test(file) ? file : undefined
}

/** Whether the grade includes a text: not titles of sources, nor heads, which pages do not display. */
const isRead = ({ key }: Word): boolean => !/(?:^|\.)(?:head|sources)[.[]/.test(key)

const isMriCheck = ({ file }: TextSource): boolean => file.includes('/content/tools/')

/** Returns whether the tools page has the MRI check, whose texts in code are then a part of the page. */
const hasMriCheck = (sources: readonly TextSource[]): boolean =>
  sources.some(
    ({ file, value }) =>
      file.endsWith('/content/pages/tools.json') && JSON.stringify(value).includes('"mriCheck"'),
  )

/**
 * Returns every page with all its texts, including shared ones.
 * @param filled the same word with facts filled in
 */
export const pagesOf = (
  sources: readonly TextSource[],
  localeWords: readonly Word[],
  filled: (word: Word) => Word,
): readonly Page[] => {
  const read = hasMriCheck(sources) ? sources : sources.filter((source) => !isMriCheck(source))
  return [
    ...[...Map.groupBy(read, ({ file }) => pageOf(file))].flatMap(([file, parts]) =>
      file === undefined ? [] : [{ file, words: shownWords(parts).filter(isRead).map(filled) }],
    ),
    ...Map.groupBy(localeWords, ({ file }) => file)
      .entries()
      .map(([file, words]) => ({ file, words })),
  ]
}

/** Minimum number of words of a list item that counts as a sentence. */
const longItem = 8

const isSentence = (text: string): boolean =>
  endsAsSentence(text) || piecesOf(plainText(text)).length >= longItem

const difficultyOf = (text: string, words: Sentence, locale: Locale): HardSentence => ({
  text,
  grade: readingGrade([words], locale),
  words: words.length,
  isPassive: looksPassive(text, locale),
  longWords: words.filter((word) => isLong(word)),
})

/** Minimum number of words to grade: the formulas are unreliable for shorter texts. */
const leastWords = 100

const readingOf = ({ file, words }: Page, locale: Locale): readonly Reading[] => {
  const texts = words
    .map(({ texts: inLocales }) => inLocales[locale] ?? '')
    .filter(isSentence)
    .map(plainText)
  const counted = countedOnce(texts, locale)
  const sentences = texts.flatMap((text, position) => {
    const asCounted = sentencesOf(counted[position] ?? text)
    return sentencesOf(text).map((sentence, place) => ({
      text: sentence,
      words: wordsIn(asCounted[place] ?? sentence, locale),
    }))
  })
  const all = sentences.map((sentence) => sentence.words)
  if (all.flat().length < leastWords) return []
  return [
    {
      file: file.replace('locales/fr', `locales/${locale}`),
      locale,
      grade: readingGrade(all, locale),
      sentences: all.length,
      wordsPerSentence: all.flat().length / all.length,
      hardest: () =>
        sentences
          .map((sentence) => difficultyOf(sentence.text, sentence.words, locale))
          .toSorted((a, b) => b.grade - a.grade),
    },
  ]
}

export const readingsOf = (pages: readonly Page[]): readonly Reading[] =>
  pages.flatMap((page) => locales.flatMap((locale) => readingOf(page, locale)))
