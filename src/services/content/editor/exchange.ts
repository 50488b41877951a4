import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { StaffRole } from '../../../addresses/staffTable.js'
import { eachInTurn } from '../../../shared/time/eachInTurn.js'
import type { ContentAct } from '../contentAct.js'
import { readDocumentName } from '../contentDocument.js'
import { type DocumentType, migrate, schemaOf } from '../documentType.js'
import { type Conflict, type Json, merge3 } from '../mergeContent.js'
import type { Content } from '../openContent.js'
import { sharedValues } from '../resolveUses.js'
import { mayChange } from './changeAccess.js'
import type { ExchangedDocument, ExchangeFile } from './exchangeFile.js'
import { keepsLockedValues } from './lockedValues.js'
import {
  type DocumentKind,
  fieldsOfDocument,
  isAddable,
  isShaped,
  type OpenDocument,
  openDocuments,
  saveDocument,
  type SectionSaved,
  sectionsOfDocument,
} from './openDocument.js'
import { mayEdit } from './siteAccess.js'

/** Returns the differences from the defaults of this build, in documents that these roles may edit. */
export const editsOf = async (
  content: Content,
  roles: readonly StaffRole[],
  { withDrafts }: { readonly withDrafts: boolean },
): Promise<ExchangeFile['documents']> => {
  const { catalogue } = content
  return (await openDocuments(content)).flatMap((document) => {
    const { name, published } = document
    const [base, json] = [
      catalogue.defaults.get(name) ?? null,
      withDrafts ? document.json : published,
    ]
    const type = catalogue.typeOf(name)
    const isMine = sectionsOfDocument(document, json ?? {}).some(({ key }) =>
      mayEdit(roles, name, key),
    )
    if (type === undefined || !isMine || json === null || isDeepStrictEqual(base, json)) return []
    return [{ document: name, schema: schemaOf(type), base, json }]
  })
}

export interface PlannedDocument extends Pick<OpenDocument, keyof DocumentKind | 'name'> {
  readonly published: Json
  /** The draft, else the published state; `null`: a new document. */
  readonly current: Json
  /** Current document with the changes of the file; the current value wins on conflicts. */
  readonly merged: Json
  readonly conflicts: readonly Conflict[]
  readonly isMine: boolean
}

export type ImportPlan =
  | { readonly documents: readonly PlannedDocument[] }
  | {
      /** `unknown`: no such document. `newer`: of a later build. `invalid`: does not fit this build. */
      readonly refusal: 'unknown' | 'newer' | 'invalid' | 'locked' | 'repeated'
      readonly document: string
    }

const mergedWith = (type: DocumentType, file: ExchangedDocument, current: Json) => {
  const [base, json] = [file.base, file.json].map((one) => migrate(type, file.schema, one))
  return merge3(base ?? null, json ?? null, current)
}

/** Compares a file with the documents of this site, without saving. */
export const planImport = async (
  content: Content,
  roles: readonly StaffRole[],
  file: ExchangeFile['documents'],
): Promise<ImportPlan> => {
  const { catalogue, board } = content
  const known = new Map((await openDocuments(content)).map((one) => [one.name, one]))
  const common = sharedValues(board.current().documents.get('common'))
  const documents: PlannedDocument[] = []
  for (const one of file) {
    const { document: name } = one
    const refuse = (refusal: Extract<ImportPlan, { refusal: string }>['refusal']): ImportPlan => ({
      refusal,
      document: name,
    })
    const [named, type, open] = [readDocumentName(name), catalogue.typeOf(name), known.get(name)]
    const isKnown = open !== undefined || isAddable(name)
    if (named === undefined || type === undefined || !isKnown) return refuse('unknown')
    if (documents.some((other) => other.name === name)) return refuse('repeated')
    if (one.schema > schemaOf(type)) return refuse('newer')
    const kind = { ...named, name, common }
    const current = open?.json ?? null
    const { value: merged, conflicts } = mergedWith(type, one, current)
    const ownJson = migrate(type, one.schema, one.json)
    if (ownJson === null || ![ownJson, merged].every((json) => isShaped(kind, json))) {
      return refuse('invalid')
    }
    const isLocked =
      current !== null &&
      !keepsLockedValues(fieldsOfDocument(kind, current), fieldsOfDocument(kind, merged))
    if (isLocked) return refuse('locked')
    const isMine = mayChange(roles, kind, current, merged)
    const published = open?.published ?? null
    documents.push({ ...kind, published, current, merged, conflicts, isMine })
    // Yields to other clients after each document.
    await nextTurn()
  }
  return { documents }
}

export interface ImportedDocument extends PlannedDocument {
  readonly status: SectionSaved['status'] | 'notMine'
}

export const isChanged = ({ current, merged, isMine }: PlannedDocument): boolean =>
  isMine && !isDeepStrictEqual(current, merged)

export const importEdits = async (
  content: Content,
  act: ContentAct,
  documents: readonly PlannedDocument[],
): Promise<readonly ImportedDocument[]> => {
  const imported: ImportedDocument[] = []
  await eachInTurn(documents, async (one) => {
    const { current, merged, isMine } = one
    const edit = { shown: current, json: merged }
    const status = isChanged(one)
      ? (await saveDocument(content, act, one, edit)).status
      : isMine
        ? 'unchanged'
        : 'notMine'
    imported.push({ ...one, status })
  })
  return imported
}
