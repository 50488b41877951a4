import { join } from 'node:path'
import { load } from 'cheerio'
import { readClinic } from '../../../src/services/clinic/readClinic.js'
import { emailsAbout } from '../../support/contact/emailFolder.js'
import { everyAnswer } from '../../support/pages/everyPage.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { aReceivedRequest, staffPage } from '../../support/staff/deskRequests.js'
import { signedIn } from '../../support/staff/signedIn.js'

const shipped = readClinic(join(process.cwd(), 'src/content/clinic.json'))
const same = (text: string) => ({ fr: text, en: text })

/** Names and addresses of the shipped clinic, which no page of another clinic may contain. */
const traces = /ondelune|\bOND-|Sainte-Foy|Estran|555-014|Québec City|à Québec\b/i

let app: TestApp
beforeAll(async () => {
  app = await appForTests({
    clinic: {
      name: 'Boréale Imagerie',
      nameStress: 'Boréale',
      legalName: { fr: 'Clinique Boréale', en: 'Boréale Clinic' },
      phone: '+18195550100',
      fax: '+18195550101',
      email: 'accueil@boreale.example',
      hiringEmail: 'rh@boreale.example',
      senderEmail: 'avis@boreale.example',
      referencePrefix: 'BOR',
      privacy: { ...shipped.privacy, email: 'vie-privee@boreale.example' },
      address: {
        street: same('500, rue des Forges'),
        district: same('Trois-Rivières'),
        inDistrict: { fr: 'au centre-ville', en: 'downtown' },
        inTown: { fr: 'à Trois-Rivières', en: 'in Trois-Rivières' },
        city: same('Trois-Rivières'),
        locality: 'Trois-Rivières',
        postalCode: 'G9A 2H1',
      },
      route: {
        steps: [same('Arrêt des Forges'), same('Entrée')],
        stepFree: [same('Stationnement'), same('Rampe')],
        inside: [same('Ascenseur'), same('Accueil')],
        rooms: shipped.route.rooms,
      },
      transit: same('500'),
      parking: same('500'),
      access: same('500'),
      hours: { ...shipped.hours, monday: [['08:00', '17:00']] },
    },
  })
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
