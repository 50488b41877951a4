import { load } from 'cheerio'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { draftEmail, emailCollection } from '../../../src/services/email/emailRecord.js'
import { chunksOf } from '../../../src/shared/time/eachInTurn.js'
import { day } from '../../../src/shared/time/durations.js'
import { anEmail } from '../contact/contactFactories.js'
import type { TestApp } from '../site/appForTests.js'
import { fieldsIn } from './deskRequests.js'
import type { SignedInPerson } from './signedIn.js'
import { manyRequests } from './storedMany.js'

const person = 'insistante@exemple.ca'
const kinds = ['contactDesk', 'contactAcknowledgement'] as const

export const emailsOf = (requests: number): number => kinds.length * requests

/** Tests the privacy request of a person who sent `total` requests, each with two queued emails. */
export const insistentPerson = (app: TestApp, manager: SignedInPerson, total: number) => {
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
    counts: { requests: total, emails: emailsOf(total) },
    takenBack: emailsOf(total),
    leaving: 0,
  }
  const outcomeOf = async (reference: string) => {
    const { state, deletion } = await app.services.staff.privacy.read(reference)
    const { counts, takenBack, leaving } = deletion ?? {}
    return { state, counts, takenBack, leaving }
  }
  return { receive, openRequest, remove, left, expected, outcomeOf }
}

const failAfter = (passed: number) => {
  let calls = 0
  return (): void => {
    calls += 1
    if (calls > passed) throw new Error('killed')
  }
}

/** Number of requests of a person whose deletion takes several batches of emails and records. */
export const severalBatches = 110

/** Crashes in the middle of the deletion of `severalBatches` requests. */
export const crashes: readonly (readonly [
  string,
  (records: Records) => { mockRestore: () => void },
])[] = [
  [
    'while emails are stopped',
    (records) => {
      const fail = failAfter(3)
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
      const fail = failAfter(12)
      const removeAll = records.removeAll.bind(records)
      return jest.spyOn(records, 'removeAll').mockImplementation(async (places) => {
        fail()
        return removeAll(places)
      })
    },
  ],
]
