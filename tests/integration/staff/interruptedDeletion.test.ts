import { join } from 'node:path'
import type { Files } from '../../../src/services/adapters/files/files.js'
import { openEmailTransport } from '../../../src/services/adapters/email/openEmailTransport.js'
import type { EmailTransport } from '../../../src/services/adapters/email/emailTransport.js'
import type { Records } from '../../../src/services/adapters/records/records.js'
import {
  createPrivacyOffice,
  type PrivacyOffice,
} from '../../../src/services/staff/privacy/privacyOffice.js'
import { openAuditLog } from '../../../src/services/staff/audit/openAuditLog.js'
import type { StaffAct } from '../../../src/services/staff/staffAct.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { signedIn, staffKeysOf } from '../../support/staff/signedIn.js'
import {
  filesOf,
  maelie,
  maelieWords,
  storeMaelie,
  storeNamesake,
  wordsLeft,
} from '../../support/staff/storedPerson.js'

/*
 * A process that dies while it deletes leaves what it had not done yet. What it had in memory is gone,
 * so what is stored is all that the next one knows: here every write to a store may be the last one
 * of its process, before it is done or after.
 */

class Killed extends Error {
  override readonly name = 'Killed'
}

/** Lets so many writes pass, then kills before or after the next one. */
class Killer {
  writes = 0
  private isDead = false

  constructor(
    private readonly at: number,
    private readonly when: 'before' | 'after',
  ) {}

  async write<Result>(work: () => Promise<Result>): Promise<Result> {
    // Nothing runs in a process that is dead.
    if (this.isDead) throw new Killed()
    this.writes += 1
    if (this.writes < this.at) return work()
    this.isDead = true
    if (this.when === 'after') await work()
    throw new Killed()
  }
}

let running: TestApp
let files: Files
let emailCopies: EmailTransport
let act: StaffAct

beforeAll(async () => {
  running = await appForTests()
  files = await filesOf(running)
  const { log } = running.services
  const mail = { kind: 'eml', folder: join(running.config.dataDir, 'mail') } as const
  emailCopies = await openEmailTransport(mail, log)
  const manager = await signedIn(running, { roles: ['admin'], name: 'Marie-Ève Lachance' })
  const signed = await running.services.staff.sessions.find(manager.cookie)
  if (signed === undefined) throw new Error('Nobody is signed in.')
  act = { signedIn: signed, requestId: 'test' }
})
afterAll(async () => {
  await files.close()
  await running.end()
})

/** The desk over the stores of the site, with a process that dies. */
const officeOf = (killer: Killer): PrivacyOffice => {
  const { records: real, log, clock, clinic } = running.services
  const records: Records = {
    createAll: (drafts) => killer.write(() => real.createAll(drafts)),
    update: (...change) => killer.write(() => real.update(...change)),
    commit: (steps) => killer.write(() => real.commit(steps)),
    remove: (collection, id) => killer.write(() => real.remove(collection, id)),
    removeExpired: (now) => killer.write(() => real.removeExpired(now)),
    read: (collection, id) => real.read(collection, id),
    list: (collection, options) => real.list(collection, options),
    search: (...asked) => real.search(...asked),
    count: (collection, where) => real.count(collection, where),
    countPast: (...asked) => real.countPast(...asked),
    claim: (collection, lease) => real.claim(collection, lease),
    nextDue: (collection) => real.nextDue(collection),
    waitingSince: (collection) => real.waitingSince(collection),
    pullForward: (collection, moments) => real.pullForward(collection, moments),
    tryWrite: (now) => real.tryWrite(now),
    close: async () => undefined,
  }
  return createPrivacyOffice({
    records,
    files: {
      head: (key) => files.head(key),
      list: (prefix) => files.list(prefix),
      read: (key) => files.read(key),
      remove: (key) => killer.write(() => files.remove(key)),
    },
    emailCopies: {
      removeCopies: (isForgotten) => killer.write(() => emailCopies.removeCopies(isForgotten)),
    },
    audit: openAuditLog({ records, keys: staffKeysOf(running), clock, log }),
    clock,
    clinic,
    mailboxes: [],
  })
}

const never = Number.POSITIVE_INFINITY

/** Seeds the person, kills the deletion there, and lets another process finish it. */
const interrupt = async (
  at: number,
  when: 'before' | 'after',
): Promise<{
  readonly wasKilled: boolean
  readonly writes: number
  readonly finished: unknown
}> => {
  await storeMaelie(running, files)
  const healthy = officeOf(new Killer(never, 'before'))
  const reference = await healthy.open(
    {
      kinds: ['delete'],
      receivedOn: '2026-11-20',
      search: { ...maelie, reference: '' },
    },
    act,
  )
  const killer = new Killer(at, when)
  const { version } = await healthy.read(reference)
  let wasKilled = false
  try {
    await officeOf(killer).delete({ reference, version }, act)
  } catch (thrown) {
    if (!(thrown instanceof Killed)) throw thrown
    wasKilled = true
  }
  await healthy.delete({ reference, version }, act)
  const { state, search, chosen, deletion, attestation } = await healthy.read(reference)
  return {
    wasKilled,
    writes: killer.writes,
    finished: {
      state,
      search,
      chosen,
      counts: deletion?.counts,
      takenBack: deletion?.takenBack,
      isAttested: attestation !== null,
      left: wordsLeft(running, maelieWords),
    },
  }
}

test('a deletion killed before or after any of its writes is finished by running it again', async () => {
  await storeNamesake(running)
  const whole = await interrupt(never, 'before')
  expect(whole.wasKilled).toBe(false)
  const moments = Array.from({ length: whole.writes }, (_, index) => index + 1).flatMap((at) => [
    { at, when: 'before' } as const,
    { at, when: 'after' } as const,
  ])
  expect(moments.length).toBeGreaterThanOrEqual(20)
  for (const { at, when } of moments) {
    const { finished, wasKilled } = await interrupt(at, when)
    expect({ at, when, wasKilled, finished }).toEqual({
      at,
      when,
      wasKilled: true,
      finished: {
        state: 'deleted',
        search: null,
        chosen: null,
        counts: { requests: 2, applications: 1, answers: 0, files: 1, emails: 4, notes: 1 },
        takenBack: 1,
        isAttested: true,
        left: [],
      },
    })
  }
  const left = await running.services.records.list('requests', { limit: 50 })
  expect(left.records.map(({ fields }) => fields['name'])).toEqual(['Maurice Tremblay'])
})
