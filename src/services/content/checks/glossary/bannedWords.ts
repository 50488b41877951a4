import { broken } from '../../../schema/brokenRule.js'
import { around, plainText } from '../plainText.js'
import { type WordError, errorOf, type Locale, locales, textsOf, type Word } from '../wordTypes.js'
import { glossary } from './glossary.js'
import type { Group } from './glossaryTypes.js'

const pattern = (words: readonly string[], flags = 'giu'): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d-])(?:${words.join('|').replaceAll(' ', '\\s')})(?![\\p{L}\\d-])`,
    flags,
  )

interface Rule {
  readonly locale: Locale
  readonly avoid: readonly string[]
  readonly forbidden: RegExp
  readonly allowed: readonly RegExp[]
  readonly use: string
  readonly inFile: RegExp | undefined
  readonly isWarning: boolean
}

const rulesOf = (groups: readonly Group[]): readonly Rule[] =>
  groups.flatMap(({ entries, inFile }) =>
    entries.flatMap((entry) =>
      locales.flatMap((locale) => {
        const usage = entry[locale]
        if (usage?.avoid === undefined) return []
        return {
          locale,
          avoid: usage.avoid,
          forbidden: pattern(usage.avoid),
          allowed: (usage.except ?? []).map((phrase) => pattern([phrase])),
          use: usage.use,
          inFile,
          isWarning: usage.isWarning ?? false,
        }
      }),
    ),
  )

/** Removes allowed uses, such as "simple cyst", before the search. */
const without = (text: string, allowed: readonly RegExp[]): string =>
  allowed.reduce((rest, phrase) => rest.replace(phrase, (found) => '_'.repeat(found.length)), text)

const createSearch = (rules: readonly Rule[]) => {
  const anyOf = (locale: Locale): RegExp =>
    pattern(
      rules.filter((rule) => rule.locale === locale).flatMap(({ avoid }) => avoid),
      'iu',
    )
  /** Finds any avoided term in one pass, because most texts contain none. */
  const any: Readonly<Record<Locale, RegExp>> = { fr: anyOf('fr'), en: anyOf('en') }
  return (word: Word): readonly WordError[] =>
    textsOf(word).flatMap(([locale, text]) => {
      const spaced = plainText(text).replaceAll('\u00A0', ' ')
      if (!any[locale].test(spaced)) return []
      return rules
        .filter((rule) => rule.locale === locale && (rule.inFile?.test(word.file) ?? true))
        .flatMap(({ forbidden, allowed, use, isWarning }) => {
          const plain = without(spaced, allowed)
          const [match] = plain.matchAll(forbidden)
          if (match === undefined) return []
          const found = around(plain, match.index, match[0].length)
          const error = errorOf(word, locale, broken('avoid', { word: match[0], use, found }))
          return [isWarning ? { ...error, isWarning } : error]
        })
    })
}

const rules = rulesOf(glossary)

/** Returns terms of the glossary that prevent publication. */
export const bannedWordErrors = createSearch(rules.filter(({ isWarning }) => !isWarning))

/** Returns terms of the glossary that are sometimes right. */
export const bannedWordWarnings = createSearch(rules.filter(({ isWarning }) => isWarning))
