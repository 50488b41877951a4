import type { Facts } from '../../clinic/facts.js'
import { errorOf, textsOf, type Word, type WordError } from './wordTypes.js'

const shortest = 4

/** Values that identify one fact, such as a phone number or a price; « 24 heures » may be a coincidence. */
const isTelling = (value: string): boolean => value.length >= shortest && /\d.*\d.*\d|@/.test(value)

const normal = (text: string): string => text.replaceAll('\u00A0', ' ')

/** Returns facts that are written by hand, which do not change with the clinic. */
export const typedFacts = (word: Word, { names, localize }: Facts): readonly WordError[] =>
  textsOf(word).flatMap(([locale, text]) => {
    const written = normal(text)
    const found = new Map<string, string>()
    for (const name of names) {
      const code = `{{${name}}}`
      const value = normal(localize({ fr: code, en: code }, locale))
      if (isTelling(value) && written.includes(value) && !found.has(value)) found.set(value, code)
    }
    return [...found].map(([value, code]) =>
      errorOf(word, locale, `types “${value}” by hand: write ${code}`),
    )
  })
