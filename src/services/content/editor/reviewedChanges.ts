import type { Json } from '../mergeContent.js'
import { type Change, documentChanges } from './documentChanges.js'
import { type FieldNode, nodesAt } from './fieldTree.js'
import { type DocumentKind, fieldsOfDocument } from './openDocument.js'

type FieldReview = FieldNode['review']

const reviewIn = (node: FieldNode): FieldReview =>
  node.review ?? node.children.map(reviewIn).find((review) => review !== undefined)

export interface PlacedChange extends Change {
  readonly nodes: readonly FieldNode[]
  /** Required approval: set on the changed field or on a field of the changed item. */
  readonly review: FieldReview
}

/** Returns the differences between two states of a document; `null`: it does not exist. */
export const placedChanges = (
  document: DocumentKind,
  before: Json,
  after: Json,
): readonly PlacedChange[] => {
  const old = fieldsOfDocument(document, before ?? {})
  const now = fieldsOfDocument(document, after ?? {})
  return documentChanges(before ?? {}, after ?? {}).map((change) => {
    const nodes = change.after === undefined ? old : now
    const node = nodesAt(nodes, change.path).at(-1)
    return { ...change, nodes, review: node === undefined ? undefined : reviewIn(node) }
  })
}

export const changesReviewed = (document: DocumentKind, before: Json, after: Json): boolean =>
  placedChanges(document, before, after).some(({ review }) => review !== undefined)
