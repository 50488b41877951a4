import { eventually } from '../support/site/eventually.js'
import { specifiedSite } from '../support/specification/specifiedSite.js'
import { testedIn } from '../support/specification/testedIn.js'

/* Chapter 2: screens and routes. */

const { site, ask, read, visit } = specifiedSite()

/** What identifies a page to its readers, the language they read it in, and its twin. */
const pageAt = async (path: string) => {
  const $ = await read(path)
  return {
    heading: $('main h1').text(),
    language: $('html').attr('lang'),
    english: $('.site-header a[data-language=en]').attr('href'),
  }
}

const isOnePage = async (unprefixed: string, french: string, english: string): Promise<void> => {
  const [bare, fr, en] = await Promise.all([unprefixed, french, english].map(pageAt))
  expect(bare).toEqual(fr)
  expect([fr?.language, fr?.english, en?.language]).toEqual(['fr-CA', english, 'en-CA'])
}

testedIn(
  '2.1a each page exists in three variants: an unprefixed French one (under /services for service pages), a /fr one and a /en one',
  'integration/pages/pages.test.ts',
  'every page has three addresses and three route names of its own',
  'a visitor opens $route at $path',
)

test('2.1b every route name carries a language suffix, and the locale is taken from the route prefix', async () => {
  const paths = ['/apropos', '/fr/a-propos', '/en/about-us']
  for (const path of paths) await ask(path)
  await eventually(() =>
    expect(
      paths.map((path) => site().log.find((line) => line['path'] === path)?.['route']),
    ).toEqual(['about___fr___default', 'about___fr', 'about___en']),
  )
  expect((await pageAt('/fr')).language).toBe('fr-CA')
  expect((await pageAt('/en')).language).toBe('en-CA')
})

test.each([
  ['2.2 Home', '/', '/fr', '/en'],
  ['2.3 About', '/apropos', '/fr/a-propos', '/en/about-us'],
  ['2.4 Terms', '/conditions-generales', '/fr/conditions-generales', '/en/terms-of-service'],
  [
    '2.5 Privacy',
    '/politiques-confidentialite',
    '/fr/politiques-confidentialite',
    '/en/privacy-policy',
  ],
  [
    '2.6 Old privacy page',
    '/old_politique-confidentialite',
    '/fr/old_politique-confidentialite',
    '/en/old_privacy-policy',
  ],
  ['2.7 Cookie policy', '/politiques-cookie', '/fr/politiques-cookie', '/en/cookie-policy'],
  ['2.8 Ultrasound index', '/services/echographie', '/fr/echographie', '/en/ultrasound'],
  [
    '2.9 MRI',
    '/services/resonance-magnetique-irm',
    '/fr/resonance-magnetique-irm',
    '/en/magnetic-resonance-imaging-mri',
  ],
  ['2.10 Breast MRI', '/services/resonance-magnetique-irm/mammaire', '/fr/mammaire', '/en/breast'],
  ['2.11 PRP therapy', '/services/therapie-a-prp', '/fr/therapie-a-prp', '/en/therapy-a-prp'],
])('%s: %s, %s, %s', async (_title, unprefixed, french, english) => {
  await isOnePage(unprefixed, french, english)
})

test.each([
  ['2.12a clarte-nucale / nuchal-translucency', 'clarte-nucale', 'nuchal-translucency'],
  ['2.12b grossesse / fetal', 'grossesse', 'fetal'],
  ['2.12c hysterosonographie / hysterosonogram', 'hysterosonographie', 'hysterosonogram'],
  ['2.12d mammaire / breast', 'mammaire', 'breast'],
  ['2.12e morphologique / morphological', 'morphologique', 'morphological'],
  ['2.12f musculo-squelettique / musculoskeletal', 'musculo-squelettique', 'musculoskeletal'],
])('%s', async (_title, french, english) => {
  await isOnePage(
    `/services/echographie/${french}`,
    `/fr/echographie/${french}`,
    `/en/ultrasound/${english}`,
  )
})

test('2.12g French pages live under /services/echographie/ or /fr/echographie/', async () => {
  for (const place of ['/services/echographie', '/fr/echographie']) {
    expect((await pageAt(`${place}/mammaire`)).language).toBe('fr-CA')
    expect((await ask(`${place}/breast`)).status).toBe(404)
  }
})

test('2.12h English pages under /en/ultrasound/', async () => {
  expect((await pageAt('/en/ultrasound/breast')).language).toBe('en-CA')
  expect((await ask('/en/ultrasound/mammaire')).status).toBe(404)
})

test.each([
  ['2.13a request form /fr#contact or /en#contact', 'contact', 'form[method=post]'],
  ['2.13b map and contact /fr#gmap or /en#gmap', 'gmap', '.map'],
  ['2.13c job offers /fr#offre-emploi or /en#offre-emploi', 'offre-emploi', 'a[href*="/c"]'],
])('%s', async (_title, anchor, what) => {
  for (const home of ['/fr', '/en']) {
    const place = (await read(home))(`#${anchor}`)
    expect([home, place.length]).toEqual([home, 1])
    expect(place.find(what).length).toBeGreaterThan(0)
  }
})

const navigation = 'e2e/navigation/navigation.test.ts'

testedIn('2.15a history mode', navigation, 'back and forward show the page as it was left')
testedIn(
  '2.15b scroll to top on navigation',
  navigation,
  'a link shows its page without a full load: its top, its title read aloud, the keyboard at its start',
)
testedIn(
  '2.15c scroll to the hash target when one is given',
  navigation,
  'a link leads to a place of another page and takes the focus there',
)
testedIn(
  '2.16 a thin loading progress bar shows during navigation',
  navigation,
  'the loading bar is shown after 200 ms, fills in 5 s and is hidden 500 ms after the end; a page that loads sooner shows none',
)
testedIn(
  "2.17 an unmatched route shows an error page with status 404 and the message 'This page could not be found'",
  'integration/pages/addresses.test.ts',
  'an unknown address %s with the cookie %s is a 404 page in %s',
)
testedIn(
  '2.18 the site shows an offline/online status',
  'e2e/offline/offline.test.ts',
  'a notice says so, forms keep their text and cannot be sent, and a notice says when it is over',
)
testedIn(
  '2.19 a failed page-code load triggers one full page reload, at most once per 60 seconds',
  'e2e/navigation/islandCode.ts',
  'that fails to load causes one reload, then a message beside the plain form',
)

describe('2.20 links prefetch page code when visible, except on slow 2g connections or in data-saver mode', () => {
  test('visible links alone, when the browser is idle or after 2 s', async () => {
    const page = await visit({ height: 400 })
    await page.addInitScript(() => {
      const timeouts: unknown[] = []
      Object.assign(window, { timeouts })
      const original = window.requestIdleCallback
      window.requestIdleCallback = (callback, options) => {
        timeouts.push(options?.timeout)
        return original(callback, options)
      }
    })
    const prefetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') prefetched.push(new URL(request.url()).pathname)
    })
    await page.goto('/fr')
    await eventually(() => expect(prefetched).toContain('/fr/therapie-a-prp'))
    const timeouts = await page.evaluate(() => ('timeouts' in window ? window.timeouts : []))
    expect(timeouts).toContain(2000)
    expect(prefetched).not.toContain('/fr/politiques-cookie')
    await page.locator('footer a[href="/fr/politiques-cookie"]').scrollIntoViewIfNeeded()
    await eventually(() => expect(prefetched).toContain('/fr/politiques-cookie'))
  })

  testedIn(
    'on slow 2g connections, or in data-saver mode',
    'e2e/navigation/prefetch.test.ts',
    'fetches nothing %s',
  )
})

testedIn(
  '2.21a a root path can be redirected to a configured path (default status 302)',
  'integration/pages/addresses.test.ts',
  'ops send / elsewhere, and nothing but /: %j is answered with %i',
)

testedIn(
  '2.22 page transition is named page, mode out-in',
  'e2e/navigation/transition.ts',
  'the old page leaves in 140 ms, then the new one enters in 280 ms; nothing moves for visitors who prefer reduced motion',
)
