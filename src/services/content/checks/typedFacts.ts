import type { Facts } from '../../clinic/facts.js'
import { broken } from '../../schema/brokenRule.js'
import { errorOf, type Locale, textsOf, type Word, type WordError } from './wordTypes.js'

/** Whether a value is certainly a fact: a price, an email address or a phone number, but not a duration. */
const isTelling = (value: string): boolean => /[$@]|\d{3}.\d{4}/.test(value)

const normal = (text: string): string => text.replaceAll('\u00A0', ' ')

/** Returns the codes of facts by value; omits values that several facts share. */
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

/** Reports hard-coded clinic facts, which would not follow the settings. */
export const createTypedFacts = (facts: Facts) => {
  const codes = { fr: codesByValue(facts, 'fr'), en: codesByValue(facts, 'en') }
  return (word: Word): readonly WordError[] =>
    textsOf(word).flatMap(([locale, text]) => {
      const written = normal(text)
      return [...codes[locale]]
        .filter(([value]) => written.includes(value))
        .map(([value, code]) =>
          errorOf(word, locale, broken('typedFact', { text: value, fact: code })),
        )
    })
}
