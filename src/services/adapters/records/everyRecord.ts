import { setImmediate as nextTurn } from 'node:timers/promises'
import { collections, type Collection } from './records.js'
import type { Filter, Records, StoredRecord } from './records.js'
import { isKnown } from '../../../shared/language/storedChoices.js'

const pageSize = 200

/**
 * Collections that no copy holds. Their records expire within two days, and a session restored from a
 * backup would sign a browser in that was signed out since.
 */
export const passingCollections: readonly Collection[] = [
  'trials',
  'repeats',
  'acknowledgements',
  'sessions',
  'signInAttempts',
  'passkeyChallenges',
]

/** What copies hold, and what is counted and compared in them. */
export const lastingCollections: readonly Collection[] = collections.filter(
  (collection) => !passingCollections.includes(collection),
)

/**
 * Lists all records of a collection, or those that match a filter, newest first, page by page. The event
 * loop serves other clients between two pages.
 */
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

/** Reads a whole collection of few records into memory, newest first. */
export const listWhole = async (
  records: Pick<Records, 'list'>,
  collection: Collection,
): Promise<readonly StoredRecord[]> => {
  const all: StoredRecord[] = []
  for await (const record of everyRecord(records, collection)) all.push(record)
  return all
}

/** Which moment ends the retention of each kind; see `records.ts`. */
const endings: readonly (readonly [Collection, 'expiresAt' | 'dueAt'])[] = [
  ['requests', 'expiresAt'],
  ['feedback', 'expiresAt'],
  ['letters', 'expiresAt'],
  ['applications', 'dueAt'],
  ['uploads', 'dueAt'],
]

/** How many records have had their time and are still there, by collection. */
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

/** How many records there are, by collection; those that hold none are left out. */
export const countRecords = async (
  records: Pick<Records, 'count'>,
): Promise<Readonly<Record<string, number>>> => {
  const counted: (readonly [string, number])[] = []
  for (const collection of lastingCollections) {
    counted.push([collection, await records.count(collection)])
  }
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

/** Returns the collections that only another release knows. */
export const unknownCollections = async (
  records: Pick<Records, 'collectionNames'>,
): Promise<readonly string[]> =>
  (await records.collectionNames()).filter((name) => !isKnown(collections, name))
