import { mkdirSync, renameSync } from 'node:fs'
import { load } from 'cheerio'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { minute } from '../../../src/shared/time/durations.js'
import { htmlErrors } from '../../support/pages/validHtml.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { fieldsIn } from '../../support/staff/deskRequests.js'
import { filledSection, postSection, sectionAddress } from '../../support/staff/siteForms.js'
import { staffPassword } from '../../support/staff/signInVisits.js'
import { agentOf, type SignedInPerson, signedIn } from '../../support/staff/signedIn.js'

let app: TestApp
let nadia: SignedInPerson
beforeEach(async () => {
  app = await appForTests({ env: { RATE_LIMIT_POSTS: '1' } })
  nadia = await signedIn(app, { roles: ['editor'], locale: 'en' })
})
afterEach(() => app.end())

const address = sectionAddress('page-careers', 'hiring')
const field = 'hiring.heading.text.en'
const title = '<b>A heading</b> typed for an hour'

/** Moves the records folder away while `act` runs. */
const withoutStore = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  const { dataDir } = app.config
  renameSync(dataDir, `${dataDir}-away`)
  mkdirSync(dataDir)
  try {
    return await act()
  } finally {
    renameSync(dataDir, `${dataDir}-empty`)
    renameSync(`${dataDir}-away`, dataDir)
  }
}

const section = async (): Promise<string> => {
  const { text } = await nadia.agent.get(address).expect(200)
  return filledSection(text, { [field]: title })
}

/** Returns an agent with the cookie of a browser in which the person has signed in before. */
const knownAgent = (session = nadia.cookie) => {
  const known = app.services.staff.knownBrowsers.remember(undefined, nadia.id).split(';')[0]
  return agentOf(app, `${session}; ${known}`)
}

const note = 'A note that took a long time to type.'

describe('staff form that the store cannot save', () => {
  test.each([
    ['just after the last use', 0],
    ['after the last use was stored', 2 * minute],
  ])('is sent again by a button (%s)', async (_when, elapsed) => {
    const agent = knownAgent()
    const body = await section()
    app.clock.pass(elapsed)
    const failed = await withoutStore(() => postSection({ agent }, address, body))
    expect(failed.status).toBe(503)
    expect(await htmlErrors(failed.text)).toEqual([])
    const page = load(failed.text)
    expect(page('main .notice').text()).toContain(title)
    expect(page('main form').attr('action')).toBe(address)
    const retried = await agent.post(address).type('form').send(fieldsIn(page, 'main form'))
    expect(retried.headers['location']).toBe(`${address}?said=saved`)
    const { text } = await agent.get(address)
    expect(load(text)(`[name="${field}"]`).val()).toBe(title)
  })

  test('is not repeated if it contains a password', async () => {
    const password = 'six other long words of Nadia'
    const fields = { current: staffPassword, password, again: password }
    const failed = await withoutStore(() =>
      knownAgent().post(staffUrl('ownPassword')).type('form').send(fields),
    )
    expect([failed.status, failed.text.includes(password)]).toEqual([503, false])
  })

  test('is not repeated to a browser in which no staff member has signed in', async () => {
    const stranger = agentOf(app, '__Host-staff=x')
    const body = await section()
    const failed = await withoutStore(() => postSection({ agent: stranger }, address, body))
    expect(failed.text).not.toContain('typed for an hour')
  })
})

test('staff form for a document that is gone › shows its text and no button to send it again', async () => {
  const missing = sectionAddress('job-discarded', 'all')
  const { status, text } = await nadia.agent.post(missing).type('form').send({ note })
  expect(status).toBe(404)
  expect(load(text)('main .notice').text()).toContain(note)
  expect(load(text)('main form')).toHaveLength(0)
})

test('staff form beyond the rate limit › is sent again by a button', async () => {
  const agent = knownAgent('__Host-staff=x')
  const posts = Array.from({ length: 11 }, () => agent.post(address).type('form').send({ note }))
  const limited = (await Promise.all(posts)).find(({ status }) => status === 429)
  expect(fieldsIn(load(limited?.text ?? ''), 'main form')).toMatchObject({ note })
})

test('staff form of another site › is not repeated', async () => {
  const { status, text } = await knownAgent()
    .post(address)
    .set('Origin', 'https://evil.example')
    .type('form')
    .send({ note })
  expect(status).toBe(403)
  expect(text).not.toContain(note)
})

test('staff error page › has the navigation of the account at an unknown address', async () => {
  const navigation = '.bar__nav a'
  const { status, text } = await nadia.agent.get('/staff/nowhere')
  expect(status).toBe(404)
  expect(load(text)(navigation).length).toBeGreaterThan(0)
  const stranger = await agentOf(app).get('/staff/nowhere')
  expect(stranger.status).toBe(404)
  expect(load(stranger.text)(navigation)).toHaveLength(0)
})
