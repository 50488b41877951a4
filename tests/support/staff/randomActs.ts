import { randomUUID } from 'node:crypto'
import { noItems } from '../../../src/services/staff/incidents/incident.js'
import type { StaffAct } from '../../../src/services/staff/staffAct.js'
import { everyRecord } from '../../../src/services/adapters/records/everyRecord.js'
import type { TestApp } from '../site/appForTests.js'
import { aReceivedRequest } from './deskRequests.js'
import { aReceivedApplication } from './hrApplications.js'
import { signedIn } from './signedIn.js'
import { unknownBrowser } from './signInVisits.js'

/** A person whose data matches no text of the site. */
const person = {
  name: 'Zébulon Quévillon',
  email: 'zebulon@canari.example',
  phone: '+14185550177',
  message: 'CANARI : rappelez Zébulon au 418 555-0177.',
}
const telling = /z[ée]bulon|qu[ée]villon|canari|@|555.?0177/i

const randomFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const text = `${person.message} ${person.email}`

/** Frequent actions with personal data; each writes one log entry. */
const dailyActs = (running: TestApp, act: StaffAct) => {
  const { requests, applications } = running.services.staff
  let reference = ''
  let application = ''
  let version = 1
  const wanted = [
    { kind: 'note', text },
    { kind: 'state', state: 'doing' },
    { kind: 'state', state: 'waiting' },
    { kind: 'call', outcome: 'noAnswer' },
    { kind: 'promised', day: '2026-12-01' },
  ] as const
  const begin = async () => {
    reference = (await aReceivedRequest(running, person)).reference
    version = 1
  }
  return {
    begin,
    beginApplication: async () => {
      application = (await aReceivedApplication(running, { fields: person })).reference
    },
    change: async (random: (below: number) => number) => {
      const change = wanted[random(wanted.length)] ?? wanted[0]
      const { status } = await requests.change(act, { reference, version }, change)
      if (status !== 'changed') throw new Error(status)
      version += 1
    },
    noteApplication: async () => {
      const seen = {
        reference: application,
        version: (await applications.find(application))?.version ?? 0,
      }
      await applications.change(act, seen, { kind: 'note', text })
    },
    reply: async () => {
      const words = { subject: person.name, text, thenWait: false }
      await running.services.staff.requestReplies.send(act, { reference, version }, words)
      version = (await requests.find(reference))?.version ?? 0
    },
  }
}

const rareActs = (
  running: TestApp,
  act: StaffAct,
): readonly ((turn: number) => Promise<unknown>)[] => [
  () => running.services.staff.signIn.begin(person.email, person.name, unknownBrowser),
  (turn) =>
    running.services.staff.manage.invite(
      { actor: act.signedIn },
      { ...person, email: `${turn}${person.email}`, roles: ['desk'], locale: 'fr' },
    ),
  () => running.services.staff.manage.unlock({ actor: 'command' }, person.email),
  () =>
    running.services.staff.incidents.open(
      {
        form: randomUUID(),
        items: { ...noItems, information: text, circumstances: person.name },
        isDraft: true,
      },
      act,
    ),
  (turn) =>
    running.services.staff.notices.publish(act, {
      id: `notice-${turn}`,
      kind: 'banner',
      text: { fr: text, en: text },
      from: '2026-11-21T12:00:00.000Z',
      to: '2026-11-22T12:00:00.000Z',
    }),
  (turn) => {
    const words = { name: person.name, subject: person.name, text }
    const texts = { fr: words, en: words }
    const template = { id: `template-${turn}`, version: 0, about: 'requests', texts } as const
    return running.services.staff.replyTemplates.save(act, { ...template, isRetired: false })
  },
  async () => {
    const { privacy } = running.services.staff
    const search = { ...person, reference: '' }
    const asked = {
      form: randomUUID(),
      kinds: ['access'],
      receivedOn: '2026-11-20',
      search,
    } as const
    const reference = await privacy.open({ ...asked, kinds: [...asked.kinds] }, act)
    await privacy.search(reference, search, act)
    await privacy.export(reference, act)
    await privacy.close(reference, 'answered', act)
  },
]

/** Performs random actions. @returns entries with personal data, and the number of all entries */
export const logOfRandomActs = async (
  running: TestApp,
  turns: number,
): Promise<{
  readonly telling: readonly string[]
  readonly entries: number
  readonly actions: number
}> => {
  const { cookie } = await signedIn(running, { roles: ['desk', 'hr', 'admin'], ...person })
  const signed = await running.services.staff.sessions.find(cookie)
  if (signed === undefined) throw new Error('Nobody is signed in.')
  const act = { signedIn: signed, requestId: 'test' }
  const daily = dailyActs(running, act)
  const rare = rareActs(running, act)
  const random = randomFrom(4)
  await daily.beginApplication()
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn % 50 === 0) await daily.begin()
    if (turn % 1000 === 0) for (const one of rare) await one(turn)
    const drawn = random(100)
    if (drawn === 0) await daily.noteApplication()
    else if (drawn === 1) await daily.reply()
    else await daily.change(random)
  }
  const told: string[] = []
  const actions = new Set<unknown>()
  let entries = 0
  for await (const { id, fields } of everyRecord(running.services.records, 'audit')) {
    const entry = `${id} ${JSON.stringify(fields)}`
    entries += 1
    actions.add(fields['action'])
    if (telling.test(entry)) told.push(entry)
  }
  return { telling: told, entries, actions: actions.size }
}
