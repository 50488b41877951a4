import { load } from 'cheerio'
import { type Locale, locales, type NamedPage } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { testClinic } from '../../support/site/testClinic.js'
const role = (fr: string, en: string) => ({ fr, en })
const task = role('Lisent les images.', 'Read the images.')

let shipped: TestApp
let other: TestApp

beforeAll(async () => {
  shipped = await appForTests()
  other = await appForTests({
    clinic: {
      mriQuestionnaireFrom: 'prescriber',
      exams: {
        ...testClinic.exams,
        mri: {
          ...testClinic.exams.mri,
          booking: {
            name: 'Rendez-vous santé',
            url: { fr: 'https://rv.example/fr', en: 'https://rv.example/en' },
          },
        },
      },
      prp: { areas: ['knee'], prescription: 'needed' },
      visits: { ...testClinic.visits, missedVisit: 'byPhone' },
      team: [
        {
          role: role('Radiologistes', 'Radiologists'),
          task,
          people: 9,
          names: 'radiologists',
        },
      ],
      physicians: {
        medicalDirector: role('Dre D. Essai', 'Dr. D. Essai'),
        radiologists: [role('Dr A. Essai', 'Dr. A. Essai'), role('Dre B. Essai', 'Dr. B. Essai')],
      },
      confirmed: { physicians: '2026-11-01' },
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
  fr: { prescriber: 'Cette personne vous le remet', clinic: 'Demandez-le à l’accueil' },
  en: { prescriber: 'They give it to you', clinic: 'Ask the front desk for it' },
} as const

test.each(locales)(
  'MRI pages and checklist › name the configured provider of the questionnaire in %s',
  async (locale) => {
    for (const page of ['mri', 'breastMri', 'mriChecklist'] as const) {
      const { prescriber, clinic } = givers[locale]
      expect(await textOf(shipped, page, locale)).toContain(clinic)
      const text = await textOf(other, page, locale)
      expect(text).toContain(prescriber)
      expect(text).not.toContain(clinic)
    }
  },
)

test('PRP page › lists the joints that the clinic injects and the evidence for them', async () => {
  const text = await textOf(shipped, 'prp', 'en')
  expect(text).toContain('we inject it in the shoulder, elbow, knee or heel')
  expect(text).toContain('Shoulder, review of 8 trials')
  expect(text).toContain('No, not for the consultation.')
  const kneeAlone = await textOf(other, 'prp', 'en')
  expect(kneeAlone).toContain('we inject it in the knee.')
  expect(kneeAlone).toContain('Yes, you need one for the consultation.')
})

test('about page › shows permit and names of consenting team members, and only roles otherwise', async () => {
  const named = await textOf(other, 'about', 'en')
  expect(named).toContain('Dr. A. Essai, Dr. B. Essai')
  expect(named).toContain('Radiologists 2')
  expect(named).not.toContain('samples')
  expect(named).toContain('Medical imaging laboratory permit: LIM-TEST-01')
  const roles = await textOf(shipped, 'about', 'en')
  for (const { role: shown } of testClinic.team) expect(roles).toContain(shown.en)
  expect(roles).toContain('names shown here are samples')
  expect(roles).not.toContain('permit')
})

test('exam page › marks the name of the medical director as a sample until it is confirmed', async () => {
  expect(await textOf(shipped, 'mri', 'en')).toContain('This name is a sample.')
  expect(await textOf(other, 'mri', 'en')).not.toContain('This name is a sample.')
})

test('home page › shows the fee for a missed appointment or asks to call', async () => {
  expect(await textOf(shipped, 'home', 'fr')).toContain('Un rendez-vous manqué ne vous coûte rien')
  expect(await textOf(other, 'home', 'fr')).toContain('pour savoir si des frais s’appliquent')
})

test('exam page › links to an external booking site when one is configured', async () => {
  const addresses = async (app: TestApp, page: NamedPage): Promise<string | undefined> =>
    load((await app.site.get(urlFor(page, 'en')).expect(200)).text)('aside a.more').attr('href')
  expect(await addresses(other, 'mri')).toBe('https://rv.example/en')
  expect(await addresses(other, 'fetal')).toBeUndefined()
  expect(await addresses(shipped, 'mri')).toBeUndefined()
})
