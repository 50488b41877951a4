import * as z from 'zod'
import { broken } from '../../../schema/brokenRule.js'
import { patternOf } from '../ownNames.js'
import { type TextSource, wordsOf } from '../wordsOf.js'
import { textsOf, type WordError } from '../wordTypes.js'

const name = z.object({ fr: z.string(), en: z.string() })
const clinic = z.object({
  physicians: z.object({ medicalDirector: name, radiologists: z.array(name) }),
})

/** Returns the last names of the physicians, without their titles. */
const lastNames = ({ whole }: TextSource): ReadonlySet<string> => {
  const { data } = clinic.safeParse(whole)
  const physicians = data?.physicians
  const names =
    physicians === undefined ? [] : [physicians.medicalDirector, ...physicians.radiologists]
  return new Set(
    names.flatMap(({ fr, en }) =>
      [fr, en].flatMap((one) => one.split(',')[0]?.trim().split(/\s+/).at(-1) || []),
    ),
  )
}

/** Reports physicians whom the document no longer lists, but whom texts of the site still name. */
export const leftPhysicians = (
  before: TextSource,
  after: TextSource,
  sources: readonly TextSource[],
): readonly WordError[] => {
  const remaining = lastNames(after)
  const left = [...lastNames(before)].filter((one) => !remaining.has(one))
  if (left.length === 0) return []
  const texts = wordsOf(sources).flatMap((word) => textsOf(word).map(([, text]) => text))
  return left
    .filter((one) => texts.some((text) => text.search(patternOf(one)) >= 0))
    .map((one) => ({
      file: after.file,
      key: 'physicians',
      ...broken('leftPhysician', { name: one }),
    }))
}
