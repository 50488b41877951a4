import { linksIn } from '../../../../shared/text/markup.js'
import { broken } from '../../../schema/brokenRule.js'
import { plainText } from '../plainText.js'
import {
  type WordError,
  errorOf,
  type Locale,
  type PrintedError,
  textsOf,
  type Word,
} from '../wordTypes.js'
import { knownNames, type NameGroup } from './knownNames.js'
import type { Speller } from './speller.js'

interface Part {
  readonly text: string
  readonly locale: Locale
}

const marked = /\[[^\]]*\]\((?:fr|en)(?::[^)]*)?\)/g

/** Splits a text by language: `[words](en)` are English. */
const partsOf = (text: string, locale: Locale): readonly Part[] => [
  { text: text.replace(marked, ' '), locale },
  ...linksIn(text).flatMap(({ label, target }) => {
    const [, language] = /^(fr|en)(?::|$)/.exec(target) ?? []
    return language === 'fr' || language === 'en'
      ? [{ text: label, locale: language } as const]
      : []
  }),
]

// Matches words, and numbers, codes or references, which contain digits.
const tokens = /[\p{L}\d][\p{L}\d’'-]*/gu

const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(tokens)]
    .map(([token]) => token.replace(/[-']+$/, ''))
    .filter((token) => !/\d/.test(token))

/** Removes « l’ » and "’s", which also occur with names. */
const bare = (word: string): string => word.replace(/^(?:[cdjlmnst]|qu)'/i, '').replace(/'s$/, '')

/** Uses straight apostrophes and ordinary spaces, as the dictionaries do. */
const keyed = (text: string): string => text.replaceAll('’', "'").replaceAll('\u00A0', ' ')

const placeholder = /\{\{.*?\}\}/g

const readable = (text: string): string => keyed(plainText(text.replace(placeholder, ' ')))

const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)

/**
 * @param names correct names that no dictionary has
 * @returns `undefined` if the spelling could not be checked
 */
export type FindMisspelled = (
  words: readonly Word[],
  names: readonly string[],
) => Promise<readonly WordError[] | undefined>

interface Names {
  readonly groups?: readonly NameGroup[]
  readonly ofClinic?: readonly string[]
}

export const createSpelling = (
  speller: Speller,
  { groups = knownNames, ofClinic = [] }: Names = {},
) => {
  const clinicNames = new Set(ofClinic.map(keyed))
  const all = [...groups.flatMap(({ names }) => names.map(keyed)), ...clinicNames]
  const phrases = all.filter((name) => /[ .]/.test(name))
  const names = new Set(all.filter((name) => !phrases.includes(name)))
  const used = new Set<string>()
  const isName = (word: string): boolean => {
    const name = [word, bare(word), lowerFirst(bare(word))].find((form) => names.has(form))
    if (name !== undefined) used.add(name)
    return name !== undefined
  }
  const withoutPhrases = (text: string): string =>
    phrases.reduce((rest, phrase) => {
      if (rest.includes(phrase)) used.add(phrase)
      return rest.replaceAll(phrase, ' ')
    }, text)
  const find = (word: string, locale: Locale): boolean =>
    speller.knows(word, locale) ||
    isName(word) ||
    (word.includes('-') && word.split('-').every((part) => part === '' || find(part, locale)))
  const known = { fr: new Map<string, boolean>(), en: new Map<string, boolean>() }
  const isRight = (word: string, locale: Locale): boolean => {
    const isKnown = known[locale].get(word) ?? find(word, locale)
    known[locale].set(word, isKnown)
    return isKnown
  }
  const misspelled = (text: string, locale: Locale): readonly string[] =>
    partsOf(text, locale).flatMap((part) =>
      wordsOf(withoutPhrases(readable(part.text))).filter((word) => !isRight(word, part.locale)),
    )

  return {
    errorsOf: (word: Word): readonly WordError[] =>
      // Excludes URL slugs, which have no accents.
      textsOf(/(?:^|\.)slug$/.test(word.key) ? { ...word, texts: {} } : word).flatMap(
        ([locale, text]) =>
          [...new Set(misspelled(text, locale))].map((wrong) =>
            errorOf(word, locale, broken('misspelled', { word: wrong })),
          ),
      ),
    staleNames: (): readonly PrintedError[] =>
      all
        .filter((name) => !used.has(name))
        .map((name) => ({
          ...(clinicNames.has(name)
            ? { file: 'src/content/clinic.json', key: `properNames: ${name}` }
            : { file: 'src/services/content/checks/spelling/knownNames.ts', key: name }),
          error: 'is unused or in the dictionary: remove it',
          isWarning: true,
        })),
  }
}
