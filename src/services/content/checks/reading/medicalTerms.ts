import { glossary } from '../glossary/glossary.js'
import { type Locale, locales } from '../wordTypes.js'

const alone = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')

const termsOf = (locale: Locale) =>
  glossary.flatMap(({ entries }) =>
    entries.flatMap((entry) => {
      const medical = entry[locale]?.medical
      if (medical === undefined) return []
      return [{ term: alone(medical.term), explanation: alone(medical.explainedBy) }]
    }),
  )

const [fr, en] = locales.map(termsOf)
const terms = { fr: fr ?? [], en: en ?? [] }

/** Replaces each word by one letter, so that sentence lengths stay the same. */
const shortened = (term: string): string => term.replaceAll(/\p{L}+/gu, 'x')

/** Replaces repeated medical terms with short words, so that the reading grade counts each term once. */
export const countedOnce = (texts: readonly string[], locale: Locale): readonly string[] => {
  const page = texts.join('\n')
  return terms[locale]
    .filter(({ explanation }) => page.search(explanation) >= 0)
    .reduce((sofar, { term }) => {
      let isKnown = false
      return sofar.map((text) =>
        text.replaceAll(term, (found) => {
          if (isKnown) return shortened(found)
          isKnown = true
          return found
        }),
      )
    }, texts)
}
