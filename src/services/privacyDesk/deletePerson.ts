import type { DeskParts, PersonData } from './findPerson.js'

/**
 * Deletes what was found: files first, then emails, then what names them, so that one that is
 * interrupted is found and deleted by the next call.
 * @param now in milliseconds since 1970
 */
export const deletePerson = async (
  { records, files, emailCopies }: DeskParts,
  data: PersonData,
  now: number,
): Promise<void> => {
  for (const key of data.fileKeys) await files.remove(key)
  const copies = new Set(data.emails.map(({ id }) => id))
  await emailCopies.removeCopies(async (id) => copies.has(id))
  for (const { collection, id } of [...data.emails, ...data.uploads, ...data.submissions]) {
    await records.remove(collection, id)
  }
  // Also empties the log of the store, which would still hold what has just been removed.
  await records.removeExpired(now)
}
