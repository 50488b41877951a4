import { linksIn, plainText } from '../plainText.js'
import { type WordError, errorOf, type Locale, textsOf, type Word } from '../wordTypes.js'
import { knownNames, type NameGroup } from './knownNames.js'
import type { Speller } from './speller.js'

interface Part {
  readonly text: string
  readonly locale: Locale
}

const marked = /\[[^\]]*\]\((?:fr|en)(?::[^)]*)?\)/g

/** A text by language: `[words](en)` are English, wherever they stand. */
const partsOf = (text: string, locale: Locale): readonly Part[] => [
  { text: text.replace(marked, ' '), locale },
  ...linksIn(text).flatMap(({ label, target }) => {
    const [, language] = /^(fr|en)(?::|$)/.exec(target) ?? []
    return language === 'fr' || language === 'en'
      ? [{ text: label, locale: language } as const]
      : []
  }),
]

// What holds a figure is a number, a code or a reference.
const tokens = /[\p{L}\d][\p{L}\d’'-]*/gu

const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(tokens)]
    .map(([token]) => token.replace(/[-']+$/, ''))
    .filter((token) => !/\d/.test(token))

/** Without « l’ » and "’s", which names take too. */
const bare = (word: string): string => word.replace(/^(?:[cdjlmnst]|qu)'/i, '').replace(/'s$/, '')

/** As the dictionaries write: with the apostrophe of a keyboard, and no space that does not break. */
const keyed = (text: string): string => text.replaceAll('’', "'").replaceAll('\u00A0', ' ')

const placeholder = /\{\{.*?\}\}/g

const readable = (text: string): string => keyed(plainText(text.replace(placeholder, ' ')))

const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)

interface Names {
  /** Names and terms that no dictionary has. */
  readonly groups?: readonly NameGroup[]
  /** Names in the clinic's document. */
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
    /** Words that neither the dictionary of their language nor the list of names has. */
    errorsOf: (word: Word): readonly WordError[] =>
      // The words of an address have no accents.
      textsOf(/(?:^|\.)slug$/.test(word.key) ? { ...word, texts: {} } : word).flatMap(
        ([locale, text]) =>
          [...new Set(misspelled(text, locale))].map((wrong) =>
            errorOf(
              word,
              locale,
              `“${wrong}” is no word of ${locale === 'fr' ? 'French' : 'Canadian English'}`,
            ),
          ),
      ),
    /** Names that no text held so far. */
    staleNames: (): readonly WordError[] =>
      all
        .filter((name) => !used.has(name))
        .map((name) => ({
          ...(clinicNames.has(name)
            ? { file: 'src/content/clinic.json', key: `properNames: ${name}` }
            : { file: 'src/services/content/checks/spelling/knownNames.ts', key: name }),
          error: 'is in no text any more, or the dictionary knows it: take it out',
          isWarning: true,
        })),
  }
}
