import {
  type DocumentTypeName,
  documentTypes,
  isDocumentType,
  typeOf,
} from './schemas/documentTypes.js'

/** A document in its stored form: values may be `{ "use": NAME }`, see `resolveUses.ts`. */
export interface ContentDocument {
  readonly type: DocumentTypeName
  /** Unique in its type; of a type with one document, the name of the type. */
  readonly id: string
  readonly value: unknown
}

type Named = Pick<ContentDocument, 'type' | 'id'>

/** `exam:mri`, or `common` for the document of a type that has one. */
export const documentName = ({ type, id }: Named): string =>
  typeOf(type).folder === undefined ? type : `${type}:${id}`

/** Returns type and id of a document name, or undefined for an unknown type. */
export const readDocumentName = (name: string): Named | undefined => {
  const [type = '', id] = name.split(':')
  if (!isDocumentType(type)) return undefined
  const isSingle = typeOf(type).folder === undefined
  if (isSingle !== (id === undefined)) return undefined
  return { type, id: id ?? type }
}

/** Path of a document below `src/content`. */
export const documentFile = ({ type, id }: Named): string => {
  const { folder } = typeOf(type)
  return folder === undefined ? `${type}.json` : `${folder}/${id}.json`
}

export const documentTypeNames: readonly DocumentTypeName[] =
  Object.keys(documentTypes).filter(isDocumentType)
