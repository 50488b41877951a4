import * as z from 'zod'
import type { TextSource } from './wordsOf.js'
import type { Word } from './wordTypes.js'

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

const ownNames = (sources: readonly TextSource[]): readonly string[] => {
  const named = namesSchema.safeParse(clinicOf(sources)).data
  if (named === undefined) return []
  const { name, legalName, address } = named
  const { locality, ...places } = address
  const all = [legalName, ...Object.values(places)].flatMap(({ fr, en }) => [fr, en])
  // A single word may be part of other names, such as « Légis Québec ».
  return [...all, name, locality]
    .filter((one) => /[ -]/.test(one))
    .toSorted((a, b) => b.length - a.length)
}

/**
 * Removes the clinic's names from a text: they differ by language, and some contain numbers
 * (Trois-Rivières).
 */
export const createWithoutNames = (sources: readonly TextSource[]) => {
  const names = ownNames(sources)
  const without = (text: string): string =>
    names.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll('\u00A0', ' '))
  return (word: Word): Word => {
    const { fr, en } = word.texts
    return {
      ...word,
      texts: {
        ...(fr === undefined ? {} : { fr: without(fr) }),
        ...(en === undefined ? {} : { en: without(en) }),
      },
    }
  }
}
