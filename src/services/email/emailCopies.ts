import type { EmailTransport } from '../adapters/email/emailTransport.js'
import type { Records } from '../adapters/records/records.js'
import type { CleanupJob } from '../retention/cleanupJob.js'
import { emailCollection } from './emailRecord.js'

export const emailCopiesCleanup = (
  transport: Pick<EmailTransport, 'removeCopies'>,
  records: Pick<Records, 'read'>,
): CleanupJob => ({
  name: 'emails',
  removeExpired: () =>
    transport.removeCopies(async (id) => (await records.read(emailCollection, id)) === undefined),
})
