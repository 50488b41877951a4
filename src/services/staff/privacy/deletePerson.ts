import { ZodError } from 'zod'
import type { RecordPlace, StoredRecord } from '../../adapters/records/records.js'
import { dropUpload, isDropped } from '../../careers/dropUpload.js'
import { readUpload } from '../../careers/uploadRecord.js'
import { emailCollection } from '../../email/emailRecord.js'
import { AppError } from '../../errors/errors.js'
import { chunksOf, eachInTurn } from '../../../shared/time/eachInTurn.js'
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
  } catch (thrown) {
    // A record of another release is deleted all the same.
    if (thrown instanceof ZodError) return false
    throw thrown
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

/** Removed together: SQLite's search index makes one removal cost up to 4 ms, and blocks the process. */
const removedAtOnce = 20

/**
 * Deletes the records and files of a plan in batches; what is gone already is passed over, so that an
 * interrupted deletion is resumed by running it again. Files go before the records that name them.
 * Copies of emails go after their records: an email that is sent meanwhile leaves none, and the
 * retention job removes copies without a record.
 */
export const runDeletion = async (parts: DeskParts, plan: DeletionPlan): Promise<void> => {
  const { records, files, emailCopies } = parts
  const removeAll = (places: readonly RecordPlace[]): Promise<void> =>
    eachInTurn(chunksOf(places, removedAtOnce), (chunk) => records.removeAll(chunk))
  await eachInTurn(plan.fileKeys, (key) => files.remove(key))
  await removeAll(plan.emails.map((id) => ({ collection: emailCollection, id })))
  const copies = new Set(plan.emails)
  await emailCopies.removeCopies(async (id) => copies.has(id))
  const uploads = plan.records.filter(({ collection }) => collection === 'uploads')
  await eachInTurn(uploads, ({ id }) => forgetUpload(parts, id))
  await removeAll(plan.records.filter(({ collection }) => collection !== 'uploads'))
  await records.eraseRemoved()
}
