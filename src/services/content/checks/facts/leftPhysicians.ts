import * as z from 'zod'
import { broken } from '../../../schema/brokenRule.js'
import { patternOf } from '../ownNames.js'
import { type TextSource, wordsOf } from '../wordsOf.js'
import { textsOf, type WordError } from '../wordTypes.js'

const localized = z.object({ fr: z.string(), en: z.string() })
const clinic = z.object({
  physicians: z.object({ medicalDirector: localized, radiologists: z.array(localized) }),
})

const title = /^(?:Dre?|Docteure?|Doctor)\b\.?\s*/iu
const remark = /\([^()]*\)|,.*/gu
const suffix = /^(?:M\.?D|Ph\.?D|M\.?Sc|FRCPC?|FRCSC?|CSPQ)\.?$/iu

/** Returns a name without title, degrees and remarks: « Anne Roy » of « Dre Anne Roy, M.D. (remplaçante) ». */
const plainName = (written: string): string =>
  written
    .replaceAll(remark, ' ')
    .trim()
    .replace(title, '')
    .split(/\s+/)
    .filter((word) => !suffix.test(word))
    .join(' ')

const lastName = (name: string): string => name.split(' ').at(-1) ?? name

const physicianNames = ({ whole }: TextSource): ReadonlySet<string> => {
  const { data } = clinic.safeParse(whole)
  const physicians = data?.physicians
  const names =
    physicians === undefined ? [] : [physicians.medicalDirector, ...physicians.radiologists]
  return new Set(
    names.flatMap(({ fr, en }) => [fr, en].map(plainName)).filter((name) => name !== ''),
  )
}

/** Finds a name that is not part of a double name. */
const wholeName = (name: string): RegExp => new RegExp(`(?<!-)${patternOf(name).source}(?!-)`, 'gu')

/**
 * Reports physicians whom the document no longer lists, but whom texts of the site still name: by
 * the last name, or by the whole name if a remaining physician has the same last name.
 */
export const leftPhysicians = (
  before: TextSource,
  after: TextSource,
  sources: readonly TextSource[],
): readonly WordError[] => {
  const remaining = physicianNames(after)
  const left = [...physicianNames(before)].filter((name) => !remaining.has(name))
  if (left.length === 0) return []
  const lastNames = new Set([...remaining].map(lastName))
  const sought = new Set(
    left.map((name) => (lastNames.has(lastName(name)) ? name : lastName(name))),
  )
  const colleagues = [...remaining].map(wholeName)
  const texts = wordsOf(sources).flatMap((word) =>
    textsOf(word).map(([, text]) =>
      colleagues.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll('\u00A0', ' ')),
    ),
  )
  return [...sought]
    .filter((name) => texts.some((text) => text.search(wholeName(name)) >= 0))
    .map((name) => ({ file: after.file, key: 'physicians', ...broken('leftPhysician', { name }) }))
}
