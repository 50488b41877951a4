import { specifiedSite } from '../support/specification/specifiedSite.js'
import { testedIn } from '../support/specification/testedIn.js'

/* What stands before the first chapter, and chapter 1: what the product does and for whom. */

const { read, ask, arrive } = specifiedSite()

/** Where the menu and the footer of a page lead. */
const linksOf = async (path: string): Promise<readonly (string | undefined)[]> => {
  const $ = await read(path)
  return $('a')
    .toArray()
    .map((link) => $(link).attr('href'))
}

test('0.1a server-rendered, bilingual (French and English, Canadian locales)', async () => {
  for (const [path, locale] of [
    ['/fr', 'fr-CA'],
    ['/en', 'en-CA'],
  ] as const) {
    const $ = await read(path)
    expect($('html').attr('lang')).toBe(locale)
    expect($('main h1').text()).not.toBe('')
  }
})

test('0.1b ultrasound, magnetic resonance imaging and PRP therapy services, an about page, legal pages, a contact request form and a careers section', async () => {
  const links = await linksOf('/en')
  const services = ['/en/ultrasound', '/en/magnetic-resonance-imaging-mri', '/en/therapy-a-prp']
  const legal = ['/en/terms-of-service', '/en/privacy-policy', '/en/cookie-policy']
  expect(links).toEqual(
    expect.arrayContaining([...services, '/en/about-us', ...legal, '/en/careers']),
  )
  const $ = await read('/en')
  expect($('#contact form[method=post]')).toHaveLength(1)
})

test('1.1a a public information site for visitors and prospective patients', async () => {
  const sitemap = await (await ask('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(30)
  const answers = await Promise.all(paths.map((path) => ask(path)))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})

test('1.1b visitors can read about services, reach the clinic through a request form, a map and contact anchor, and see job offers', async () => {
  const page = await arrive('/en')
  await page.locator('main a[href="/en/ultrasound"]').first().click()
  await page.waitForURL('**/en/ultrasound')
  await page.locator('a[href="/en#contact"]').filter({ visible: true }).first().click()
  await page.locator('#contact form').waitFor()
  expect(await page.locator('#gmap .map').first().isVisible()).toBe(true)
  await page.locator('#offre-emploi a[href^="/en/careers/"]').first().click()
  await page.waitForURL('**/en/careers/*')
})

test('1.2 ultrasound (breast, pregnancy/fetal, morphological, hysterosonogram, musculoskeletal, nuchal translucency), magnetic resonance imaging (including breast MRI) and PRP therapy', async () => {
  const exams = [
    ...['breast', 'fetal', 'morphological', 'hysterosonogram', 'musculoskeletal'],
    'nuchal-translucency',
  ]
  const others = ['/en/magnetic-resonance-imaging-mri', '/en/breast', '/en/therapy-a-prp']
  const paths = [...exams.map((exam) => `/en/ultrasound/${exam}`), ...others]
  expect(await linksOf('/en')).toEqual(expect.arrayContaining(paths))
  for (const path of paths) expect((await read(path))('main h1')).toHaveLength(1)
})

test('1.3 about page, terms, privacy policy (plus an old privacy page), cookie policy, careers section', async () => {
  const paths = [
    ...['/en/about-us', '/en/terms-of-service', '/en/privacy-policy', '/en/old_privacy-policy'],
    ...['/en/cookie-policy', '/en/careers'],
  ]
  for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 200])
  expect(await linksOf('/en/privacy-policy')).toContain('/en/old_privacy-policy')
})

test('1.4 footer and navigation have separate variants for the ultrasound section and the therapy section', async () => {
  const variants = await Promise.all(
    ['/en/ultrasound', '/en/therapy-a-prp', '/en/about-us'].map(async (path) => {
      const $ = await read(path)
      return [$('.section-bar, .contents-row').text(), $('.site-footer__band').text()]
    }),
  )
  const [ultrasound, therapy, plain] = variants
  expect(plain).toEqual(['', ''])
  expect(new Set(variants.map(([bar]) => bar)).size).toBe(3)
  expect(new Set(variants.map(([, band]) => band)).size).toBe(3)
  expect([ultrasound, therapy].flat()).not.toContain('')
})

describe('1.5a the page head sets fonts, icons and a tag-manager script that respects do-not-track', () => {
  test('fonts and icons', async () => {
    const $ = await read('/en')
    const fonts = [
      ...$('head style')
        .text()
        .matchAll(/url\("?(\/fonts\/[^")]+)/g),
    ].map(([, path = '']) => path)
    const icons = $('head link[rel=icon]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
    expect([fonts.length > 0, icons.length]).toEqual([true, 2])
    for (const path of [...fonts, ...icons])
      expect([path, (await ask(path)).status]).toEqual([path, 200])
  })

  testedIn(
    'tag-manager script',
    'e2e/consent/consent.test.ts',
    'after consent the tags receive pages, calls and forms, and no personal data',
    '%s is a refusal that needs no question',
  )
})

testedIn(
  '1.5b events are pushed to a tag-manager data layer only when an id is configured',
  'e2e/consent/consent.test.ts',
  'without an id there is no question, no script for it, and no other site in the policy',
  'after consent the tags receive pages, calls and forms, and no personal data',
)
