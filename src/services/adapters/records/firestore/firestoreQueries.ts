import type {
  CollectionReference,
  DocumentReference,
  OrderByDirection,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { FirestoreClient } from './firestoreClient.js'
import { rangeOf } from './firestoreDocument.js'
import type { Place } from '../pageCursor.js'
import { checkFilter } from '../recordRules.js'
import type { Collection, Filter, ListOptions } from '../records.js'

export interface FirestoreQueries {
  all(collection: Collection): CollectionReference
  place(collection: Collection, id: string): DocumentReference
  listed(collection: Collection, options: ListOptions, after: Place | undefined): Query
  matching(collection: Collection, where: Filter): Query
  /** Returns records whose time has passed, earliest first. */
  past(collection: Collection, moment: 'expiresAt' | 'dueAt', now: number): Query
  smallest(collection: Collection, moment: string): Query
}

export const positionOf = (found: QueryDocumentSnapshot): Place | undefined => {
  const createdAt: unknown = found.get('createdAt')
  return Number.isSafeInteger(createdAt) && typeof createdAt === 'number'
    ? { createdAt, id: found.id }
    : undefined
}

export const createFirestoreQueries = (client: FirestoreClient): FirestoreQueries => {
  const all = (collection: Collection): CollectionReference =>
    client.firestore.collection(collection)

  const inOrder = (
    collection: Collection,
    after: Place | undefined,
    order: OrderByDirection,
  ): Query => {
    const query = all(collection).orderBy('createdAt', order).orderBy(client.documentName, order)
    return after === undefined ? query : query.startAfter(after.createdAt, after.id)
  }

  const matchingInOrder = (
    collection: Collection,
    where: Filter,
    after: Place | undefined,
    order: OrderByDirection,
  ): Query => {
    checkFilter(where)
    const { from, before, place } = rangeOf(where, after)
    const path = client.pathOf('order', where.field)
    const query = all(collection)
      .where(path, '>=', from)
      .where(path, '<', before)
      .orderBy(path, order)
    return place === undefined ? query : query.startAfter(place)
  }

  return {
    all,
    place: (collection, id) => all(collection).doc(id),
    listed: (collection, { where, oldestFirst = false }, after) => {
      const order = oldestFirst ? 'asc' : 'desc'
      return where === undefined
        ? inOrder(collection, after, order)
        : matchingInOrder(collection, where, after, order)
    },
    matching: (collection, where) => {
      checkFilter(where)
      const path = client.pathOf('fields', ...where.field.split('.'))
      return all(collection).where(path, '==', where.equals)
    },
    past: (collection, moment, now) => all(collection).where(moment, '<=', now).orderBy(moment),
    // The condition excludes values of other types, which the site did not write.
    smallest: (collection, moment) =>
      all(collection).where(moment, '>=', 0).orderBy(moment).limit(1),
  }
}
