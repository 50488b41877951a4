import {
  type Email,
  EmailError,
  RecipientRefused,
} from '../../../src/services/adapters/email/emailTransport.js'
import {
  emailCollection,
  draftEmail,
  type EmailDraft,
} from '../../../src/services/email/emailRecord.js'
import { createOutbox, type Outbox, type OutboxParts } from '../../../src/services/email/outbox.js'
import { createBackoff, standardBackoff } from '../../../src/shared/time/backoff.js'
import { day, minute } from '../../../src/shared/time/durations.js'
import { anEmail } from '../../support/contact/contactFactories.js'
import { eventually } from '../../support/site/eventually.js'
import { handClock } from '../../support/site/handClock.js'
import { openStore, type TestStore } from '../../support/site/openStore.js'
import { recordedLog } from '../../support/site/recordedLog.js'

const giveUpMs = 3 * day
const leaseMs = 2 * minute

const refused = Object.assign(new Error('550 no such user jeanne@exemple.ca'), {
  code: 'EENVELOPE',
})

let store: TestStore
let clock: ReturnType<typeof handClock>
let recorded: ReturnType<typeof recordedLog>
let sent: Email[]
let answer: (email: Email) => Promise<{ answer: string }>
let outbox: Outbox

const transport = {
  place: 'smtp.test:25',
  send: (email: Email) => {
    sent.push(email)
    return answer(email)
  },
  removeCopies: async () => 0,
}

const makeOutbox = (changes: Partial<OutboxParts> = {}): Outbox =>
  createOutbox({
    records: store.records,
    transport,
    log: recorded.log,
    clock,
    backoff: createBackoff(standardBackoff, () => 0.5),
    refuse: ({ id, version }, fields) => store.records.update(emailCollection, id, version, fields),
    ...changes,
  })

const queue = (id: string, recipient: EmailDraft['recipient'] = 'staff') =>
  store.records.createAll([
    draftEmail(
      {
        id,
        kind: 'contactDesk',
        reference: 'OND-7K4M-2QXD',
        recipient,
        email: anEmail({ messageId: `<${id}@ondelune.example>` }),
      },
      { now: clock.now(), expiresAt: clock.now() + 10 * giveUpMs },
    ),
  ])

const earlierEmails = (records: TestStore['records']): Pick<typeof records, 'commit' | 'list'> => ({
  commit: (steps) => records.commit(steps),
  list: (...all) => records.list(...all),
})

const fieldsOf = async (id: string) => (await store.records.read(emailCollection, id))?.fields

/** Waits until the outbox is idle: its next run is scheduled. */
const rests = () => eventually(() => expect(clock.waits()).toHaveLength(1))
const passes = async (milliseconds: number): Promise<void> => {
  clock.pass(milliseconds)
  await rests()
}

beforeEach(async () => {
  store = await openStore()
  clock = handClock()
  recorded = recordedLog()
  sent = []
  answer = async () => ({ answer: '250 taken' })
  outbox = makeOutbox()
})
afterEach(async () => {
  await outbox.stop()
  await store.end()
})

test('outbox › sends an email queued before the start at once and stores the server response', async () => {
  await queue('one')
  outbox.start()
  await rests()
  expect(sent.map(({ messageId }) => messageId)).toEqual(['<one@ondelune.example>'])
  expect(await fieldsOf('one')).toMatchObject({
    status: 'sent',
    tries: 1,
    answer: '250 taken',
    sentAt: '2026-11-21T15:00:00.000Z',
  })
  await passes(giveUpMs)
  expect(sent).toHaveLength(1)
})

test('outbox › sends a new email once when woken', async () => {
  outbox.start()
  await rests()
  await queue('one')
  outbox.wake()
  outbox.wake()
  await eventually(async () => expect(await fieldsOf('one')).toMatchObject({ status: 'sent' }))
  await rests()
  expect(sent).toHaveLength(1)
})

test('outbox › sends an email queued while others are being sent', async () => {
  await queue('one')
  answer = async () => {
    answer = async () => ({ answer: '250' })
    await queue('two')
    outbox.wake()
    return { answer: '250' }
  }
  outbox.start()
  await eventually(async () => expect(await fieldsOf('two')).toMatchObject({ status: 'sent' }))
})

test('outbox › sends an email queued while it computes its next wait', async () => {
  const { records } = store
  let calls = 0
  const late = makeOutbox({
    records: {
      ...earlierEmails(records),
      claim: (...all) => records.claim(...all),
      update: (...all) => records.update(...all),
      pullForward: (...all) => records.pullForward(...all),
      nextDue: async () => {
        calls += 1
        if (calls === 1) {
          await queue('one')
          late.wake()
        }
        return undefined
      },
    },
  })
  late.start()
  await eventually(async () => expect(await fieldsOf('one')).toMatchObject({ status: 'sent' }))
  await late.stop()
})

test('outbox › sends more emails than one batch', async () => {
  for (let number = 0; number < 13; number += 1) await queue(`email-${number}`)
  outbox.start()
  await rests()
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(13)
  expect(sent).toHaveLength(13)
})

test('outbox › polls after five minutes when the queue is empty', async () => {
  outbox.start()
  await rests()
  expect(clock.waits()).toEqual([5 * minute])
})

test('outbox › retries a refused email after 1, 2 and 4 seconds with the same Message-ID', async () => {
  await queue('one')
  answer = async () => Promise.reject(refused)
  outbox.start()
  await rests()
  expect(clock.waits()).toEqual([1000])
  await passes(1000)
  expect(clock.waits()).toEqual([2000])
  await passes(2000)
  expect(clock.waits()).toEqual([4000])
  answer = async () => ({ answer: '250 at last' })
  await passes(4000)
  expect(sent).toHaveLength(4)
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
  expect(await fieldsOf('one')).toMatchObject({ status: 'sent', tries: 4, answer: '250 at last' })
})

test('outbox › does not retry an email early when woken', async () => {
  await queue('one')
  answer = async () => Promise.reject(refused)
  outbox.start()
  await rests()
  await queue('two')
  answer = async () => ({ answer: '250' })
  outbox.wake()
  await eventually(async () => expect(await fieldsOf('two')).toMatchObject({ status: 'sent' }))
  expect(sent.filter(({ messageId }) => messageId === '<one@ondelune.example>')).toHaveLength(1)
})

test('outbox › abandons an email after 3 days and logs its reference without the address', async () => {
  await queue('one')
  answer = async () => Promise.reject(refused)
  outbox.start()
  await rests()
  await passes(giveUpMs - 1)
  expect(await fieldsOf('one')).toMatchObject({ status: 'queued', tries: 2 })
  await passes(2000)
  expect(await fieldsOf('one')).toMatchObject({ status: 'failed', tries: 3 })
  await passes(giveUpMs)
  expect(sent).toHaveLength(3)
  const last = recorded.lines.filter((line) => line.includes('email delivery failed'))
  expect(last).toHaveLength(1)
  expect(JSON.parse(last[0] ?? '')).toMatchObject({
    level: 50,
    reference: 'OND-7K4M-2QXD',
    error: 'EENVELOPE',
  })
  expect(recorded.lines.join('')).not.toContain('jeanne')
})

test('outbox › does not retry a refused recipient and logs no address', async () => {
  await queue('one', 'visitor')
  answer = async () => Promise.reject(new RecipientRefused('550 no such user jeanne@exemple.ca'))
  outbox.start()
  await rests()
  expect(await fieldsOf('one')).toMatchObject({ status: 'refused', tries: 1 })
  expect(await store.records.waitingSince(emailCollection)).toBeUndefined()
  expect(recorded.lines.join('')).toContain('email address refused')
  expect(recorded.lines.join('')).not.toContain('jeanne')
})

test('outbox › retries a refused staff recipient for 3 days', async () => {
  await queue('one')
  answer = async () => Promise.reject(new RecipientRefused('550 no such user'))
  outbox.start()
  await rests()
  expect(await fieldsOf('one')).toMatchObject({ status: 'queued', tries: 1 })
  answer = async () => ({ answer: '250' })
  await passes(1000)
  expect(await fieldsOf('one')).toMatchObject({ status: 'sent' })
})

test('outbox › sends an email queued by an earlier release', async () => {
  await queue('one')
  const record = await store.records.read(emailCollection, 'one')
  const { recipient: _, ...earlier } = record?.fields ?? {}
  await store.records.remove(emailCollection, 'one')
  const now = clock.now()
  await store.records.createAll([
    { collection: emailCollection, id: 'one', createdAt: now, dueAt: now, fields: earlier },
  ])
  outbox.start()
  await rests()
  expect(await fieldsOf('one')).toMatchObject({ status: 'sent' })
})

test('outbox › abandons an email with an invalid address at once', async () => {
  await queue('one')
  answer = async () => Promise.reject(new EmailError('Not one plain address.'))
  outbox.start()
  await rests()
  expect(await fieldsOf('one')).toMatchObject({ status: 'failed', tries: 1 })
})

test('outbox › abandons a record that is not an email and sends the others', async () => {
  await store.records.createAll([
    { collection: emailCollection, id: 'odd', createdAt: 1, dueAt: 1, fields: { x: 1 } },
  ])
  await queue('one')
  outbox.start()
  await rests()
  expect(await fieldsOf('one')).toMatchObject({ status: 'sent' })
  expect(await fieldsOf('odd')).toMatchObject({ status: 'failed' })
})

test('outboxes › share the queue and send each email once', async () => {
  const other = makeOutbox()
  for (let number = 0; number < 12; number += 1) await queue(`email-${number}`)
  outbox.start()
  other.start()
  await eventually(() => expect(clock.waits()).toHaveLength(2))
  expect(sent).toHaveLength(12)
  await other.stop()
})

test('outbox › sends an email leased by a dead process when the lease expires', async () => {
  await queue('one')
  const now = clock.now()
  await store.records.claim(emailCollection, { now, leaseUntil: now + leaseMs, limit: 5 })
  outbox.start()
  await rests()
  expect(sent).toHaveLength(0)
  expect(clock.waits()).toEqual([leaseMs])
  await passes(leaseMs)
  expect(await fieldsOf('one')).toMatchObject({ status: 'sent' })
})

test('outbox › waits on stop for emails in progress and leases no others', async () => {
  for (let number = 0; number < 8; number += 1) await queue(`email-${number}`)
  const { promise: taken, resolve: take } = Promise.withResolvers<{ answer: string }>()
  answer = () => taken
  outbox.start()
  await eventually(() => expect(sent).toHaveLength(5))
  const stopped = outbox.stop()
  take({ answer: '250' })
  await stopped
  outbox.wake()
  expect(sent).toHaveLength(5)
  expect(await store.records.count(emailCollection, { field: 'status', equals: 'sent' })).toBe(5)
  expect(clock.waits()).toEqual([])
})

test('outbox › retries with increasing delay while the records store is unavailable', async () => {
  const away = () => Promise.reject(new Error('away'))
  const lost = makeOutbox({
    records: {
      claim: away,
      commit: away,
      list: away,
      nextDue: away,
      pullForward: away,
      update: away,
    },
  })
  lost.start()
  await rests()
  expect(clock.waits()).toEqual([1000])
  await passes(1000)
  expect(clock.waits()).toEqual([2000])
  await lost.stop()
})

test('outbox › logs and resends under its Message-ID an email that was sent but not marked as sent', async () => {
  await queue('one')
  const { records } = store
  const forgetful = makeOutbox({
    records: {
      ...earlierEmails(records),
      claim: (...all) => records.claim(...all),
      nextDue: (...all) => records.nextDue(...all),
      pullForward: (...all) => records.pullForward(...all),
      update: () => Promise.reject(new Error('away')),
    },
  })
  forgetful.start()
  await rests()
  await forgetful.stop()
  expect(recorded.lines.join('')).toContain('email status not saved')
  outbox.start()
  await rests()
  await passes(leaseMs)
  expect(sent.map(({ messageId }) => messageId)).toEqual(Array(2).fill('<one@ondelune.example>'))
  expect(await fieldsOf('one')).toMatchObject({ status: 'sent' })
})

test('outbox › sends an email queued while the clock was a year ahead once the clock is correct', async () => {
  const now = clock.now()
  const { records } = store
  await queue('one')
  await records.update(emailCollection, 'one', 1, { dueAt: now + 400 * day })
  outbox.start()
  await rests()
  await passes(1000)
  expect(await fieldsOf('one')).toMatchObject({ status: 'sent' })
})

test('outbox › stores no copy of an email deleted while being sent and does not resend it', async () => {
  await queue('leaving')
  const removed: boolean[] = []
  answer = async () => {
    await store.records.remove('emails', 'leaving')
    return { answer: '250 taken' }
  }
  const removeCopies = async (isForgotten: (id: string) => Promise<boolean>) => {
    removed.push(await isForgotten('leaving'), await isForgotten('another'))
    return 1
  }
  outbox = makeOutbox({ transport: { ...transport, removeCopies } })
  outbox.start()
  await rests()
  expect(removed).toEqual([true, false])
  await passes(leaseMs + minute)
  expect(sent).toHaveLength(1)
})
