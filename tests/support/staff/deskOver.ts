import { randomUUID } from 'node:crypto'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { contactKind } from '../../../src/services/contact/contactRequest.js'
import { applicationKind } from '../../../src/services/careers/application.js'
import { createStaffApplications } from '../../../src/services/staff/applications/staffApplications.js'
import { applicationReplies } from '../../../src/services/staff/replies/applicationReplies.js'
import type { ReplyTexts } from '../../../src/services/staff/replies/reply.js'
import { requestReplies } from '../../../src/services/staff/replies/requestReplies.js'
import { createStaffReplies } from '../../../src/services/staff/replies/staffReplies.js'
import { createStaffRequests } from '../../../src/services/staff/requests/staffRequests.js'
import { makeReference } from '../../../src/services/submissions/reference.js'
import { draftSubmission } from '../../../src/services/submissions/submission.js'
import { aContactRequest, emailFacts } from '../contact/contactFactories.js'
import { handClock } from '../site/handClock.js'
import { shippedContent } from '../site/shippedContent.js'
import { testClinic } from '../site/testClinic.js'

export const randomFrom = (seed: number) => {
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

/** Opens the requests and applications of the staff area over these records, without a site. */
export const deskOver = (records: Records) => {
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
    views: { reply: ({ subject, text }: ReplyTexts) => ({ subject, text, html: text }) },
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

export const person = (id: string) => ({
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

/** Lets two people add notes at the same time; fails if one is lost. */
export const interleave = async (
  desk: ReturnType<typeof deskOver>,
  rounds: number,
): Promise<void> => {
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
