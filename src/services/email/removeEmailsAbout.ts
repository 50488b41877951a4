import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Records } from '../adapters/records/records.js'
import { emailCollection } from './emailRecord.js'

/** Each removal from SQLite costs some 0.3 ms, in which no other client is answered. */
const atOnce = 50

/** Removes the emails that were written about a submission, and says how many. */
export const removeEmailsAbout = async (
  records: Pick<Records, 'list' | 'removeAll'>,
  reference: string,
): Promise<number> => {
  const where = { field: 'reference', equals: reference }
  let removed = 0
  for (;;) {
    const { records: emails } = await records.list(emailCollection, { limit: atOnce, where })
    if (emails.length === 0) return removed
    await records.removeAll(emails)
    await nextTurn()
    removed += emails.length
  }
}
