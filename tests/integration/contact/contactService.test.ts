import { chooseSubmissions } from '../../../src/commands/lists/submissionList.js'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { subjects } from '../../../src/shared/contact/contactChoices.js'
import { type ContactRequest, contactKind } from '../../../src/services/contact/contactRequest.js'
import type { EmailDraft } from '../../../src/services/email/emailRecord.js'
import { createSigner } from '../../../src/services/http/signer.js'
import { createAcknowledgementLimit } from '../../../src/services/submissions/acknowledgementLimit.js'
import { makeReference, referencePattern } from '../../../src/services/submissions/reference.js'
import { assessSpam } from '../../../src/services/submissions/spamCheck.js'
import { draftSubmission, findSubmission } from '../../../src/services/submissions/submission.js'
import {
  createSubmissions,
  type SubmissionsParts,
} from '../../../src/services/submissions/submissions.js'
import { emailCollection } from '../../../src/services/email/emailRecord.js'
import { aContactInput, aContactRequest, anEmail } from '../../support/contact/contactFactories.js'
import { handClock } from '../../support/site/handClock.js'
import { openStore, type TestStore } from '../../support/site/openStore.js'

const day = 86_400_000
const genuine = { suspected: [] }

let store: TestStore
let clock: ReturnType<typeof handClock>
let woken: number
const emails = ({ id, reference }: ContactRequest): readonly EmailDraft[] =>
  (['staff', 'visitor'] as const).map((recipient) => ({
    id: `${id}-${recipient}`,
    kind: recipient === 'staff' ? 'contactDesk' : 'contactAcknowledgement',
    reference,
    recipient,
    email: anEmail(),
  }))

const service = (changes: Partial<SubmissionsParts<ContactRequest>> = {}) =>
  createSubmissions({
    kind: contactKind,
    records: store.records,
    outbox: {
      wake: () => {
        woken += 1
      },
    },
    emails,
    clock,
    clinic: { referencePrefix: 'OND' },
    limitAcknowledgements: createAcknowledgementLimit({
      mostFromNetwork: 20,
      records: store.records,
      signer: createSigner('of these tests'),
    }),
    retention: { requests: 180, applications: 90, otherOffers: 365, feedback: 180 },
    ...changes,
  })

const list = async ({ suspected = false } = {}) =>
  (await chooseSubmissions(store.records, contactKind, { suspected })) ?? []

const emailsTo = (recipient: EmailDraft['recipient']) =>
  store.records.count(emailCollection, { field: 'recipient', equals: recipient })

beforeEach(async () => {
  store = await openStore()
  clock = handClock()
  woken = 0
})
afterEach(() => store.end())

describe('contact service › genuine request', () => {
  test('is stored completely with both its emails and wakes the outbox', async () => {
    const { submission, status } = await service().receive(aContactInput(), genuine)
    const { reference } = submission
    expect(status).toBe('created')
    expect(reference).toMatch(referencePattern)
    const requests = await list()
    expect(requests).toEqual([
      {
        ...aContactInput(),
        id: expect.any(String),
        reference,
        createdAt: '2026-11-21T15:00:00.000Z',
        consentAt: '2026-11-21T15:00:00.000Z',
        suspected: [],
      },
    ])
    const queued = { field: 'status', equals: 'queued' }
    expect(await store.records.count(emailCollection, queued)).toBe(2)
    expect(woken).toBe(1)
  })

  test('is stored without the optional fields', async () => {
    const { email: _e, message: _m, ...said } = aContactInput({ moments: [] })
    await service().receive(said, genuine)
    const [request] = await list()
    expect(request).toMatchObject({ moments: [] })
    expect(request).not.toHaveProperty('email')
    expect(request).not.toHaveProperty('message')
  })

  test('is stored without fields that are not part of a request', async () => {
    const odd = { ...aContactInput(), isAdmin: true, healthNumber: 'TREJ 1234 5678' }
    await service().receive(odd, genuine)
    const { records } = await store.records.list('requests', { limit: 1 })
    expect(JSON.stringify(records)).not.toMatch(/isAdmin|healthNumber/)
  })

  test('sent again with the same id preserves its first reference and emails', async () => {
    const input = aContactInput({ id: 'f1f6c1de-6f6d-4c55-8a2f-64a7b9d7a001' })
    const first = await service().receive(input, genuine)
    const second = await service().receive(input, genuine)
    expect(second).toEqual({ submission: first.submission, status: 'existing' })
    expect(await store.records.count('requests')).toBe(1)
    expect(await store.records.count(emailCollection)).toBe(2)
  })

  test('is not stored when its emails cannot be created, and the call fails', async () => {
    const broken = service({
      emails: () => {
        throw new Error('no words')
      },
    })
    await expect(broken.receive(aContactInput(), genuine)).rejects.toThrow('no words')
    expect(await store.records.count('requests')).toBe(0)
  })

  test('is stored together with its emails or not at all', async () => {
    const halves = service({
      emails: (request) => emails(request).map((email) => ({ ...email, id: 'a/b' })),
    })
    await expect(halves.receive(aContactInput(), genuine)).rejects.toThrow('The id of a record')
    expect(await store.records.count('requests')).toBe(0)
    expect(woken).toBe(0)
  })

  test('wakes the outbox only once the request is stored', async () => {
    let isStored = false
    const records = {
      read: store.records.read.bind(store.records),
      createAll: async () => {
        await nextTurn()
        isStored = true
        return 'created' as const
      },
    }
    await service({ records, outbox: { wake: () => expect(isStored).toBe(true) } }).receive(
      aContactInput(),
      genuine,
    )
    expect.assertions(1)
  })

  test('is deleted with its emails at the end of its retention', async () => {
    await service().receive(aContactInput(), genuine)
    expect(await store.records.removeExpired(clock.now() + day)).toBe(1)
    expect(await store.records.removeExpired(clock.now() + 180 * day - 1)).toBe(0)
    expect(await store.records.removeExpired(clock.now() + 180 * day)).toBe(3)
  })
})

test('acknowledgements › are limited to five a day per address, without limiting notices to the front desk', async () => {
  const queued = async (): Promise<Readonly<Record<string, number>>> => {
    return { staff: await emailsTo('staff'), visitor: await emailsTo('visitor') }
  }
  const receive = () => service().receive(aContactInput(), genuine)
  for (let request = 0; request < 7; request += 1) await receive()
  expect(await queued()).toEqual({ staff: 7, visitor: 5 })
  // Concurrent requests that read the same count are both stored.
  clock.pass(day)
  await Promise.all([receive(), receive()])
  expect(await queued()).toEqual({ staff: 9, visitor: 7 })
  expect(JSON.stringify(await store.records.list('acknowledgements', { limit: 9 }))).not.toContain(
    anEmail().to.address,
  )
})

test.each([
  ['a suffix after a plus', (turn: number) => `zoe+${turn}@exemple.ca`],
  [
    'dots at Gmail',
    (turn: number) => `${'zoelheureux'.slice(0, turn)}.${'zoelheureux'.slice(turn)}@gmail.com`,
  ],
  ['dots and hyphens at Proton', (turn: number) => `zoe${'.-_'.charAt(turn % 4)}roy@proton.me`],
  [
    'the domains of Proton',
    (turn: number) => `zoe@${['proton.me', 'protonmail.com', 'pm.me'][turn % 3]}`,
  ],
  [
    'the domains of iCloud',
    (turn: number) => `zoe@${['icloud.com', 'me.com', 'mac.com'][turn % 3]}`,
  ],
  ['a suffix after a hyphen at Yahoo', (turn: number) => `zoe-${turn}@yahoo.ca`],
  ['a suffix after a plus at Outlook', (turn: number) => `zoe+${turn}@outlook.com`],
  ['subdomains at Fastmail', (turn: number) => `note${turn}@zoe.fastmail.com`],
  ['capitals', (turn: number) => `${'ZOE'.slice(0, turn)}${'zoe'.slice(turn)}@exemple.ca`],
  [
    'both spellings of a domain with accents',
    (turn: number) => (turn % 2 === 0 ? 'zoe@clinique-été.ca' : 'zoe@xn--clinique-t-j7ab.ca'),
  ],
])(
  'acknowledgements › are limited to five a day per inbox across address variants: %s',
  async (_how, addressOf) => {
    for (let turn = 1; turn <= 7; turn += 1) {
      const varied = (request: ContactRequest): readonly EmailDraft[] =>
        emails(request).map((draft) => ({
          ...draft,
          email: { ...draft.email, to: { address: addressOf(turn) } },
        }))
      await service({ emails: varied }).receive(aContactInput(), genuine)
    }
    expect({ staff: await emailsTo('staff'), visitor: await emailsTo('visitor') }).toEqual({
      staff: 7,
      visitor: 5,
    })
  },
)

test.each([
  ['dots outside Gmail', (turn: number) => `${'zoelheureux'.slice(0, turn)}.roy@exemple.ca`],
  ['hyphens outside Yahoo', (turn: number) => `zoe-${turn}@exemple.ca`],
  ['Outlook and Hotmail', (turn: number) => `zoe@${turn % 2 === 0 ? 'outlook' : 'hotmail'}.com`],
])(
  'acknowledgements › are counted separately for different inboxes: %s',
  async (_how, addressOf) => {
    for (let turn = 1; turn <= 7; turn += 1) {
      const to = { address: addressOf(turn) }
      const varied = (request: ContactRequest): readonly EmailDraft[] =>
        emails(request).map((draft) => ({ ...draft, email: { ...draft.email, to } }))
      await service({ emails: varied }).receive(aContactInput(), genuine)
    }
    expect(await emailsTo('visitor')).toBe(7)
  },
)

test('acknowledgements › each email of a request counts toward the limit of its address', async () => {
  const twice = (request: ContactRequest): readonly EmailDraft[] =>
    emails(request).flatMap((draft) => [draft, { ...draft, id: `${draft.id}-again` }])
  await service({ emails: twice }).receive(aContactInput(), genuine)
  expect([await emailsTo('visitor'), await store.records.count('acknowledgements')]).toEqual([2, 2])
})

test('acknowledgements › are limited to twenty a day per network for all recipients', async () => {
  const receiveFrom = (network: string, turn: number) => {
    const to = { address: `person-${turn}@exemple.ca` }
    const varied = (request: ContactRequest): readonly EmailDraft[] =>
      emails(request).map((draft) => ({ ...draft, email: { ...draft.email, to } }))
    return service({ emails: varied }).receive(aContactInput(), genuine, { network })
  }
  for (let turn = 0; turn < 25; turn += 1) await receiveFrom('192.0.2.7', turn)
  expect([await emailsTo('staff'), await emailsTo('visitor')]).toEqual([25, 20])
  await receiveFrom('198.51.100.4', 25)
  expect(await emailsTo('visitor')).toBe(21)
  const stored = await store.records.list('acknowledgements', { limit: 100 })
  expect(JSON.stringify(stored)).not.toContain('192.0.2')
  clock.pass(day)
  await receiveFrom('192.0.2.7', 26)
  expect(await emailsTo('visitor')).toBe(22)
})

test('contact service › stores twenty concurrent requests and sends their address five emails', async () => {
  const receive = () => service().receive(aContactInput(), genuine)
  await Promise.all(Array.from({ length: 20 }, receive))
  expect(await store.records.count('requests')).toBe(20)
  expect(await emailsTo('staff')).toBe(20)
  expect(await emailsTo('visitor')).toBe(5)
  expect(woken).toBe(20)
})

test('contact service › stores a request and notifies the front desk when every counter update conflicts', async () => {
  const taken: string[] = []
  const records = {
    read: store.records.read.bind(store.records),
    createAll: async (drafts: Parameters<Records['createAll']>[0]) => {
      const isCounted = drafts.some(({ collection }) => collection === 'acknowledgements')
      if (isCounted) taken.push('count')
      return isCounted ? ('existing' as const) : store.records.createAll(drafts)
    },
  }
  const { status } = await service({ records }).receive(aContactInput(), genuine)
  expect(status).toBe('created')
  expect(taken.length).toBeGreaterThan(1)
  expect(await list()).toHaveLength(1)
  const { records: queued } = await store.records.list(emailCollection, { limit: 9 })
  expect(queued.map(({ fields }) => fields['recipient'])).toEqual(['staff'])
})

test('contact service › stores the same text again with both emails after its request was deleted', async () => {
  const { submission } = await service().receive(aContactInput(), genuine, { words: 'same-words' })
  await store.records.remove('requests', submission.id)
  const again = await service().receive(aContactInput(), genuine, { words: 'same-words' })
  expect(again.status).toBe('created')
  const queued = await store.records.count(emailCollection, {
    field: 'reference',
    equals: again.submission.reference,
  })
  expect(queued).toBe(2)
})

describe('contact service › probable spam', () => {
  const caught = { suspected: ['honeypot'] } as const

  test('receives the same response, is flagged and sends no email', async () => {
    const { submission, status } = await service().receive(aContactInput(), caught)
    const { reference } = submission
    expect(status).toBe('created')
    expect(reference).toMatch(referencePattern)
    expect(await list()).toEqual([])
    const requests = await list({ suspected: true })
    expect(requests).toMatchObject([{ reference, suspected: ['honeypot'] }])
    expect(await store.records.count(emailCollection)).toBe(0)
  })

  test.each([
    [{ website: '', visibleMs: '' }, []],
    [{ website: '', visibleMs: '2000' }, []],
    [{ website: '', visibleMs: '90000' }, []],
    [{ website: '', visibleMs: '1999' }, []],
    [{ website: '', visibleMs: '0' }, []],
    [{ website: 'http://x.example', visibleMs: '' }, ['honeypot']],
    [{ website: 'x', visibleMs: '1e1' }, ['honeypot']],
    [{ website: 'x', visibleMs: '10' }, ['honeypot', 'tooFast']],
  ])('form with %j is flagged with the reasons %j', (signals, suspected) => {
    expect(assessSpam(signals)).toEqual({ suspected })
  })

  test('is flagged as too fast only if the verification score is low', () => {
    const fast = { website: '', visibleMs: '1999' }
    expect(assessSpam(fast, 'low').suspected).toEqual(['tooFast'])
    expect(assessSpam(fast, 'passed').suspected).toEqual([])
    expect(assessSpam(fast, 'unreachable').suspected).toEqual([])
    expect(assessSpam({ website: '', visibleMs: '2000' }, 'low').suspected).toEqual([])
  })
})

test('contact service › lists requests newest first', async () => {
  for (const name of ['Anne', 'Béa', 'Cléo']) {
    await service().receive(aContactInput({ name }), genuine)
    clock.pass(1000)
  }
  expect((await list()).map(({ name }) => name)).toEqual(['Cléo', 'Béa', 'Anne'])
})

test('contact service › finds a request by its reference, flagged as spam or not', async () => {
  const { submission } = await service().receive(aContactInput(), { suspected: ['tooFast'] })
  const { reference } = submission
  expect(await findSubmission(store.records, contactKind, reference)).toMatchObject({ reference })
  expect(await findSubmission(store.records, contactKind, 'OND-2222-2222')).toBeUndefined()
})

test('references of requests › have one format and are unique', () => {
  const references = Array.from({ length: 2000 }, () => makeReference('OND'))
  for (const reference of references) expect(reference).toMatch(referencePattern)
  expect(new Set(references).size).toBe(2000)
})

test.each(subjects)('contact service › stores a request about %s', (subject) => {
  expect(draftSubmission(contactKind, aContactRequest({ subject }), 1).fields['subject']).toBe(
    subject,
  )
})
