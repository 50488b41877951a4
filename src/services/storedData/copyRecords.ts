import type { Collection, RecordDraft, Records } from '../adapters/records/records.js'
import { everyRecord, lastingCollections } from '../adapters/records/everyRecord.js'

/** Number of records per batch: emails are large, and Firestore calls time out after seconds. */
const batchSize = 25

export interface Copied {
  readonly copied: number
  readonly existing: number
}

/** Creates a batch, or its records one by one if one of them exists. @returns the number created */
const createBatch = async (
  to: Pick<Records, 'createAll'>,
  batch: readonly RecordDraft[],
): Promise<number> => {
  if (batch.length === 0) return 0
  if ((await to.createAll(batch)) === 'created') return batch.length
  if (batch.length === 1) return 0
  let created = 0
  for (const draft of batch) created += await createBatch(to, [draft])
  return created
}

const copyCollection = async (
  from: Pick<Records, 'list'>,
  to: Pick<Records, 'createAll'>,
  collection: Collection,
): Promise<Copied> => {
  let seen = 0
  let copied = 0
  let batch: RecordDraft[] = []
  for await (const { version: _version, ...draft } of everyRecord(from, collection)) {
    seen += 1
    batch.push(draft)
    if (batch.length < batchSize) continue
    copied += await createBatch(to, batch)
    batch = []
  }
  copied += await createBatch(to, batch)
  return { copied, existing: seen - copied }
}

/** Skips existing records, so that an interrupted copy can resume. */
export const copyRecords = async (
  from: Pick<Records, 'list'>,
  to: Pick<Records, 'createAll'>,
): Promise<Copied> => {
  const all = { copied: 0, existing: 0 }
  for (const collection of lastingCollections) {
    const { copied, existing } = await copyCollection(from, to, collection)
    all.copied += copied
    all.existing += existing
  }
  return all
}
