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

const ownNames = (sources: readonly TextSource[]): readonly string[] => {
  const clinic = sources.find(({ file }) => file.endsWith('content/clinic.json'))
  const named = namesSchema.safeParse(clinic?.whole).data
  if (named === undefined) return []
  const { name, legalName, address } = named
  const { locality, ...places } = address
  const all = [legalName, ...Object.values(places)].flatMap(({ fr, en }) => [fr, en])
  // A single word may be a part of other names, such as « Légis Québec ».
  return [...all, name, locality]
    .filter((one) => /[ -]/.test(one))
    .toSorted((a, b) => b.length - a.length)
}

/**
 * Takes the names of the clinic's document out of a text. No dictionary has them, they differ by
 * language, and some hold figures: Trois-Rivières.
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
