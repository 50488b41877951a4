import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type WordError, isRecord, type Word } from './wordTypes.ts'

/** A module of the content as it runs: what it exports, by name. */
export interface ContentModule {
  /** Its source, from the project’s folder. */
  readonly file: string
  readonly exports: Readonly<Record<string, unknown>>
}

const folders = ['content', 'services/clinic', 'services/images']

const modulesIn = (sources: string): readonly string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${folder}/${name}`),
    )
    // A catalogue shows again what others wrote: each text is found first where it is written.
    .toSorted(
      (a, b) => Number(/Catalogue/.test(a)) - Number(/Catalogue/.test(b)) || (a < b ? -1 : 1),
    )

/**
 * Loads every module of the content; one that cannot be loaded is an error.
 * @param sources the folder they stand in
 * @param load imports one by its place in that folder
 */
export const loadContent = async (
  sources: string,
  load: (name: string) => Promise<unknown>,
): Promise<{
  readonly modules: readonly ContentModule[]
  readonly errors: readonly WordError[]
}> => {
  const modules: ContentModule[] = []
  const errors: WordError[] = []
  for (const name of modulesIn(sources)) {
    const file = `src/${name}`
    try {
      const exports: unknown = await load(name)
      modules.push({ file, exports: isRecord(exports) ? exports : {} })
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
      errors.push({ file, key: '', error: `cannot be loaded: ${reason}` })
    }
  }
  return { modules, errors }
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

const isText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string'

/** A value in two languages, also when one of them was left out. */
const textsIn = (value: Readonly<Record<string, unknown>>): Word['texts'] | undefined => {
  const keys = Object.keys(value)
  if (keys.length === 0 || keys.some((key) => key !== 'fr' && key !== 'en')) return undefined
  const fr = value['fr']
  const en = value['en']
  if (!isText(fr) || !isText(en)) return undefined
  return { ...(fr === undefined ? {} : { fr }), ...(en === undefined ? {} : { en }) }
}

/** Several texts in each language, as those of an email template: each one with its other half. */
const pairsIn = (
  value: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined => {
  const { fr, en, ...rest } = value
  if (!isRecord(fr) || !isRecord(en) || Object.keys(rest).length > 0) return undefined
  const names = new Set([...Object.keys(fr), ...Object.keys(en)])
  return Object.fromEntries([...names].map((name) => [name, { fr: fr[name], en: en[name] }]))
}

/** A text with blank lines is read paragraph by paragraph, where both languages have as many. */
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

/** Every text in two languages that the modules export, once. */
export const wordsOf = (modules: readonly ContentModule[]): readonly Word[] => {
  const seen = new Set<object>()
  return modules.flatMap(({ file, exports }) => collect({ ...exports }, '', file, seen))
}
