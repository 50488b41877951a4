import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clinic } from '../clinic/clinicSchema.js'
import { jsonErrors, lineInJson } from '../errors/jsonErrors.js'
import { type ContentDocument, documentFile, documentTypeNames } from './contentDocument.js'
import type { EditionContent } from './editionContent.js'
import { sharedValues, storedPlace } from './resolveUses.js'
import { ruleSentence } from '../schema/brokenRule.js'
import type { Path } from '../schema/schemaErrors.js'
import { typeOf } from './schemas/documentTypes.js'
import { assembleContent, type ContentErrorPlace, type SiteContent } from './siteContent.js'

const clinicDocument = { type: 'clinic', id: 'clinic' } as const

export const contentFolder = 'src/content'

export interface ContentFileError {
  /** Path below the content folder. */
  readonly file: string
  readonly line: number
  /** `sections[2].heading.text.fr`; empty for the whole file. */
  readonly key: string
  readonly error: string
}

export const writtenError = ({ file, line, key, error }: ContentFileError): string =>
  [file, `line ${line}`, key, error].filter((part) => part !== '').join(': ')

/** Unusable content; `errors` has one sentence per error. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly places: readonly ContentFileError[]
  readonly errors: readonly string[]

  constructor(places: readonly ContentFileError[]) {
    const errors = places.map(writtenError)
    super(errors.join('\n'))
    this.places = places
    this.errors = errors
  }
}

interface ContentFile {
  readonly file: string
  readonly text: string
  readonly document: ContentDocument | undefined
  readonly errors: readonly ContentFileError[]
}

const readFile = (
  folder: string,
  named: Pick<ContentDocument, 'type' | 'id'>,
): ContentFile | undefined => {
  const file = documentFile(named)
  const path = join(folder, file)
  if (!existsSync(path)) return undefined
  // Some editors put a byte order mark first, which JSON does not allow.
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  const errors = jsonErrors(text).map(({ line, column, rule }) => ({
    file,
    line,
    key: `column ${column}`,
    error: `${rule}.`,
  }))
  if (errors.length > 0) return { file, text, document: undefined, errors }
  const value: unknown = JSON.parse(text)
  return { file, text, document: { ...named, value }, errors }
}

const idsIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .toSorted()
    : []

export interface ReadContent {
  readonly documents: readonly ContentDocument[]
  readonly texts: ReadonlyMap<string, string>
  readonly errors: readonly ContentFileError[]
}

export const readContent = (folder: string): ReadContent => {
  const files = documentTypeNames.flatMap((type) => {
    const inFolder = typeOf(type).folder
    const ids = inFolder === undefined ? [type] : idsIn(join(folder, inFolder))
    return ids.flatMap((id) => readFile(folder, { type, id }) ?? [])
  })
  return {
    documents: files.flatMap(({ document }) => document ?? []),
    texts: new Map(files.map(({ file, text }) => [file, text])),
    errors: files.flatMap(({ errors }) => errors),
  }
}

const written = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

/** Adds file and line to errors; an error of a shared value is in the common document. */
export const placesIn = (
  { documents, texts }: ReadContent,
  errors: readonly ContentErrorPlace[],
): readonly ContentFileError[] => {
  const shared = sharedValues(documents.find(({ type }) => type === 'common')?.value)
  const places = errors.map(({ document, path, ...rule }): ContentFileError => {
    const stored = documents.find(({ type, id }) => type === document.type && id === document.id)
    const place = storedPlace(stored?.value, path, shared)
    const file = documentFile(place.isShared ? { type: 'common', id: 'common' } : document)
    const line = lineInJson(texts.get(file) ?? '', place.path)
    return { file, line, key: written(place.path), error: ruleSentence(rule) }
  })
  // Reports an error of a shared value once, even if several documents use the value.
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()]
}

export interface LoadedContent {
  readonly documents: readonly ContentDocument[]
  readonly content: SiteContent
}

/**
 * Reads and validates the content of a folder, without the clinic's data.
 * @throws ContentError with all errors
 */
export const loadDocuments = (folder: string): LoadedContent => {
  const read = readContent(folder)
  const documents = read.documents.filter(({ type }) => type !== 'clinic')
  const errors = read.errors.filter(({ file }) => file !== documentFile(clinicDocument))
  const assembled = assembleContent(documents)
  if (errors.length > 0) throw new ContentError(errors)
  if (assembled.errors === undefined) return { documents, content: assembled.content }
  throw new ContentError(placesIn(read, assembled.errors))
}

/** Reads and validates the content of a folder. @throws ContentError with all errors */
export const loadContent = (folder: string): SiteContent => loadDocuments(folder).content

/** Documents of a build, and the edition shown without a release. */
export interface ContentDefaults extends EditionContent {
  readonly documents: readonly ContentDocument[]
}

export const contentDefaults = (
  { documents, content }: LoadedContent,
  clinic: Clinic,
): ContentDefaults => ({
  clinic,
  content,
  documents: [...documents, { ...clinicDocument, value: clinic }],
})
