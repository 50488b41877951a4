import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Records } from '../adapters/records/records.js'
import { emailCollection } from './emailRecord.js'
import type { EmailTransport } from '../adapters/email/emailTransport.js'
import type { CleanupJob } from '../retention/cleanupJob.js'

/** Number of emails per batch: SQLite blocks the event loop for about 0.3 ms per removal. */
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

export const emailCopiesCleanup = (
  transport: Pick<EmailTransport, 'removeCopies'>,
  records: Pick<Records, 'read'>,
): CleanupJob => ({
  name: 'emails',
  removeExpired: () =>
    transport.removeCopies(async (id) => (await records.read(emailCollection, id)) === undefined),
})
