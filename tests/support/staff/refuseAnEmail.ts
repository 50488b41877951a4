import { randomUUID } from 'node:crypto'
import {
  asBounced,
  draftEmail,
  emailCollection,
  readEmail,
} from '../../../src/services/email/emailRecord.js'
import { createRefuseEmail } from '../../../src/services/staff/requests/undelivered.js'
import { day } from '../../../src/shared/time/durations.js'
import { anEmail } from '../contact/contactFactories.js'
import type { TestApp } from '../site/appForTests.js'

/** Stores an email to a visitor about this reference and records that the mail server refused it. */
export const refuseAnEmail = async (
  { services }: Pick<TestApp, 'services'>,
  reference: string,
): Promise<void> => {
  const { records, staff, clock } = services
  const now = clock.now()
  const id = randomUUID()
  const facts = { id, kind: 'staffReply', reference, recipient: 'visitor' } as const
  await records.createAll([
    draftEmail({ ...facts, email: anEmail() }, { now, expiresAt: now + day }),
  ])
  const record = await records.read(emailCollection, id)
  if (record === undefined) throw new Error('The email was not stored.')
  const onUnreadable = () => undefined
  const refuse = createRefuseEmail({ records, audit: staff.audit, clock, onUnreadable })
  await refuse(record, asBounced(readEmail(record), '5.1.1'))
}
