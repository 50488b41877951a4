import { join } from 'node:path'
import { load } from 'cheerio'
import { type Locale, locales, type NamedPage } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { readClinic } from '../../../src/services/clinic/readClinic.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

const shippedClinic = readClinic(join(process.cwd(), 'src/content/clinic.json'))
const role = (fr: string, en: string) => ({ fr, en })
const task = role('Lisent les images.', 'Read the images.')

let shipped: TestApp
let other: TestApp

beforeAll(async () => {
  shipped = await appForTests()
  other = await appForTests({
    clinic: {
      mriQuestionnaireFrom: 'clinic',
      prp: { areas: ['knee'], prescription: 'needed' },
      visits: { ...shippedClinic.visits, missedVisit: 'byPhone' },
      teamSize: 2,
      team: [
        {
          role: role('Radiologistes', 'Radiologists'),
          task,
          people: 2,
          names: ['A. Essai', 'B. Essai'],
        },
      ],
      permit: 'LIM-TEST-01',
    },
  })
})
afterAll(() => Promise.all([shipped, other].map((app) => app.end())))

const textOf = async (app: TestApp, page: NamedPage, locale: Locale): Promise<string> => {
  const { text } = await app.site.get(urlFor(page, locale)).expect(200)
  return load(text)('main').text().replaceAll(/\s+/g, ' ')
}

const givers = {
  fr: {
    prescriber: 'Demandez-le à la personne qui prescrit',
    clinic: 'Demandez-le à notre accueil',
  },
  en: { prescriber: 'Get it from the person who orders', clinic: 'Get it from our front desk' },
} as const

test.each(locales)(
  'both MRI pages and the list to print name who gives the questionnaire, as the clinic chose, in %s',
  async (locale) => {
    for (const page of ['mri', 'breastMri', 'mriChecklist'] as const) {
      const { prescriber, clinic } = givers[locale]
      expect(await textOf(shipped, page, locale)).toContain(prescriber)
      const text = await textOf(other, page, locale)
      expect(text).toContain(clinic)
      expect(text).not.toContain(prescriber)
    }
  },
)

test('somebody with a sore shoulder reads whether the clinic injects PRP there, and what is known', async () => {
  const text = await textOf(shipped, 'prp', 'en')
  expect(text).toContain('we inject it in the shoulder, elbow, knee and heel')
  expect(text).toContain('We cite no study on the shoulder')
  expect(text).toContain('No, not for the consultation.')
  const kneeAlone = await textOf(other, 'prp', 'en')
  expect(kneeAlone).toContain('we inject it in the knee.')
  expect(kneeAlone).toContain('Yes, you need one for the consultation.')
})

test('about names the people who agreed to it and the permit, and roles alone where nobody did', async () => {
  const named = await textOf(other, 'about', 'en')
  expect(named).toContain('A. Essai, B. Essai')
  expect(named).toContain('Medical imaging laboratory permit: LIM-TEST-01')
  const roles = await textOf(shipped, 'about', 'en')
  for (const { role: shown } of shippedClinic.team) expect(roles).toContain(shown.en)
  expect(roles).not.toContain('permit')
})

test('somebody who missed an appointment reads what it costs, or to call', async () => {
  expect(await textOf(shipped, 'home', 'fr')).toContain('Un rendez-vous manqué ne vous coûte rien')
  expect(await textOf(other, 'home', 'fr')).toContain('pour savoir si des frais s’appliquent')
})
