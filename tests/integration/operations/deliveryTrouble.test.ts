import type { Fields } from '../../../src/services/adapters/records/records.js'
import { emailCollection } from '../../../src/services/email/emailRecord.js'
import {
  type DeliveryTroubleParts,
  reportDeliveryTrouble,
} from '../../../src/services/email/deliveryTrouble.js'
import { day, hour, minute } from '../../../src/shared/time/durations.js'
import { type HandClock, handClock } from '../../support/site/handClock.js'
import { openStore, type TestStore } from '../../support/site/openStore.js'

let store: TestStore
let clock: HandClock
beforeEach(async () => {
  store = await openStore()
  clock = handClock()
})
afterEach(() => store.end())

const storeEmail = (id: string, status: 'queued' | 'failed', more: Fields = {}) =>
  store.records.createAll([
    {
      collection: emailCollection,
      id,
      createdAt: clock.now(),
      ...(status === 'queued' ? { dueAt: clock.now() } : {}),
      fields: { kind: 'contactDesk', status, email: { to: 'zoe@exemple.ca' }, ...more },
    },
  ])

/** Checks on two machines that share the records. */
const look = async (): Promise<void> => {
  const parts: DeliveryTroubleParts = {
    records: store.records,
    outbox: { wake: () => undefined },
    clock,
    clinic: { timeZone: 'America/Toronto' },
    from: { address: 'site@clinic.example' },
    ops: { address: 'ops@clinic.example' },
    origin: 'https://www.clinic.example',
  }
  await Promise.all([reportDeliveryTrouble(parts), reportDeliveryTrouble(parts)])
}
const told = async (): Promise<readonly string[]> => {
  const where = { field: 'kind', equals: 'deliveryTrouble' }
  const { records } = await store.records.list(emailCollection, { limit: 50, where })
  return records.map(({ fields }) => JSON.stringify(fields['email']))
}

test('delivery alert › reports delayed emails once a day, from one machine only', async () => {
  await look()
  await storeEmail('waits', 'queued')
  clock.pass(59 * minute)
  await look()
  expect(await told()).toEqual([])

  clock.pass(2 * minute)
  await look()
  clock.pass(hour)
  await look()
  const [email, ...others] = await told()
  expect(others).toEqual([])
  expect(email).toContain('has waited for 61 minutes')
  expect(email).toContain('ops@clinic.example')
  expect(email).not.toMatch(/zoe|exemple/)

  clock.pass(day)
  await look()
  expect(await told()).toHaveLength(2)
})

test('delivery alert › reports abandoned emails only while they are recent', async () => {
  await storeEmail('failed', 'failed')
  await look()
  expect(await told()).toEqual([expect.stringContaining('Abandoned in the last days: 1.')])
  for (let days = 0; days < 10; days += 1) {
    const emails = await store.records.list(emailCollection, { limit: 50 })
    for (const { id, version, fields } of emails.records) {
      if (fields['status'] === 'queued') {
        await store.records.update(emailCollection, id, version, {
          fields: { status: 'sent' },
          dueAt: null,
        })
      }
    }
    clock.pass(day)
    await look()
  }
  expect(await told()).toHaveLength(4)
})

test('delivery alert › reports an old email that was resent by hand and abandoned again', async () => {
  const fourDaysLater = new Date(clock.now() + 4 * day).toISOString()
  await storeEmail('again', 'failed', { queuedAt: fourDaysLater })
  clock.pass(7 * day)
  await look()
  expect(await told()).toEqual([expect.stringContaining('Abandoned in the last days: 1.')])
})
