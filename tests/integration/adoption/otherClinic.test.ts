import { load } from 'cheerio'
import { emailsAbout } from '../../support/contact/emailFolder.js'
import { everyAnswer } from '../../support/pages/everyPage.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { secondClinic } from '../../support/site/secondClinic.js'
import { aReceivedRequest, staffPage } from '../../support/staff/deskRequests.js'
import { signedIn } from '../../support/staff/signedIn.js'

/** Names and addresses of the shipped clinic, which no page of another clinic may contain. */
const traces = /ondelune|\bOND-|Sainte-Foy|Estran|555-014|Québec City|à Québec\b/i

let app: TestApp
beforeAll(async () => {
  app = await appForTests(secondClinic())
  app.services.start()
})
afterAll(() => app.end())

const traceIn = (text: string): string | undefined =>
  new RegExp(`.{0,40}(?:${traces.source}).{0,40}`, 'i').exec(text)?.[0]

test.each(everyAnswer.filter(({ path }) => !path.includes('ref=')))(
  '$path › names the configured clinic',
  async ({ path }) => {
    const { text } = await app.site.get(path)
    const $ = load(text)
    $('script:not([type="application/ld+json"]), style').remove()
    expect(traceIn($.html())).toBeUndefined()
  },
)

test.each(['/manifest.webmanifest', '/.well-known/security.txt', '/robots.txt', '/sitemap.xml'])(
  '%s › names the configured clinic',
  async (path) => {
    expect(traceIn((await app.site.get(path)).text)).toBeUndefined()
  },
)

test('emails and staff area › name the configured clinic', async () => {
  const { reference } = await aReceivedRequest(app)
  expect(reference).toMatch(/^BOR-/)
  for (const email of await emailsAbout(app.config.dataDir, reference)) {
    expect(traceIn(JSON.stringify(email))).toBeUndefined()
  }
  const staff = await staffPage(await signedIn(app), `/staff/requests/${reference}`)
  expect(traceIn(staff.html())).toBeUndefined()
})
