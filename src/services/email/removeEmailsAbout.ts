import type { Records } from '../adapters/records/records.js'
import { emailCollection } from './emailRecord.js'

const atOnce = 100

/** Removes the emails that were written about a submission, and says how many. */
export const removeEmailsAbout = async (
  records: Pick<Records, 'list' | 'remove'>,
  reference: string,
): Promise<number> => {
  const where = { field: 'reference', equals: reference }
  let removed = 0
  for (;;) {
    const { records: emails } = await records.list(emailCollection, { limit: atOnce, where })
    if (emails.length === 0) return removed
    for (const { id } of emails) await records.remove(emailCollection, id)
    removed += emails.length
  }
}
