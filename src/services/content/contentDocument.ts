import {
  type DocumentTypeName,
  documentTypes,
  isDocumentType,
  typeOf,
} from './schemas/documentTypes.js'

/** A document in its stored form: values may be `{ "use": NAME }`, see `resolveUses.ts`. */
export interface ContentDocument {
  readonly type: DocumentTypeName
  /** Unique within its type; the type name for types with one document. */
  readonly id: string
  readonly value: unknown
}

type Named = Pick<ContentDocument, 'type' | 'id'>

/** Returns `exam:mri`, or `common` for a type with one document. */
export const documentName = ({ type, id }: Named): string =>
  typeOf(type).folder === undefined ? type : `${type}:${id}`

export const readDocumentName = (name: string): Named | undefined => {
  const [type = '', id] = name.split(':')
  if (!isDocumentType(type)) return undefined
  const isSingle = typeOf(type).folder === undefined
  if (isSingle !== (id === undefined)) return undefined
  return { type, id: id ?? type }
}

/** Returns the path of a document below `src/content`. */
export const documentFile = ({ type, id }: Named): string => {
  const { folder } = typeOf(type)
  return folder === undefined ? `${type}.json` : `${folder}/${id}.json`
}

export const documentTypeNames: readonly DocumentTypeName[] =
  Object.keys(documentTypes).filter(isDocumentType)
