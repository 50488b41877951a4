import { isRecord } from '../../../shared/records/isRecord.js'
import type { Word } from './wordTypes.js'

/** A source of texts: a document, or a module of the code. */
export interface TextSource {
  readonly file: string
  /** The document as stored: shared values are `{ "use": NAME }`. */
  readonly value: unknown
  /** The document with its shared values resolved. */
  readonly whole: unknown
  /** Page that displays all of these texts, if it is one page. */
  readonly page?: string
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

const isText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string'

const textsIn = (value: Readonly<Record<string, unknown>>): Word['texts'] | undefined => {
  const keys = Object.keys(value)
  if (keys.length === 0 || keys.some((key) => key !== 'fr' && key !== 'en')) return undefined
  const fr = value['fr']
  const en = value['en']
  if (!isText(fr) || !isText(en)) return undefined
  return { ...(fr === undefined ? {} : { fr }), ...(en === undefined ? {} : { en }) }
}

const pairsIn = (
  value: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined => {
  const { fr, en, ...rest } = value
  if (!isRecord(fr) || !isRecord(en) || Object.keys(rest).length > 0) return undefined
  const names = new Set([...Object.keys(fr), ...Object.keys(en)])
  return Object.fromEntries([...names].map((name) => [name, { fr: fr[name], en: en[name] }]))
}

/** Splits a text at blank lines if both languages have equally many. */
const paragraphsIn = ({ fr, en }: Word['texts']): readonly Word['texts'][] => {
  const french = fr?.split('\n\n') ?? []
  const english = en?.split('\n\n') ?? []
  if (french.length !== english.length || french.length < 2) return []
  return french.map((text, place) => ({ fr: text, en: english[place] ?? '' }))
}

const wordsIn = (texts: Word['texts'], key: string, file: string): readonly Word[] => {
  const paragraphs = paragraphsIn(texts)
  return paragraphs.length === 0
    ? [{ file, key, texts, from: 'content' }]
    : paragraphs.map((paragraph, place) => ({
        file,
        key: `${key}[${place}]`,
        texts: paragraph,
        from: 'content',
      }))
}

const collect = (value: unknown, key: string, file: string, seen: Set<object>): readonly Word[] => {
  if (typeof value !== 'object' || value === null || seen.has(value) || !isPlain(value)) return []
  seen.add(value)
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, position) =>
      collect(item, `${key}[${position}]`, file, seen),
    )
  }
  if (!isRecord(value)) return []
  const texts = textsIn(value)
  if (texts !== undefined) return wordsIn(texts, key, file)
  return Object.entries(pairsIn(value) ?? value).flatMap(([name, inner]) =>
    collect(inner, key === '' ? name : `${key}.${name}`, file, seen),
  )
}

export const wordsOf = (
  sources: readonly Pick<TextSource, 'file' | 'value'>[],
): readonly Word[] => {
  const seen = new Set<object>()
  return sources.flatMap(({ file, value }) => collect(value, '', file, seen))
}

/** Returns every bilingual text as displayed; shared texts count for each use. */
export const shownWords = (
  sources: readonly Pick<TextSource, 'file' | 'whole'>[],
): readonly Word[] => wordsOf(sources.map(({ file, whole }) => ({ file, value: whole })))
