import * as z from 'zod'
import { type ContentDocument, documentName, readDocumentName } from './contentDocument.js'
import type { ContentCatalogue, Documents, DocumentType, Problem } from './documentType.js'
import { broken } from '../schema/brokenRule.js'
import { isList, itemId, itemsOf, type Json, membersOf } from './mergeContent.js'
import { resolveUses, type SharedValues, sharedValues } from './resolveUses.js'
import { isDocumentType, typeOf } from './schemas/documentTypes.js'
import { validateDocument } from './validateDocument.js'

/** Checks nothing: the values of parsed JSON are valid by construction. */
const json = z.custom<Json>()

export const contentDocuments = (documents: Documents): readonly ContentDocument[] =>
  [...documents].flatMap(([name, value]) => {
    const named = readDocumentName(name)
    return named === undefined ? [] : [{ ...named, value }]
  })

/** Returns whether a value is a list of texts or groups; a list of pictures has plain ids. */
const isTextList = (value: Json): boolean =>
  isList(value) && value.length > 0 && value.every((item) => typeof item === 'object')

/**
 * Returns the paths of optional lists that the default has and the document lost: an editor who
 * removed every urgent sign would leave a heading or a paragraph that announces a list.
 */
const removedLists = (
  value: Json | undefined,
  original: Json | undefined,
  path: Problem['path'] = [],
): readonly Problem['path'][] => {
  const items = itemsOf(original)
  if (items !== undefined && isList(value)) {
    return value.flatMap((item, place) =>
      removedLists(item, items.get(itemId(item) ?? ''), [...path, place]),
    )
  }
  const members = membersOf(value)
  if (members === undefined) return []
  return [...(membersOf(original) ?? [])].flatMap(([key, inner]) =>
    !members.has(key) && isTextList(inner)
      ? [[...path, key]]
      : removedLists(members.get(key), inner, [...path, key]),
  )
}

const listProblems = (
  value: Json,
  original: Json | undefined,
  shared: SharedValues,
): readonly Problem[] => {
  const [now, before] = [value, original].map((one) => json.parse(resolveUses(one, shared).value))
  return removedLists(now, before).map((path) => ({ path, ...broken('removedList') }))
}

const typeNamed = (name: string, original: Json | undefined): DocumentType | undefined => {
  const named = readDocumentName(name)
  if (named === undefined || typeOf(named.type).typeOf(named.id) === undefined) return undefined
  const { migrations = [], isPermanent = false } = typeOf(named.type)
  return {
    name: named.type,
    isPermanent,
    migrations,
    validate: (value, documents) => {
      const shared = sharedValues(documents.get('common'))
      const { errors = [] } = validateDocument({ ...named, value }, shared)
      const problems = errors.map(({ path, ...rule }) => ({
        path: path.map((key) => (typeof key === 'number' ? key : String(key))),
        ...rule,
      }))
      // A missing required list is an error of the schema already.
      const known = new Set(problems.map(({ path }) => path.join('.')))
      return [
        ...problems,
        ...listProblems(value, original, shared).filter(({ path }) => !known.has(path.join('.'))),
      ]
    },
  }
}

export const buildCatalogue = (documents: readonly ContentDocument[]): ContentCatalogue => {
  const defaults = new Map(
    documents
      .filter(({ type }) => isDocumentType(type))
      .map((document) => [documentName(document), json.parse(document.value)]),
  )
  return { defaults, typeOf: (name) => typeNamed(name, defaults.get(name)) }
}
