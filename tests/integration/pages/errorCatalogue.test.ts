import { load } from 'cheerio'
import type { i18n } from 'i18next'
import { ConfigError } from '../../../src/config/configError.js'
import { readConfig } from '../../../src/config/readConfig.js'
import { readModifiers } from '../../../src/services/images/addresses/modifiers.js'
import { ImageError } from '../../../src/services/images/imageError.js'
import type { PlainWordKey } from '../../../src/services/language/words.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { openWords } from '../../support/site/words.js'

/*
 * The messages that the client's specification gives word for word, each followed by what to do:
 * neither takes the place of the other.
 */
let running: TestApp
let words: i18n
beforeAll(async () => {
  words = await openWords()
  running = await appForTests()
})
afterAll(() => running.end())

test.each([
  [
    '/en/nowhere',
    'This page could not be found',
    'It may have moved. Here is where to start again.',
  ],
  [
    '/fr/nulle-part',
    'Cette page est introuvable',
    'Elle a peut-être changé de place. Voici par où reprendre.',
  ],
])('whoever opens %s reads “%s”, then what to do', async (path, message, todo) => {
  const $ = load((await running.site.get(path)).text)
  expect($('h1').text()).toBe(message)
  expect($('h1 + .lead').text()).toBe(todo)
  expect($('title').text()).toContain(message)
})

test.each([
  ['en', 'Unexpected error'],
  ['fr', 'Erreur inattendue'],
] as const)(
  'a failure that says nothing better is an unexpected error (%s)',
  async (locale, message) => {
    const failing = await appForTests({
      adjust: (services) => ({
        ...services,
        contact: { ...services.contact, receive: () => Promise.reject(new Error('x')) },
      }),
    })
    const request = {
      name: 'Zoé',
      phone: '418 555-0199',
      subject: 'mri',
      language: 'fr',
      consent: 'yes',
    }
    const $ = load((await failing.site.post(`/${locale}`).type('form').send(request)).text)
    expect($('h1').text()).toBe(message)
    expect($('h1 + .lead').text()).toMatch(/(call us|appelez-nous)\.$/)
    await failing.end()
  },
)

const consoleMessages: readonly (readonly [PlainWordKey, string, string])[] = [
  ['forms:verification.noKey', 'no key provided', 'aucune clé fournie'],
  ['forms:verification.noVersion', 'no version provided', 'aucune version fournie'],
  ['forms:verification.notLoaded', 'failed to load script', 'le script n’a pas pu être chargé'],
  ['forms:verification.notRun', 'failed to execute', 'l’exécution a échoué'],
]

test.each(consoleMessages)(
  'what human verification tells the console (%s) has these words',
  (key, en, fr) => {
    expect(words.getFixedT('en')(key)).toBe(
      `Human verification: ${en}. Requests are sent without it.`,
    )
    expect(words.getFixedT('fr')(key)).toBe(
      `Vérification humaine\u00A0: ${fr}. Les demandes partent sans elle.`,
    )
  },
)

test.each(['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'])(
  'with %s alone, ops read at the start that no key is provided',
  (name) => {
    const read = () => readConfig({ [name]: 'a-key-of-the-tests' }, '/srv/site')
    expect(read).toThrow(ConfigError)
    expect(read).toThrow('no key provided')
  },
)

test.each([
  ['fr', 'Ce champ n’est pas valide.'],
  ['en', 'This field is not valid.'],
])('by default a field is said not to be valid (%s)', (locale, message) => {
  const said = words.getFixedT(locale)('validation:default')
  expect(said.startsWith(`${message} `)).toBe(true)
})

const specified = [
  ...['alpha', 'alpha_num', 'alpha_dash', 'alpha_spaces', 'between', 'confirmed', 'digits'],
  ...['dimensions', 'email', 'excluded', 'ext', 'image', 'integer', 'length', 'max_value', 'max'],
  ...['mimes', 'min_value', 'min', 'numeric', 'oneOf', 'regex', 'required', 'required_if', 'size'],
  'double',
]

test.each(['fr', 'en'])('every rule of the catalogue has its own sentence (%s)', (locale) => {
  const sentences = Object.keys(words.getResourceBundle(locale, 'validation'))
  expect(sentences).toEqual(expect.arrayContaining(specified))
})

test.each([
  ['/_ipx/provider_cloudinary/photo.jpg', 'Unknown provider: ', 'Fournisseur inconnu\u00A0: '],
  ['/_ipx/preset_hero/photo.jpg', 'Unknown preset: ', 'Préréglage inconnu\u00A0: '],
])('the picture address %s is refused with “%s”', async (path, en, fr) => {
  const { status, text } = await running.site.get(path)
  const { detail, detailEn } = JSON.parse(text)
  expect([status, detailEn.slice(0, en.length), detail.slice(0, fr.length)]).toEqual([400, en, fr])
})

test('a picture address that is no text is refused as such', () => {
  const read = () => readModifiers(42)
  expect(read).toThrow(ImageError)
  expect(new ImageError('not-a-string').sentence.en).toMatch(/^Non-string input: /)
  expect(read).toThrow('not-a-string')
})
