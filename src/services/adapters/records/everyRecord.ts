import { setImmediate as nextTurn } from 'node:timers/promises'
import { isKnown } from '../../../shared/language/storedChoices.js'
import { collections, type Collection } from './records.js'
import type { Filter, Records, StoredRecord } from './records.js'

const pageSize = 200

/**
 * Collections excluded from backups and copies. They expire within two days, and a restored session
 * could undo a sign-out.
 */
export const passingCollections: readonly Collection[] = [
  'trials',
  'repeats',
  'acknowledgements',
  'sessions',
  'signInAttempts',
  'passkeyChallenges',
]

export const lastingCollections: readonly Collection[] = collections.filter(
  (collection) => !passingCollections.includes(collection),
)

/** Yields all matching records, newest first, page by page, so that the event loop stays responsive. */
export async function* everyRecord(
  records: Pick<Records, 'list'>,
  collection: Collection,
  where?: Filter,
): AsyncGenerator<StoredRecord> {
  let cursor: string | undefined
  do {
    const page = await records.list(collection, {
      limit: pageSize,
      cursor,
      where,
    })
    yield* page.records
    cursor = page.cursor
    if (cursor !== undefined) await nextTurn()
  } while (cursor !== undefined)
}

export const listWhole = async (
  records: Pick<Records, 'list'>,
  collection: Collection,
): Promise<readonly StoredRecord[]> => {
  const all: StoredRecord[] = []
  for await (const record of everyRecord(records, collection)) all.push(record)
  return all
}

const endings: readonly (readonly [Collection, 'expiresAt' | 'dueAt'])[] = [
  ['requests', 'expiresAt'],
  ['feedback', 'expiresAt'],
  ['emails', 'expiresAt'],
  ['applications', 'dueAt'],
  ['uploads', 'dueAt'],
  ['contentDrafts', 'expiresAt'],
  ['contentPreviews', 'expiresAt'],
]

export const countPastRetention = async (
  records: Pick<Records, 'countPast'>,
  now: number,
): Promise<Readonly<Record<string, number>>> => {
  const counted: (readonly [string, number])[] = []
  for (const [collection, moment] of endings) {
    counted.push([collection, await records.countPast(collection, moment, now)])
  }
  return Object.fromEntries(counted)
}

export const countRecords = async (
  records: Pick<Records, 'count'>,
): Promise<Readonly<Record<string, number>>> => {
  const counted: (readonly [string, number])[] = []
  for (const collection of lastingCollections) {
    counted.push([collection, await records.count(collection)])
  }
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

export const unknownCollections = async (
  records: Pick<Records, 'collectionNames'>,
): Promise<readonly string[]> =>
  (await records.collectionNames()).filter((name) => !isKnown(collections, name))
