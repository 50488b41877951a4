import type { EmailTransport } from '../adapters/email/emailTransport.js'
import type { Records } from '../adapters/records/records.js'
import type { Sweep } from '../retention/sweep.js'
import { emailCollection } from './emailRecord.js'

export const emailCopiesSweep = (
  transport: Pick<EmailTransport, 'removeCopies'>,
  records: Pick<Records, 'read'>,
): Sweep => ({
  name: 'emails',
  removeExpired: () =>
    transport.removeCopies(async (id) => (await records.read(emailCollection, id)) === undefined),
})
