import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import { findFreePort } from '../../../../scripts/freePort.js'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import type { Records } from '../../../../src/services/adapters/records/records.js'
import { draftEmail, emailCollection } from '../../../../src/services/email/emailRecord.js'
import { chunksOf } from '../../../../src/shared/time/eachInTurn.js'
import { day } from '../../../../src/shared/time/durations.js'
import { anEmail } from '../../../support/contact/contactFactories.js'
import { describeWithEmulator, startEmulator } from '../../../support/servers/firestoreEmulator.js'
import type { StartedServer } from '../../../support/servers/startedServer.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { mostWritesInOneTurn } from '../../../support/site/blockedTurns.js'
import { fieldsIn } from '../../../support/staff/deskRequests.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'
import { manyRequests } from '../../../support/staff/storedMany.js'

const total = 1000
const person = 'insistante@exemple.ca'
const kinds = ['contactDesk', 'contactAcknowledgement'] as const

// Prevents the Firestore client from waiting for Google's metadata server.
process.env['METADATA_SERVER_DETECTION'] = 'none'

let app: TestApp
let manager: SignedInPerson
const open = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
  app = await appForTests({ env })
  manager = await signedIn(app, { roles: ['admin'] })
}

const receive = async (): Promise<void> => {
  const { records } = app.services
  const references = await manyRequests(app, total, () => ({ email: person }))
  const now = app.clock.now()
  const emails = references.flatMap((reference) =>
    kinds.map((kind) =>
      draftEmail(
        {
          id: `${reference}-${kind}`,
          kind,
          reference,
          recipient: 'visitor',
          email: anEmail({ text: `Demande ${reference} de ${person}` }),
        },
        { now, dueAt: now + day, expiresAt: now + 180 * day },
      ),
    ),
  )
  for (const chunk of chunksOf(emails, 100)) await records.createAll(chunk)
}

const send = (address: string, fields: object) =>
  manager.agent.post(address).type('form').send(fields)

const openRequest = async (): Promise<string> => {
  const kindsAsked = ['access', 'delete']
  const asked = { kinds: kindsAsked, receivedOn: '2026-11-20', email: person }
  const opened = await send(staffUrl('privacy'), asked).expect(303)
  const reference = String(opened.headers['location']).split('/').at(-1) ?? ''
  const address = staffUrl('privacyRequest', { reference })
  const $ = load((await manager.agent.get(address).expect(200)).text)
  const pick = $('.tick')
    .toArray()
    .map((box) => $(box).attr('value'))
  expect(pick).toHaveLength(total)
  const ticked = await send(address, { pick, do: 'delete' }).expect(303)
  expect(ticked.headers['location']).toBe(staffUrl('privacyDelete', { reference }))
  return reference
}

const remove = async (reference: string) => {
  const address = staffUrl('privacyDelete', { reference })
  const $ = load((await manager.agent.get(address).expect(200)).text)
  return send(address, fieldsIn($, 'form[method=post]:has([name=version])'))
}

const left = async (): Promise<number> => {
  const { records } = app.services
  return (await records.count('requests')) + (await records.count(emailCollection))
}

const expected = {
  state: 'deleted',
  counts: { requests: total, emails: kinds.length * total },
  takenBack: kinds.length * total,
  leaving: 0,
}
const outcomeOf = async (reference: string) => {
  const { state, deletion } = await app.services.staff.privacy.read(reference)
  const { counts, takenBack, leaving } = deletion ?? {}
  return { state, counts, takenBack, leaving }
}

const failAfter = (passed: number) => {
  let calls = 0
  return (): void => {
    calls += 1
    if (calls > passed) throw new Error('killed')
  }
}

const crashes: readonly (readonly [string, (records: Records) => { mockRestore: () => void }])[] = [
  [
    'while emails are stopped',
    (records) => {
      const fail = failAfter(20)
      const commit = records.commit.bind(records)
      return jest.spyOn(records, 'commit').mockImplementation(async (steps) => {
        fail()
        return commit(steps)
      })
    },
  ],
  [
    'while records are removed',
    (records) => {
      const fail = failAfter(120)
      const removeAll = records.removeAll.bind(records)
      return jest.spyOn(records, 'removeAll').mockImplementation(async (places) => {
        fail()
        return removeAll(places)
      })
    },
  ],
]

const about = `privacy desk for a person with ${total} requests and ${2 * total} waiting emails`

describe(`${about}, on SQLite`, () => {
  beforeAll(() => open())
  afterAll(() => app.end())

  test('creates a copy, then deletes in batches without blocking other clients', async () => {
    await receive()
    const reference = await openRequest()
    const copy = await manager.agent.get(staffUrl('privacyCopyJson', { reference })).expect(200)
    const { requests, emails }: Record<string, readonly object[]> = JSON.parse(copy.text)
    expect([requests?.length, emails?.length]).toEqual([total, kinds.length * total])
    const deletion = async () => {
      expect((await remove(reference)).status).toBe(303)
    }
    // In the same turn, the first batch may follow the commit that starts the deletion.
    expect(await mostWritesInOneTurn(app.services.records, deletion)).toBeLessThanOrEqual(2)
    expect(await outcomeOf(reference)).toMatchObject(expected)
    expect(await left()).toBe(0)
    await manager.agent.get(staffUrl('privacyAttestation', { reference })).expect(200)
  }, 120_000)

  test.each(crashes)(
    'resumes after a crash %s and attests exact counts',
    async (_when, crash) => {
      await receive()
      const reference = await openRequest()
      const spy = crash(app.services.records)
      expect((await remove(reference)).status).toBe(500)
      spy.mockRestore()
      expect(await app.services.staff.privacy.read(reference)).toMatchObject({ state: 'deleting' })
      expect(await left()).toBeGreaterThan(0)
      expect((await remove(reference)).status).toBe(303)
      expect(await outcomeOf(reference)).toMatchObject(expected)
      expect(await left()).toBe(0)
    },
    120_000,
  )
})

describeWithEmulator(`${about}, on Firestore`, (file) => {
  let emulator: StartedServer
  beforeAll(async () => {
    emulator = await startEmulator(file, await findFreePort())
    await open({
      FIREBASE_PROJECT_ID: `demo-${randomUUID()}`,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${emulator.port}`,
      STAFF_SECRET: randomUUID() + randomUUID(),
    })
  }, 60_000)
  afterAll(async () => {
    await app.end()
    await emulator.kill()
  })

  test('resumes after a crash and attests exact counts', async () => {
    await receive()
    const reference = await openRequest()
    const [, crash] = crashes[0] ?? []
    const spy = crash?.(app.services.records)
    expect((await remove(reference)).status).toBe(500)
    spy?.mockRestore()
    expect((await remove(reference)).status).toBe(303)
    expect(await outcomeOf(reference)).toMatchObject(expected)
    expect(await left()).toBe(0)
  }, 300_000)
})
