import * as z from 'zod'
import { type ContentDocument, documentName, readDocumentName } from './contentDocument.js'
import type { ContentCatalogue, Documents, DocumentType } from './documentType.js'
import type { Json } from './mergeContent.js'
import { sharedValues } from './resolveUses.js'
import { isDocumentType, typeOf } from './schemas/documentTypes.js'
import { validateDocument } from './validateDocument.js'

/** Checks nothing: the values of parsed JSON are valid by construction. */
const json = z.custom<Json>()

export const contentDocuments = (documents: Documents): readonly ContentDocument[] =>
  [...documents].flatMap(([name, value]) => {
    const named = readDocumentName(name)
    return named === undefined ? [] : [{ ...named, value }]
  })

const typeNamed = (name: string): DocumentType | undefined => {
  const named = readDocumentName(name)
  if (named === undefined || typeOf(named.type).typeOf(named.id) === undefined) return undefined
  const { migrations = [] } = typeOf(named.type)
  return {
    name: named.type,
    migrations,
    validate: (value, documents) => {
      const shared = sharedValues(documents.get('common'))
      const { errors = [] } = validateDocument({ ...named, value }, shared)
      return errors.map(({ path, ...rule }) => ({
        path: path.map((key) => (typeof key === 'number' ? key : String(key))),
        ...rule,
      }))
    },
  }
}

export const buildCatalogue = (defaults: readonly ContentDocument[]): ContentCatalogue => ({
  defaults: new Map(
    defaults
      .filter(({ type }) => isDocumentType(type))
      .map((document) => [documentName(document), json.parse(document.value)]),
  ),
  typeOf: typeNamed,
})
