import { ZodError } from 'zod'
import type { RecordPlace, StoredRecord } from '../../adapters/records/records.js'
import { discardUpload, isDropped } from '../../careers/discardUpload.js'
import { readUpload } from '../../careers/uploadRecord.js'
import { emailCollection } from '../../email/emailRecord.js'
import { AppError } from '../../errors/errors.js'
import { chunksOf, eachInTurn } from '../../../shared/time/eachInTurn.js'
import type { DeskParts, PersonData } from './findPerson.js'

/** Keys and ids to delete; stored, so that an interrupted deletion can resume. */
export interface DeletionPlan {
  readonly fileKeys: readonly string[]
  readonly emails: readonly string[]
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
    if (thrown instanceof ZodError) return false
    throw thrown
  }
}

/** Anonymizes the record instead of deleting it, because a valid upload signature could restore the file. */
const forgetUpload = async (parts: DeskParts, id: string): Promise<void> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const record = await parts.records.read('uploads', id)
    if (record === undefined || isDropped(record)) return
    if (!isReadable(record)) {
      await parts.records.remove('uploads', id)
      return
    }
    if ((await discardUpload(parts, record)) === 'dropped') return
  }
  throw new AppError(503, 'unavailable')
}

/** Batch size. With SQLite's search index, one removal blocks the event loop for up to 4 ms. */
const removedAtOnce = 20

/**
 * Deletes the planned records and files in batches. Ignores missing ones, so that an interrupted
 * deletion resumes by running again. Files are deleted before the records that name them. Email
 * copies are deleted after their records, as an email sent meanwhile could leave one.
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
