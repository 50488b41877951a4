import { isDeepStrictEqual } from 'node:util'
import { documentName, readDocumentName } from '../contentDocument.js'
import { type Draft, draftJson, type DraftSaved } from '../drafts.js'
import type { ContentAct } from '../contentAct.js'
import type { Json } from '../mergeContent.js'
import type { Content } from '../openContent.js'
import { type SharedValues, sharedValues } from '../resolveUses.js'
import { typeOf, type DocumentTypeName } from '../schemas/documentTypes.js'
import { type FieldNode, fieldTree } from './fieldTree.js'
import { withValue } from './readFields.js'
import { type SectionValues, type SiteSection, siteSections } from './siteSections.js'

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

const opened = (
  { board, catalogue }: Content,
  name: string,
  draft: Draft | undefined,
): OpenDocument | undefined => {
  const named = readDocumentName(name)
  if (named === undefined) return undefined
  const { documents } = board.current()
  const published = documents.get(name) ?? null
  const json = draft === undefined ? published : draftJson(catalogue, draft)
  const common = sharedValues(documents.get('common'))
  return json === null ? undefined : { ...named, common, name, published, draft, json }
}

export const openDocument = async (
  content: Content,
  address: string,
): Promise<OpenDocument | undefined> => {
  const named = readDocumentName(address.replace('-', ':'))
  if (named === undefined) return undefined
  const name = documentName(named)
  return opened(content, name, await content.drafts.find(name))
}

export const openDocuments = async (content: Content): Promise<readonly OpenDocument[]> => {
  const drafts = new Map((await content.drafts.list()).map((draft) => [draft.document, draft]))
  const names = new Set([...content.board.current().documents.keys(), ...drafts.keys()])
  return [...names].toSorted().flatMap((name) => opened(content, name, drafts.get(name)) ?? [])
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

export const saveSection = async (
  content: Content,
  act: ContentAct,
  document: OpenDocument,
  { shown, left }: SectionEdit,
): Promise<SectionSaved> => {
  const { draft, name } = document
  const isBehind =
    draft !== undefined && draft.from !== (content.board.current().release.map.get(name) ?? null)
  // Saving a draft again after another release keeps the draft's texts.
  if (isDeepStrictEqual(shown, left) && !isBehind) return { status: 'unchanged' }
  const missing = (values: SectionValues, others: SectionValues): readonly string[] =>
    [...others.keys()].filter((path) => !values.has(path))
  const { json } = document
  return saveDocument(content, act, document, {
    shown: withValues(json, shown, missing(shown, left)),
    json: withValues(json, left, missing(left, shown)),
  })
}

export const reviewOf = ({ type, id }: DocumentKind) => typeOf(type).typeOf(id)?.review
