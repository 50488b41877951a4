import { randomUUID } from 'node:crypto'
import { openRecords } from '../../../../src/services/adapters/records/openRecords.js'
import type { Records } from '../../../../src/services/adapters/records/records.js'
import { contactKind } from '../../../../src/services/contact/contactRequest.js'
import { applicationKind } from '../../../../src/services/careers/application.js'
import { createStaffApplications } from '../../../../src/services/staff/applications/staffApplications.js'
import { applicationReplies } from '../../../../src/services/staff/replies/applicationReplies.js'
import type { ReplyWords } from '../../../../src/services/staff/replies/reply.js'
import { requestReplies } from '../../../../src/services/staff/replies/requestReplies.js'
import { createStaffReplies } from '../../../../src/services/staff/replies/staffReplies.js'
import type { DeskChange } from '../../../../src/services/staff/requests/changeDesk.js'
import { createStaffRequests } from '../../../../src/services/staff/requests/staffRequests.js'
import { makeReference } from '../../../../src/services/submissions/reference.js'
import { draftSubmission } from '../../../../src/services/submissions/submission.js'
import { shippedContent } from '../../../support/site/shippedContent.js'
import { aContactRequest, emailFacts } from '../../../support/contact/contactFactories.js'
import { describeWithEmulator, startEmulator } from '../../../support/servers/firestoreEmulator.js'
import { findFreePort } from '../../../../scripts/freePort.js'
import type { StartedServer } from '../../../support/servers/startedServer.js'
import { handClock } from '../../../support/site/handClock.js'
import { openStore } from '../../../support/site/openStore.js'
import { livePasskey } from '../../../support/staff/storedPasskey.js'
import { testClinic } from '../../../support/site/testClinic.js'

// Prevents the Firestore client from waiting for Google's metadata server.
process.env['METADATA_SERVER_DETECTION'] = 'none'

const randomFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const noFiles = {
  read: () => Promise.reject(new Error('There are no files.')),
  head: async () => undefined,
}

const deskOver = (records: Records) => {
  const clock = handClock()
  const retention = { requests: 180, applications: 90, otherOffers: 365, feedback: 180 }
  const shared = {
    records,
    clock,
    retention,
    clinic: testClinic,
    content: shippedContent,
    audit: {
      append: async () => undefined,
      list: async () => ({ entries: [] }),
      commit: (_entry: unknown, steps: Parameters<Records['commit']>[0]) => records.commit(steps),
    },
    onUnreadable: () => undefined,
  }
  const requests = createStaffRequests(shared)
  const parts = {
    ...shared,
    outbox: { wake: () => undefined },
    facts: emailFacts,
    views: { reply: ({ subject, text }: ReplyWords) => ({ subject, text, html: text }) },
    from: { address: 'site@clinique.example' },
    mailbox: { address: 'accueil@clinique.example' },
  }
  const replies = createStaffReplies(
    parts,
    requestReplies(requests, () => 'https://clinique.example/fr/ma-demande?k=x'),
  )
  const applications = createStaffApplications({ ...shared, files: noFiles })
  const applicants = createStaffReplies(parts, applicationReplies(applications))
  const apply = async (): Promise<string> => {
    const {
      subject: _subject,
      moments: _moments,
      ...said
    } = aContactRequest({
      id: randomUUID(),
      reference: makeReference('OND'),
    })
    const application = {
      ...said,
      email: 'jeanne@exemple.ca',
      phone: '+14185550199',
      offer: 'spontaneous',
      availability: [],
      keepForOthers: false,
      files: [],
    } as const
    await records.createAll([draftSubmission(applicationKind, application, clock.now() + 1e9)])
    return said.reference
  }
  const receive = async (): Promise<string> => {
    const reference = makeReference('OND')
    const request = aContactRequest({ id: randomUUID(), reference })
    await records.createAll([draftSubmission(contactKind, request, clock.now() + 1e9)])
    return reference
  }
  return { clock, requests, replies, receive, applications, applicants, apply }
}

const person = (id: string) => ({
  signedIn: {
    account: {
      id,
      name: id,
      email: `${id}@clinique.example`,
      roles: ['desk'],
      locale: 'fr',
      singleKeys: false,
    } as const,
    sessionId: id,
    provenAt: 0,
  },
  requestId: 'test',
})

const noteUntilKept = async (
  desk: ReturnType<typeof deskOver>,
  id: string,
  reference: string,
  text: string,
  version: number,
): Promise<void> => {
  const outcome = await desk.requests.change(
    person(id),
    { reference, version },
    { kind: 'note', text },
  )
  if (outcome.status === 'changed') return
  if (outcome.status !== 'conflict') throw new Error(outcome.status)
  await noteUntilKept(desk, id, reference, text, outcome.current.version)
}

const notesOf = async (
  { requests }: ReturnType<typeof deskOver>,
  reference: string,
): Promise<readonly string[]> => {
  const found = await requests.find(reference)
  return (found?.desk.events ?? []).flatMap((event) => (event.kind === 'note' ? [event.text] : []))
}

/** Rounds per request; a small number, because each round reads and rewrites all notes. */
const perRequest = 8

const interleave = async (desk: ReturnType<typeof deskOver>, rounds: number): Promise<void> => {
  const random = randomFrom(rounds)
  let reference = ''
  let written: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % perRequest === 0) {
      reference = await desk.receive()
      written = []
    }
    const seen = 1 + Math.floor(random() * (written.length + 1))
    const notes = [`${round} a`, `${round} b`]
    await Promise.all(
      notes.map((text, place) => noteUntilKept(desk, `person${place}`, reference, text, seen)),
    )
    written.push(...notes)
    if (round % perRequest === perRequest - 1) {
      expect((await notesOf(desk, reference)).toSorted()).toEqual(written.toSorted())
    }
  }
}

const workAtRandom = async (desk: ReturnType<typeof deskOver>, random: () => number) => {
  const reference = await desk.receive()
  const changes: readonly DeskChange[] = [
    { kind: 'note', text: `CANARI ${random()}` },
    { kind: 'state', state: 'doing' },
    { kind: 'call', outcome: 'noAnswer' },
    { kind: 'promised', day: '2026-12-01' },
  ]
  for (let step = 0; step < 4; step += 1) {
    const found = await desk.requests.find(reference)
    const seen = { reference, version: found?.version ?? 0 }
    const change = changes[Math.floor(random() * 6)]
    if (change !== undefined) await desk.requests.change(person('a'), seen, change)
    else {
      const words = { subject: 'Bonjour', text: `Texte ${random()}`, thenWait: random() > 0.5 }
      const sent = await desk.replies.send(person('a'), seen, words)
      if (sent.status === 'queued' && random() > 0.7) {
        await desk.replies.takeBack(person('a'), reference, sent.email)
      }
    }
  }
}

test('request notes › none is lost in 1 000 interleavings of two people', async () => {
  const store = await openStore()
  await interleave(deskOver(store.records), 1000)
  await store.end()
}, 300_000)

test('request notes › none is in any email of 500 sessions', async () => {
  const store = await openStore()
  const random = randomFrom(7)
  const desk = deskOver(store.records)
  for (let session = 0; session < 500; session += 1) await workAtRandom(desk, random)
  let cursor: string | undefined
  let looked = 0
  do {
    const page = await store.records.list('emails', { limit: 500, ...(cursor ? { cursor } : {}) })
    looked += page.records.length
    expect(JSON.stringify(page.records)).not.toContain('CANARI')
    cursor = page.cursor
  } while (cursor !== undefined)
  expect(looked).toBeGreaterThan(300)
  await store.end()
}, 300_000)

describeWithEmulator('staff area in the Firestore emulator', (file) => {
  let emulator: StartedServer
  let records: Records
  beforeAll(async () => {
    emulator = await startEmulator(file, await findFreePort())
    const emulatorHost = `127.0.0.1:${emulator.port}`
    const projectId = `demo-${randomUUID()}`
    records = await openRecords({ kind: 'firestore', projectId, emulatorHost })
  })
  afterAll(async () => {
    await records.close()
    await emulator.kill()
  })

  test('loses no note of two people', async () => {
    await interleave(deskOver(records), 16)
  }, 120_000)

  test('supports change, undo, lists and search of requests', async () => {
    const desk = deskOver(records)
    const reference = await desk.receive()
    const seen = { reference, version: 1 }
    const done = { kind: 'state', state: 'done' } as const
    expect(await desk.requests.change(person('a'), seen, done)).toEqual({ status: 'changed' })
    expect((await desk.requests.list('done', 'a', {})).requests).toHaveLength(1)
    expect((await desk.requests.search('tremblay jeanne', false)).found.length).toBeGreaterThan(0)
    expect(await desk.requests.undo(person('a'), { reference, version: 2 })).toEqual({
      status: 'changed',
    })
    expect((await desk.requests.counts('a')).done).toBe(0)
  })

  test('supports changes and replies to an application', async () => {
    const { apply, applications, applicants } = deskOver(records)
    const reference = await apply()
    const interview = { kind: 'state', state: 'interview' } as const
    const seen = { reference, version: 1 }
    expect(await applications.change(person('a'), seen, interview)).toEqual({ status: 'changed' })
    const words = { subject: 'Entrevue', text: 'Mardi à dix heures?', thenWait: false }
    const [one, other] = [
      await applicants.send(person('a'), { reference, version: 2 }, words),
      await applicants.send(person('a'), { reference, version: 2 }, words),
    ]
    if (one.status !== 'queued') throw new Error(one.status)
    expect(other).toEqual(one)
    expect(await applicants.emailsOf(reference)).toHaveLength(1)
    await applicants.takeBack(person('a'), reference, one.email)
    expect(await applicants.emailsOf(reference)).toEqual([])
    const found = await applications.find(reference)
    expect(found?.desk.state).toBe('interview')
    expect(found?.desk.events.map(({ kind }) => kind)).toEqual(['state', 'replyTakenBack'])
    expect((await applications.search('tremblay')).map(({ recordId }) => recordId)).toEqual([
      found?.recordId,
    ])
  })

  test('passkey › opens one session per response and none once removed', async () => {
    expect(await livePasskey(records)).toEqual([
      'added',
      'expired',
      'signedIn',
      'refused',
      'Sophie Bouchard',
      'refused',
      'nobody',
    ])
  })
})
