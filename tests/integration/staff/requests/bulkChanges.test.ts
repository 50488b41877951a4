import { load } from 'cheerio'
import { staffRoles } from '../../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { mostWritesInOneTurn } from '../../../support/site/blockedTurns.js'
import { fieldsIn } from '../../../support/staff/deskRequests.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'
import { manyApplications, manyRequests } from '../../../support/staff/storedMany.js'

let app: TestApp
let sophie: SignedInPerson
beforeAll(async () => {
  app = await appForTests()
  sophie = await signedIn(app, { roles: staffRoles })
})
afterAll(() => app.end())

interface Area {
  readonly path: string
  readonly list: string
  readonly store: (count: number) => Promise<readonly string[]>
  readonly find: (
    reference: string,
  ) => Promise<{ readonly version: number; readonly desk: { readonly state: string } } | undefined>
  readonly before: string
  readonly after: string
}

const requestsArea: Area = {
  path: '/staff/requests',
  list: 'view=new',
  store: (count) => manyRequests(app, count),
  find: (reference) => app.services.staff.requests.find(reference),
  before: 'new',
  after: 'done',
}
const applicationsArea: Area = {
  path: '/staff/applications',
  list: 'view=open',
  store: (count) => manyApplications(app, count),
  find: (reference) => app.services.staff.applications.find(reference),
  before: 'received',
  after: 'interview',
}

const picksOf = (references: readonly string[], version = 1): string =>
  references.map((reference) => `${reference} ${version}`).join(',')

const statesOf = async ({ find }: Area, references: readonly string[]) => {
  const found = await Promise.all(references.map((one) => find(one)))
  return [...new Set(found.map((one) => one?.desk.state))]
}

const entries = async (): Promise<number> => (await app.services.staff.audit.verify()).count

describe.each([
  ['requests', requestsArea],
  ['applications', applicationsArea],
] as const)('bulk change of %s', (_name, area) => {
  const post = (path: string, fields: object) => sophie.agent.post(path).type('form').send(fields)

  test('changes and undoes 200 records in batches without blocking other clients', async () => {
    const references = await area.store(200)
    const logged = await entries()
    let page = ''
    const change = async () => {
      const fields = { list: area.list, picks: picksOf(references), state: area.after }
      page = (await post(area.path, fields).expect(200)).text
    }
    // A commit contains 25 records with their entries.
    expect(await mostWritesInOneTurn(app.services.records, change)).toBe(1)
    expect(await statesOf(area, references)).toEqual([area.after])
    expect(await entries()).toBe(logged + 200)

    const $ = load(page)
    const undo = async () => {
      const { headers } = await post(`${area.path}/undo`, fieldsIn($, '.undo')).expect(303)
      expect(headers['location']).toContain('said=undone')
      expect(headers['location']?.length).toBeLessThan(200)
    }
    expect(await mostWritesInOneTurn(app.services.records, undo)).toBe(1)
    expect(await statesOf(area, references)).toEqual([area.before])
    expect(await app.services.staff.audit.verify()).not.toHaveProperty('problem')
  })

  test('changes the remaining records when a colleague has changed some', async () => {
    const references = await area.store(12)
    const [first = '', second = ''] = references
    for (const one of [first, second]) {
      const form = { version: '1', list: area.list, note: 'Rappelée.' }
      await post(`${area.path}/${one}`, form).expect(303)
    }
    const fields = { list: area.list, picks: picksOf(references), state: area.after }
    const { headers } = await post(area.path, fields).expect(303)
    const said = new URL(headers['location'] ?? '', app.config.origin).searchParams
    expect(said.get('conflicts')).toBe('2')
    expect(said.get('changed')?.split(' ')).toEqual(references.slice(2))
    expect(await statesOf(area, references.slice(2))).toEqual([area.after])
    expect(await statesOf(area, [first, second])).toEqual([area.before])
  })

  test('changes a record once, however often the form lists it', async () => {
    const [reference = ''] = await area.store(1)
    const logged = await entries()
    const picks = picksOf(Array.from({ length: 1500 }, () => reference))
    const { headers } = await post(area.path, { list: area.list, picks, state: area.after })
    expect(headers['location']).toContain(`changed=${reference}`)
    expect(await entries()).toBe(logged + 1)
    expect((await area.find(reference))?.version).toBe(2)
  })

  test('rejects more than 200 records and changes none', async () => {
    const references = await area.store(201)
    const logged = await entries()
    const fields = { list: area.list, picks: picksOf(references), state: area.after }
    await post(area.path, fields).expect(400)
    await post(`${area.path}/undo`, fields).expect(400)
    expect(await statesOf(area, references)).toEqual([area.before])
    expect(await entries()).toBe(logged)
  })

  test('ignores notes', async () => {
    const references = await area.store(2)
    const fields = { list: area.list, picks: picksOf(references), note: 'x'.repeat(3900) }
    const { headers } = await post(area.path, fields).expect(303)
    expect(headers['location']).toContain('said=nothing')
    expect((await area.find(references[0] ?? ''))?.version).toBe(1)
  })

  test('redirects to a URL of bounded length for any list parameter', async () => {
    const [reference = ''] = await area.store(1)
    const list = `${area.list}&after=${'a'.repeat(50_000)}&page=9&assignee=${'b'.repeat(20_000)}`
    const fields = { list, picks: `${reference} 1`, state: area.after }
    const { headers } = await post(area.path, fields).expect(303)
    expect(headers['location']?.length).toBeLessThan(1000)
  })
})

test('bulk confirmation of accounts › writes one audit entry per account and none for unknown ids', async () => {
  const people = await Promise.all([signedIn(app), signedIn(app)])
  const before = await entries()
  const account = [...people, ...people].map(({ id }) => id)
  await sophie.agent
    .post('/staff/accounts/confirm')
    .type('form')
    .send({ account: [...account, 'nobody', ...account] })
    .expect(303)
  expect(await entries()).toBe(before + 2)
})

test('bulk change of requests › a page is served while 200 requests are changed', async () => {
  const area = requestsArea
  const references = await area.store(200)
  const order: string[] = []
  const fields = { list: area.list, picks: picksOf(references), state: area.after }
  await Promise.all([
    sophie.agent
      .post(area.path)
      .type('form')
      .send(fields)
      .then(() => order.push('changed')),
    app.site.get('/healthz').then(() => app.site.get('/healthz').then(() => order.push('healthz'))),
  ])
  expect(order).toEqual(['healthz', 'changed'])
})
