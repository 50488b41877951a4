import { isDeepStrictEqual } from 'node:util'
import { documentName, readDocumentName } from '../contentDocument.js'
import { type Draft, draftJson, type DraftSaved } from '../drafts.js'
import type { ContentAct } from '../contentAct.js'
import { hiddenJson } from '../effectiveContent.js'
import type { Json } from '../mergeContent.js'
import type { Content } from '../openContent.js'
import { resolveUses, type SharedValues, sharedValues } from '../resolveUses.js'
import { typeOf, type DocumentTypeName } from '../schemas/documentTypes.js'
import { type FieldNode, fieldTree } from './fieldTree.js'
import { withValue } from './readFields.js'
import { hasContent, type SectionValues, type SiteSection, siteSections } from './siteSections.js'

/** Type and id of a document, with the shared texts that it may use. */
export interface DocumentKind {
  readonly type: DocumentTypeName
  readonly id: string
  readonly common: SharedValues
}

export interface OpenDocument extends DocumentKind {
  readonly name: string
  /** Public state; `null` before the first publication. */
  readonly published: Json
  readonly draft: Draft | undefined
  readonly json: Json
}

/** Returns a document name for URLs: `exam-mri` for `exam:mri`. */
export const documentAddress = (name: string): string => name.replace(':', '-')

export const nameOfAddress = (address: string): string => address.replace('-', ':')

const opened = (
  { board, catalogue }: Content,
  name: string,
  draft: Draft | undefined,
): OpenDocument | undefined => {
  const named = readDocumentName(name)
  if (named === undefined) return undefined
  const shown = board.current()
  const { documents } = shown
  const published = documents.get(name) ?? null
  const json =
    draft === undefined ? (hiddenJson(shown, name) ?? published) : draftJson(catalogue, draft)
  const common = sharedValues(documents.get('common'))
  return json === null ? undefined : { ...named, common, name, published, draft, json }
}

export const openDocument = async (
  content: Content,
  address: string,
): Promise<OpenDocument | undefined> => {
  const named = readDocumentName(nameOfAddress(address))
  if (named === undefined) return undefined
  const name = documentName(named)
  const found = opened(content, name, await content.drafts.find(name))
  if (found !== undefined) return found
  // Another process may have published the draft after this one last looked.
  await content.board.refresh()
  return opened(content, name, await content.drafts.find(name))
}

/** Matches job offers, the only documents that the clinic can add; their names are part of URLs. */
const addedName = /^job:[a-z\d]+(-[a-z\d]+)*$/

export const isAddable = (name: string): boolean => addedName.test(name)

/** Returns a job offer that was removed, with the values of a form; `undefined` for other documents. */
export const removedDocument = (
  { board }: Content,
  address: string,
  json: Json,
): OpenDocument | undefined => {
  const name = nameOfAddress(address)
  const named = readDocumentName(name)
  if (named === undefined || !isAddable(name)) return undefined
  const common = sharedValues(board.current().documents.get('common'))
  const removed = { ...named, common, name, published: null, draft: undefined, json }
  return isShaped(removed, json) ? removed : undefined
}

export const openDocuments = async (content: Content): Promise<readonly OpenDocument[]> => {
  const drafts = new Map((await content.drafts.list()).map((draft) => [draft.document, draft]))
  const names = new Set([...content.board.current().documents.keys(), ...drafts.keys()])
  return [...names].toSorted().flatMap((name) => opened(content, name, drafts.get(name)) ?? [])
}

/** Zod codes of structural errors, which no form creates; publication checks missing or long texts. */
const shapeErrors: readonly string[] = [
  'invalid_type',
  'invalid_union',
  'invalid_value',
  'invalid_key',
  'invalid_element',
  'unrecognized_keys',
]

export const isShaped = ({ type, id, common }: DocumentKind, json: Json): boolean => {
  const resolved = resolveUses(json, common)
  const read = typeOf(type).typeOf(id)?.schema.safeParse(resolved.value, { jitless: true })
  const issues = read?.error?.issues ?? []
  return resolved.errors.length === 0 && !issues.some(({ code }) => shapeErrors.includes(code))
}

/** Returns the fields of a value of the document, such as an older one. */
export const fieldsOfDocument = (
  { type, id, common }: DocumentKind,
  json: Json,
): readonly FieldNode[] => {
  const typed = typeOf(type).typeOf(id)
  const labels = type === 'page' ? id : type
  return typed === undefined ? [] : fieldTree(typed.schema, json, labels, common, typed.review)
}

export const sectionsOfDocument = (document: DocumentKind, json: Json): readonly SiteSection[] =>
  siteSections(document.type, fieldsOfDocument(document, json))

/** Returns the sections that have a page: those with a value that is read or edited. */
export const shownSections = (document: DocumentKind, json: Json): readonly SiteSection[] =>
  sectionsOfDocument(document, json).filter(hasContent)

export const withValues = (json: Json, values: SectionValues, removed: readonly string[]): Json =>
  [...values, ...removed.map((path) => [path, undefined] as const)].reduce<Json>(
    (changed, [path, value]) => {
      const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
      return withValue(changed, keys, value) ?? null
    },
    json,
  )

export interface SectionEdit {
  /** Values that the form contained when it was displayed. */
  readonly shown: SectionValues
  readonly left: SectionValues
}

export type SectionSaved = DraftSaved

/** Saves a draft; preserves leaves that others changed since `shown`, unless the editor changed them too. */
export const saveDocument = (
  { board, drafts }: Content,
  act: ContentAct,
  { name, published }: Pick<OpenDocument, 'name' | 'published'>,
  { shown, json }: { readonly shown: Json; readonly json: Json },
): Promise<DraftSaved> =>
  drafts.save(
    act,
    { document: name, shown, json },
    { json: published, from: board.current().release.map.get(name) ?? null },
  )

/** Returns a document with the values that a section had when displayed, and with those submitted. */
export const editedDocument = (json: Json, { shown, left }: SectionEdit) => {
  const missing = (values: SectionValues, others: SectionValues): readonly string[] =>
    [...others.keys()].filter((path) => !values.has(path))
  return {
    shown: withValues(json, shown, missing(shown, left)),
    json: withValues(json, left, missing(left, shown)),
  }
}

export const saveSection = async (
  content: Content,
  act: ContentAct,
  document: OpenDocument,
  edit: SectionEdit,
): Promise<SectionSaved> => {
  const { draft, name, published } = document
  if (draft === undefined && published === null) {
    const { json } = editedDocument(document.json, edit)
    return saveDocument(content, act, document, { shown: null, json })
  }
  const isBehind =
    draft !== undefined && draft.from !== (content.board.current().release.map.get(name) ?? null)
  // Saving a draft again after another release keeps the draft's texts.
  if (isDeepStrictEqual(edit.shown, edit.left) && !isBehind) return { status: 'unchanged' }
  return saveDocument(content, act, document, editedDocument(document.json, edit))
}

export const reviewOf = ({ type, id }: DocumentKind) => typeOf(type).typeOf(id)?.review
