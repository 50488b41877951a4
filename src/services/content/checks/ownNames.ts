import * as z from 'zod'
import type { TextSource } from './wordsOf.js'
import type { Locale, Word } from './wordTypes.js'

const pair = z.object({ fr: z.string(), en: z.string() })
const namesSchema = z.object({
  name: z.string(),
  legalName: pair,
  address: z.object({
    street: pair,
    district: pair,
    inDistrict: pair,
    inTown: pair,
    city: pair,
    locality: z.string(),
  }),
})

const properNamesSchema = z.object({ properNames: z.array(z.string()) })

const clinicOf = (sources: readonly TextSource[]): unknown =>
  sources.find(({ file }) => file.endsWith('content/clinic.json'))?.whole

/** Returns names of the clinic's document that are in no dictionary. */
export const properNames = (sources: readonly TextSource[]): readonly string[] =>
  properNamesSchema.safeParse(clinicOf(sources)).data?.properNames ?? []

interface OwnName {
  readonly fr: string
  readonly en: string
}

/** Returns the names of the clinic, the longest first. */
const ownNames = (sources: readonly TextSource[]): readonly OwnName[] => {
  const named = namesSchema.safeParse(clinicOf(sources)).data
  if (named === undefined) return []
  const { name, legalName, address } = named
  const { locality, ...places } = address
  const inBoth = [name, locality].map((one) => ({ fr: one, en: one }))
  return [legalName, ...Object.values(places), ...inBoth].toSorted(
    (a, b) => b.fr.length + b.en.length - a.fr.length - a.en.length,
  )
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')

const isPhrase = (name: string): boolean => /[ -]/.test(name)

/** Finds a name as whole words, not in « LégisQuébec ». */
export const patternOf = (name: string): RegExp =>
  new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu')

/**
 * Removes the clinic's names from a text: they differ by language, and some contain numbers
 * (Trois-Rivières).
 */
export const createWithoutNames = (sources: readonly TextSource[]) => {
  const names = ownNames(sources)
  // A single word may be part of other names, such as « Légis Québec ».
  const phrases = names.flatMap(({ fr, en }) => (fr === en && isPhrase(fr) ? [fr] : []))
  // A text with a name in one language alone is reported.
  const pairs = names
    .filter(({ fr, en }) => fr !== en)
    .map(({ fr, en }) => ({ fr: patternOf(fr), en: patternOf(en) }))
  return (word: Word): Word => {
    const { fr = '', en = '' } = word.texts
    const spaced = { fr: fr.replaceAll('\u00A0', ' '), en: en.replaceAll('\u00A0', ' ') }
    const shared = pairs.filter(
      (name) => spaced.fr.search(name.fr) >= 0 && spaced.en.search(name.en) >= 0,
    )
    const read = (locale: Locale): string => {
      const text = shared.reduce((rest, name) => rest.replaceAll(name[locale], ' '), spaced[locale])
      return phrases.reduce((rest, name) => rest.replaceAll(name, ' '), text)
    }
    return {
      ...word,
      texts: {
        ...(word.texts.fr === undefined ? {} : { fr: read('fr') }),
        ...(word.texts.en === undefined ? {} : { en: read('en') }),
      },
    }
  }
}
