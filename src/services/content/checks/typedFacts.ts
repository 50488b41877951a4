import type { Facts } from '../../clinic/facts.js'
import { errorOf, type Locale, textsOf, type Word, type WordError } from './wordTypes.js'

/** A price, an email address or a phone number; a duration may be a coincidence. */
const isTelling = (value: string): boolean => /[$@]|\d{3}.\d{4}/.test(value)

const normal = (text: string): string => text.replaceAll('\u00A0', ' ')

/** Returns the codes by value; values of several facts are omitted. */
const codesByValue = ({ names, localize }: Facts, locale: Locale): ReadonlyMap<string, string> => {
  const coded = names.map((name) => {
    const code = `{{${name}}}`
    return { code, value: normal(localize({ fr: code, en: code }, locale)) }
  })
  const byValue = Map.groupBy(coded, ({ value }) => value)
  return new Map(
    [...byValue].flatMap(([value, [first, ...others]]) =>
      first !== undefined && others.length === 0 && isTelling(value) ? [[value, first.code]] : [],
    ),
  )
}

/** Reports facts that are written by hand, which do not change with the clinic. */
export const createTypedFacts = (facts: Facts) => {
  const codes = { fr: codesByValue(facts, 'fr'), en: codesByValue(facts, 'en') }
  return (word: Word): readonly WordError[] =>
    textsOf(word).flatMap(([locale, text]) => {
      const written = normal(text)
      return [...codes[locale]]
        .filter(([value]) => written.includes(value))
        .map(([value, code]) => errorOf(word, locale, `types “${value}” by hand: write ${code}`))
    })
}
