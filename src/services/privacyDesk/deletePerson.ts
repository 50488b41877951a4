import type { DeskParts, PersonData } from './findPerson.js'

/**
 * Deletes what was found. Files go before the records that name them, so that one that is interrupted
 * is found and deleted by the next call; copies of emails after their records, so that an email that
 * leaves meanwhile keeps none (and the daily sweep removes copies without a record).
 */
export const deletePerson = async (
  { records, files, emailCopies }: DeskParts,
  data: PersonData,
): Promise<void> => {
  for (const key of data.fileKeys) await files.remove(key)
  for (const { collection, id } of data.emails) await records.remove(collection, id)
  const copies = new Set(data.emails.map(({ id }) => id))
  await emailCopies.removeCopies(async (id) => copies.has(id))
  for (const { collection, id } of [...data.uploads, ...data.submissions]) {
    await records.remove(collection, id)
  }
  // Nothing expires at 0: asked only to empty the log of the store, which still holds what is gone.
  await records.removeExpired(0)
}
