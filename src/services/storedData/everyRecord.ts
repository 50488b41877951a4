import { collections, type Collection } from '../adapters/records/records.js'
import type { Records, StoredRecord } from '../adapters/records/records.js'

const pageSize = 200

/** What is written and removed within the hour is left out. */
export const lastingCollections: readonly Collection[] = collections.filter(
  (collection) => collection !== 'trials' && collection !== 'repeats',
)

/** All records of a collection, newest first, a page at a time. */
export async function* everyRecord(
  records: Pick<Records, 'list'>,
  collection: Collection,
): AsyncGenerator<StoredRecord> {
  let cursor: string | undefined
  do {
    const from = cursor === undefined ? {} : { cursor }
    const page = await records.list(collection, { limit: pageSize, ...from })
    yield* page.records
    cursor = page.cursor
  } while (cursor !== undefined)
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
