import { load } from 'cheerio'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { keptKinds } from '../../../src/content/pages/whatWeKeep.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let app: TestApp
beforeAll(async () => {
  app = await appForTests({
    env: { RETENTION_REQUEST_DAYS: '17', RETENTION_OTHER_OFFERS_DAYS: '400' },
  })
})
afterAll(() => app.end())

const pageIn = async (address: string) => load((await app.site.get(address)).text)
const article = async (locale: 'fr' | 'en', id: string): Promise<string> => {
  const $ = await pageIn(urlFor('whatWeKeep', locale))
  return $(`.prose details > #${id}`).text()
}

test('data policy page › has three URLs and an article for each type of data in both languages', async () => {
  for (const address of ['/ce-que-nous-gardons', '/fr/ce-que-nous-gardons', '/en/what-we-keep']) {
    const $ = await pageIn(address)
    expect($('.prose details')).toHaveLength(keptKinds.length)
    expect($('.prose').text()).not.toMatch(/\{\{|legal:|forms:/)
  }
})

test.each([
  ['fr', 'requests', ['nom complet', 'téléphone', 'courriel', 'examen ou sujet', 'votre message']],
  ['en', 'requests', ['full name', 'phone', 'email', 'exam or subject', 'your message']],
  ['fr', 'applications', ['poste', 'vos disponibilités', 'CV et autres documents']],
  ['en', 'applications', ['position', 'when you can work', 'CV and other documents']],
] as const)(
  'data policy page › lists in %s each field of the form for %s by its label',
  async (locale, id, labels) => {
    const said = await article(locale, id)
    for (const label of labels) expect(said).toContain(label)
  },
)

test('data policy page › shows the configured retention periods', async () => {
  expect(await article('fr', 'requests')).toContain('17\u00A0jours après l’envoi')
  expect(await article('en', 'applications')).toContain('it’s 400 days')
})

test.each([
  ['the request form', '/fr', '#requests'],
  ['the application form', '/fr/carrieres', '#applications'],
  ['page feedback', '/fr/irm', '#feedback-answers'],
  ['the policy', urlFor('privacy', 'fr'), ''],
])('data policy page › is linked from %s', async (_what, address, anchor) => {
  const path = address === '/fr/irm' ? urlFor('mri', 'fr') : address
  const $ = await pageIn(path)
  expect($(`a[href="${urlFor('whatWeKeep', 'fr')}${anchor}"]`).length).toBeGreaterThan(0)
})

test('privacy policy › does not repeat the retention periods', async () => {
  const $ = await pageIn(urlFor('privacy', 'fr'))
  expect($('main').text()).not.toContain('17\u00A0jours')
})

test.each([
  ['fr', 'En vigueur du 22 septembre 2023 au 31 octobre 2026.'],
  ['en', 'In force from September 22, 2023 to October 31, 2026.'],
] as const)(
  'archived privacy policy in %s › shows the period in which it was in force',
  async (locale, sentence) => {
    const $ = await pageIn(urlFor('privacyArchive', locale))
    expect($('.page-hero').text().replaceAll('\u00A0', ' ')).toContain(sentence)
  },
)

test.each([
  ['/fr', /moins de 14\sans, un parent, un tuteur ou une tutrice/],
  ['/en', /under 14, a parent or legal guardian/],
])(
  'contact form at %s › shows rights, the contact person and who consents for a child',
  async (address, child) => {
    const said = (await pageIn(address))('.consent-line').text()
    expect(said).toMatch(child)
    expect(said).toContain(app.services.clinic.privacy.email)
    expect(said).toMatch(/hors du Québec|outside Québec/)
  },
)
