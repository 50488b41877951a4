import { contentDocuments } from '../buildCatalogue.js'
import { type ContentDocument, documentFile } from '../contentDocument.js'
import type { Documents, Problem } from '../documentType.js'
import { resolveUses, type SharedValues, sharedValues } from '../resolveUses.js'
import type { TextSource } from './wordsOf.js'

/** Parses `sections[2].title.fr` into keys and positions. */
export const pathOfKey = (key: string): Problem['path'] =>
  key
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

export const sourceFile = (document: Pick<ContentDocument, 'type' | 'id'>): string =>
  `/content/${documentFile(document)}`

export const sourceOf = (document: ContentDocument, shared: SharedValues): TextSource => ({
  file: sourceFile(document),
  value: document.value,
  whole: resolveUses(document.value, shared).value,
  ...(document.type === 'exam' || document.type === 'page' ? { page: document.id } : {}),
})

const known = new WeakMap<Documents, readonly TextSource[]>()

/** Returns all documents; cached, because each draft is checked against the same site. */
export const siteSources = (documents: Documents): readonly TextSource[] => {
  const cached = known.get(documents)
  if (cached !== undefined) return cached
  const shared = sharedValues(documents.get('common'))
  const sources = contentDocuments(documents).map((document) => sourceOf(document, shared))
  known.set(documents, sources)
  return sources
}
