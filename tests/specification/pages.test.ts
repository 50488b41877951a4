import { type CheerioAPI, load } from 'cheerio'
import { type BuiltSite, startBuiltSite } from '../support/site/builtSite.js'

let site: BuiltSite
beforeAll(async () => {
  site = await startBuiltSite({ env: { SERVICE_WORKER: 'off' } })
})
afterAll(() => site.stop())

const statusOf = async (path: string): Promise<number> => {
  const { status, body } = await fetch(site.origin + path)
  await body?.cancel()
  return status
}
const read = async (path: string): Promise<CheerioAPI> =>
  load(await (await fetch(site.origin + path)).text())

const pageAt = async (path: string) => {
  const $ = await read(path)
  return {
    heading: $('main h1').text(),
    language: $('html').attr('lang'),
    english: $('.site-header a[data-language=en]').attr('href'),
  }
}

type Addresses = readonly [name: string, bare: string, french: string, english: string]

const ultrasound = (french: string, english: string): Addresses => [
  english,
  `/services/echographie/${french}`,
  `/fr/echographie/${french}`,
  `/en/ultrasound/${english}`,
]

const mri = '/services/resonance-magnetique-irm'

test.each<Addresses>([
  ['home', '/', '/fr', '/en'],
  ['about', '/apropos', '/fr/a-propos', '/en/about-us'],
  ['terms', '/conditions-generales', '/fr/conditions-generales', '/en/terms-of-service'],
  [
    'privacy',
    '/politiques-confidentialite',
    '/fr/politiques-confidentialite',
    '/en/privacy-policy',
  ],
  [
    'old privacy',
    '/old_politique-confidentialite',
    '/fr/old_politique-confidentialite',
    '/en/old_privacy-policy',
  ],
  ['cookie policy', '/politiques-cookie', '/fr/politiques-cookie', '/en/cookie-policy'],
  ['ultrasound', '/services/echographie', '/fr/echographie', '/en/ultrasound'],
  ['MRI', mri, '/fr/resonance-magnetique-irm', '/en/magnetic-resonance-imaging-mri'],
  ['breast MRI', `${mri}/mammaire`, '/fr/mammaire', '/en/breast'],
  ['PRP', '/services/therapie-a-prp', '/fr/therapie-a-prp', '/en/therapy-a-prp'],
  ['careers', '/carrieres', '/fr/carrieres', '/en/careers'],
  ultrasound('clarte-nucale', 'nuchal-translucency'),
  ultrasound('grossesse', 'fetal'),
  ultrasound('hysterosonographie', 'hysterosonogram'),
  ultrasound('mammaire', 'breast'),
  ultrasound('morphologique', 'morphological'),
  ultrasound('musculo-squelettique', 'musculoskeletal'),
])(
  'page › %s is at %s and %s in French, at %s in English',
  async (_name, bare, french, english) => {
    const [unprefixed, fr, en] = await Promise.all([bare, french, english].map(pageAt))
    expect(unprefixed).toEqual(fr)
    expect([fr?.language, fr?.english, en?.language]).toEqual(['fr-CA', english, 'en-CA'])
  },
)

test.each(['/services/echographie/breast', '/fr/echographie/breast', '/en/ultrasound/mammaire'])(
  'page › %s, which mixes names of both languages, answers 404',
  async (path) => {
    expect(await statusOf(path)).toBe(404)
  },
)

test.each([
  ['contact', 'form[method=post]'],
  ['gmap', '.map'],
  ['offre-emploi', 'a[href*="/c"]'],
])('home page › has the anchor #%s', async (anchor, content) => {
  for (const home of ['/fr', '/en']) {
    const place = (await read(home))(`#${anchor}`)
    expect([home, place.length]).toEqual([home, 1])
    expect(place.find(content).length).toBeGreaterThan(0)
  }
})

test('footer and section navigation › differ for ultrasound and therapy', async () => {
  const [ultrasoundPage, therapy, plain] = await Promise.all(
    ['/en/ultrasound', '/en/therapy-a-prp', '/en/about-us'].map(async (path) => {
      const $ = await read(path)
      return [$('.section-bar, .contents-row').text(), $('.site-footer__band').text()]
    }),
  )
  expect(plain).toEqual(['', ''])
  expect([ultrasoundPage, therapy].flat()).not.toContain('')
  expect(ultrasoundPage?.[0]).not.toBe(therapy?.[0])
  expect(ultrasoundPage?.[1]).not.toBe(therapy?.[1])
})

test.each([
  ['/en', 'English', 'en', 'en-CA', 'EN'],
  ['/fr', 'Français', 'fr', 'fr-CA', 'FR'],
])('%s › offers its language as %s (%s, %s, %s)', async (home, name, code, region, label) => {
  const choice = (await read(home))(`.site-header a[data-language=${code}]`)
  expect([choice.text(), choice.attr('lang'), choice.attr('hreflang')]).toEqual([
    label,
    code,
    region,
  ])
  expect(choice.attr('aria-label')).toContain(name)
})

test('page head › names fonts of weight 300, 400 and 600, and icons, that exist', async () => {
  const $ = await read('/en')
  const faces = $('head style')
    .text()
    .split('@font-face')
    .slice(1)
    .map((rule) => rule.slice(0, rule.indexOf('}')))
    .filter((rule) => rule.includes('Source Sans Pro'))
  const weights = faces.map((rule) => Number(/font-weight:\s*(\d+)/.exec(rule)?.[1]))
  expect(weights.toSorted((a, b) => a - b)).toEqual([300, 400, 600])
  const fonts = faces.map((rule) => /url\("?(\/fonts\/[^")]+)/.exec(rule)?.[1] ?? '')
  const icons = $('head link[rel=icon]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
  expect(icons).toHaveLength(2)
  for (const path of [...fonts, ...icons]) expect([path, await statusOf(path)]).toEqual([path, 200])
})

test('pictures › are used in the widths of the specification', async () => {
  const used = new Set<number>()
  for (const path of ['/fr', '/fr/a-propos', '/fr/echographie', '/fr/carrieres', '/fr/mammaire']) {
    const html = await (await fetch(site.origin + path)).text()
    for (const [, width] of html.matchAll(/\/_ipx\/\S+ (\d+)w/g)) used.add(Number(width))
  }
  expect([...used].toSorted((a, b) => a - b)).toEqual([320, 640, 768, 1024, 1280, 1536, 1920])
})
