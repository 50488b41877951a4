import { isRecord } from '../../../shared/records/isRecord.js'
import { broken } from '../../schema/brokenRule.js'
import { longestAlt } from '../schemas/picture.js'
import type { TextSource } from './wordsOf.js'
import type { WordError } from './wordTypes.js'

const inFolder = (sources: readonly TextSource[], folder: string): readonly TextSource[] =>
  sources.filter(({ file }) => file.includes(`/content/${folder}/`))

const valueIn = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)

export const repeatedSlugs = (sources: readonly TextSource[]): readonly WordError[] => {
  const offers = inFolder(sources, 'jobs')
  return ['fr', 'en'].flatMap((locale) =>
    offers.flatMap(({ file, whole }, place) => {
      const mine = valueIn(whole, ['slug', locale])
      const other = offers
        .slice(0, place)
        .find((offer) => mine !== undefined && valueIn(offer.whole, ['slug', locale]) === mine)
      if (other === undefined) return []
      return [{ file, key: `slug.${locale}`, ...broken('repeated', { found: other.file }) }]
    }),
  )
}

export const longAlternatives = (sources: readonly TextSource[]): readonly WordError[] =>
  inFolder(sources, 'pictures').flatMap(({ file, whole }) =>
    ['fr', 'en'].flatMap((locale) => {
      const text = valueIn(whole, ['alt', locale])
      if (typeof text !== 'string' || text.length <= longestAlt) return []
      return [{ file, key: `alt.${locale}`, ...broken('tooLong', { most: longestAlt }) }]
    }),
  )

const pictureKeys = ['picture', 'pictures']

const picturesIn = (value: unknown, key: string): readonly (readonly [string, string])[] => {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, place) => picturesIn(item, `${key}[${place}]`))
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = key === '' ? name : `${key}.${name}`
    if (!pictureKeys.includes(name)) return picturesIn(inner, path)
    const ids: readonly unknown[] = Array.isArray(inner) ? inner : [inner]
    return ids.flatMap((id) => (typeof id === 'string' ? [[path, id] as const] : []))
  })
}

export const missingPictures = (sources: readonly TextSource[]): readonly WordError[] => {
  const known = new Set(
    inFolder(sources, 'pictures').map(({ file }) => file.replace(/^.*\/|\.json$/g, '')),
  )
  return sources
    .filter(({ file }) => file.endsWith('.json'))
    .flatMap(({ file, value }) =>
      picturesIn(value, '')
        .filter(([, id]) => !known.has(id))
        .map(([key, id]) => ({ file, key, ...broken('noPicture', { picture: id }) })),
    )
}
