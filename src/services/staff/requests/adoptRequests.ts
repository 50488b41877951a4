import type { Records } from '../../adapters/records/records.js'
import { contactKind } from '../../contact/contactRequest.js'
import { inboxFolder } from '../../submissions/submissionRecord.js'

const pageSize = 200

/**
 * Gives requests that were stored without them the fields that the lists of the desk look up. Two
 * processes may do so at once: whoever comes second finds it done.
 */
export const adoptRequests = async (records: Pick<Records, 'list' | 'update'>): Promise<void> => {
  const where = { field: 'folder', equals: inboxFolder }
  let cursor: string | undefined
  do {
    const page = await records.list(contactKind.collection, {
      limit: pageSize,
      where,
      ...(cursor === undefined ? {} : { cursor }),
    })
    for (const { id, version, fields } of page.records) {
      if (fields['desk'] !== undefined) continue
      const changes = { fields: contactKind.untouched?.(false) ?? {} }
      await records.update(contactKind.collection, id, version, changes)
    }
    cursor = page.cursor
  } while (cursor !== undefined)
}
