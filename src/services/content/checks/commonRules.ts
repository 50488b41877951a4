import { broken } from '../../schema/brokenRule.js'
import { placeholdersIn } from '../../../shared/language/fillIn.js'
import { piecesOf, sentencesOf } from './sentences.js'
import {
  type WordError,
  errorOf,
  locales,
  type PrintedError,
  textsOf,
  type Word,
} from './wordTypes.js'

export const emptyErrors = (word: Word): readonly WordError[] =>
  locales
    .filter((locale) => word.texts[locale]?.trim() === '')
    .map((locale) => errorOf(word, locale, broken('missing')))

/** Whether a text contains words: numbers, marks and placeholders may be the same in both languages. */
const hasWords = (text: string): boolean =>
  placeholdersIn(text).length > 0
    ? /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ''))
    : /\p{L}/u.test(text)

/** Returns whether a text is a name or address of the clinic, which may be the same in both languages. */
const isClinicName = ({ file, key }: Word): boolean =>
  file.endsWith('/clinic.json') && /^(legalName|address\.)/.test(key)

const isSlug = ({ key }: Word): boolean => /(?:^|\.)slug$/.test(key)

/** Returns errors of texts that are the same in both languages. @param same texts that may be identical */
export const sameErrors = (word: Word, same: ReadonlySet<string>): readonly WordError[] => {
  const { fr, en } = word.texts
  if (fr === undefined || fr !== en || !hasWords(fr)) return []
  if (same.has(fr) || isSlug(word) || isClinicName(word)) return []
  return [errorOf(word, 'en', broken('sameText', { found: fr }))]
}

export const staleSame = (
  file: string,
  words: readonly Word[],
  same: ReadonlySet<string>,
): readonly PrintedError[] => {
  const needed = new Set(
    words.filter(({ texts }) => texts.fr === texts.en).map(({ texts }) => texts.fr),
  )
  return [...same]
    .filter((text) => !needed.has(text))
    .map((text) => ({ file, key: text, error: 'is no longer needed', isWarning: true }))
}

const longest = 20

/** Returns whether a text is the title of a source, which is quoted unchanged. */
const isTitle = ({ key }: Word): boolean => key.endsWith('.label')

export const sentenceErrors = (word: Word): readonly WordError[] =>
  isTitle(word)
    ? []
    : textsOf(word).flatMap(([locale, text]) =>
        sentencesOf(text)
          .map(piecesOf)
          .filter((pieces) => pieces.length > longest)
          .map((pieces) => {
            const start = `${pieces.slice(0, 4).join(' ')}…`
            const values = { words: pieces.length, most: longest, start }
            return errorOf(word, locale, broken('longSentence', values))
          }),
      )
