import type { Records } from '../../adapters/records/records.js'
import { contactKind } from '../../contact/contactRequest.js'
import { everyRecord } from '../../storedData/everyRecord.js'
import { inboxFolder } from '../../submissions/submissionRecord.js'

/**
 * Gives requests that were stored without them the fields that the lists of the desk look up. Two
 * processes may do so at once: whoever comes second finds it done.
 */
export const adoptRequests = async (records: Pick<Records, 'list' | 'update'>): Promise<void> => {
  const where = { field: 'folder', equals: inboxFolder }
  const found = everyRecord(records, contactKind.collection, where)
  for await (const { id, version, fields } of found) {
    if (fields['desk'] !== undefined) continue
    const changes = { fields: contactKind.untouched?.(false) ?? {} }
    await records.update(contactKind.collection, id, version, changes)
  }
}
