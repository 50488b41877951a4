import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Records } from '../adapters/records/records.js'
import { emailCollection } from './emailRecord.js'

/** Bounds blocking: SQLite removes a record in about 0.3 ms on the event loop. */
const atOnce = 50

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
