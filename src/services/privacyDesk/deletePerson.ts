import type { RecordPlace, StoredRecord } from '../adapters/records/records.js'
import { dropUpload, isDropped } from '../careers/dropUpload.js'
import { readUpload } from '../careers/uploadRecord.js'
import { emailCollection } from '../email/emailRecord.js'
import { AppError } from '../errors.js'
import type { DeskParts, PersonData } from './findPerson.js'

/** What a deletion removes, by keys and ids alone: it can be stored, and taken up again after a stop. */
export interface DeletionPlan {
  readonly fileKeys: readonly string[]
  /** Of emails. */
  readonly emails: readonly string[]
  /** Uploads, then what the person sent. */
  readonly records: readonly RecordPlace[]
}

export const planDeletion = ({
  fileKeys,
  emails,
  uploads,
  submissions,
}: Omit<PersonData, 'mentions' | 'emailCopies'>): DeletionPlan => ({
  fileKeys,
  emails: emails.map(({ id }) => id),
  records: [...uploads, ...submissions].map(({ collection, id }) => ({ collection, id })),
})

const mostTries = 5

const isReadable = (record: StoredRecord): boolean => {
  try {
    readUpload(record)
    return true
  } catch {
    // Of another release: what it may say of the person goes all the same.
    return false
  }
}

/** Its signature may bring the file again after the deletion: then a record without a name stays. */
const forgetUpload = async (parts: DeskParts, id: string): Promise<void> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const record = await parts.records.read('uploads', id)
    if (record === undefined || isDropped(record)) return
    if (!isReadable(record)) {
      await parts.records.remove('uploads', id)
      return
    }
    if ((await dropUpload(parts, record)) === 'dropped') return
  }
  throw new AppError(503, 'unavailable')
}

/**
 * Deletes what is planned; what is gone already is passed over. Files go before the records that name
 * them, so that one that is interrupted is found and deleted by the next call; copies of emails after
 * their records, so that an email that leaves meanwhile keeps none (and the daily sweep removes copies
 * without a record).
 */
export const runDeletion = async (parts: DeskParts, plan: DeletionPlan): Promise<void> => {
  const { records, files, emailCopies } = parts
  for (const key of plan.fileKeys) await files.remove(key)
  for (const id of plan.emails) await records.remove(emailCollection, id)
  const copies = new Set(plan.emails)
  await emailCopies.removeCopies(async (id) => copies.has(id))
  for (const { collection, id } of plan.records) {
    if (collection === 'uploads') await forgetUpload(parts, id)
    else await records.remove(collection, id)
  }
  await emptyStoreLog({ records })
}

/** Nothing expires at 0: asked only to empty the log of the store, which still holds what is gone. */
export const emptyStoreLog = async ({ records }: Pick<DeskParts, 'records'>): Promise<void> => {
  await records.removeExpired(0)
}
