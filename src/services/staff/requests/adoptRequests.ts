import type { Records } from '../../adapters/records/records.js'
import { contactKind } from '../../contact/contactRequest.js'
import { everyRecord } from '../../storedData/everyRecord.js'
import { eachInTurn } from '../../time/eachInTurn.js'
import { inboxFolder } from '../../submissions/submissionRecord.js'

/**
 * Adds the indexed desk fields to requests that were stored without them, by an earlier release. Two
 * processes may do so at once: the slower one is refused by the version.
 */
export const adoptRequests = async (records: Pick<Records, 'list' | 'update'>): Promise<void> => {
  const where = { field: 'folder', equals: inboxFolder }
  const found = everyRecord(records, contactKind.collection, where)
  await eachInTurn(found, async ({ id, version, fields }) => {
    if (fields['desk'] !== undefined) return
    const changes = { fields: contactKind.untouched?.(false) ?? {} }
    await records.update(contactKind.collection, id, version, changes)
  })
}
