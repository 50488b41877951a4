import { createHash } from 'node:crypto'
import { load } from 'cheerio'
import {
  languagePath,
  locales,
  pageNames,
  pages,
  regions,
  variants,
} from '../../../src/addresses/pageTable.js'
import { localeOf, routeName, urlFor, urlForJob } from '../../../src/addresses/urlFor.js'
import { jobs } from '../../support/site/shippedContent.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const ask = async (path: string) => {
  const answer = await running.site.get(path)
  return { answer, $: load(answer.text) }
}

const asked = new Map<string, ReturnType<typeof ask>>()

/** Caches the response, which is the same for every visitor. */
const page = (path: string): ReturnType<typeof ask> => {
  const known = asked.get(path) ?? ask(path)
  asked.set(path, known)
  return known
}

const allVariants = pageNames.flatMap((name) =>
  variants.map((variant) => ({
    name,
    variant,
    path: pages[name][variant],
    route: routeName(name, variant),
  })),
)
const canonicalPages = pageNames.flatMap((name) =>
  locales.map((locale) => ({ name, locale, path: urlFor(name, locale) })),
)
const everyPath = [
  ...canonicalPages.map(({ path }) => path),
  ...jobs.flatMap(({ slug }) => locales.map((locale) => urlForJob(slug, locale))),
]
const listed = canonicalPages.filter(({ name }) => pages[name].noindex !== true)

test('page table › has three unique URLs and route names per page', () => {
  expect(new Set(allVariants.map(({ path }) => path)).size).toBe(pageNames.length * 3)
  expect(new Set(allVariants.map(({ route }) => route)).size).toBe(pageNames.length * 3)
})

test.each(allVariants)('$route › is served at $path', async ({ name, variant, path }) => {
  const { answer, $ } = await page(path)
  expect(answer.status).toBe(200)
  expect(answer.type).toBe('text/html')
  expect(answer.headers['content-language']).toBe(regions[localeOf(variant)])
  expect($('html').attr('lang')).toBe(regions[localeOf(variant)])
  expect($('h1')).toHaveLength(1)
  expect($('main#main')).toHaveLength(1)
  const canonical = running.config.origin + urlFor(name, localeOf(variant))
  expect($('link[rel=canonical]').attr('href')).toBe(canonical)
})

test('page titles and descriptions › are unique per language', async () => {
  for (const locale of locales) {
    const heads = await Promise.all(
      listed
        .filter((entry) => entry.locale === locale)
        .map(async ({ path }) => {
          const { $ } = await page(path)
          return {
            title: $('title').text(),
            description: $('meta[name=description]').attr('content') ?? '',
          }
        }),
    )
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
    for (const { description } of heads) expect(description.length).toBeGreaterThan(50)
  }
})

test('pages › link to their translation and back', async () => {
  for (const { name, locale, path } of listed) {
    const { $ } = await page(path)
    const told = Object.fromEntries(
      $('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]),
    )
    const { origin } = running.config
    expect({ path, told }).toEqual({
      path,
      told: {
        'fr-CA': origin + urlFor(name, 'fr'),
        'en-CA': origin + urlFor(name, 'en'),
        'x-default': origin + urlFor(name, 'fr'),
      },
    })
    const other = locale === 'fr' ? 'en' : 'fr'
    expect($(`.site-header a[data-language=${other}]`).attr('href')).toBe(urlFor(name, other))
  }
})

test('links › lead to existing pages and anchors', async () => {
  const places = new Map<string, ReadonlySet<string>>([[languagePath, new Set()]])
  const links: { from: string; href: string }[] = []
  for (const path of everyPath) {
    const { $ } = await page(path)
    places.set(
      path,
      new Set(
        $('[id]')
          .toArray()
          .map((node) => $(node).attr('id') ?? ''),
      ),
    )
    for (const node of $('a[href], form[action]').toArray()) {
      const href = $(node).attr('href') ?? $(node).attr('action') ?? ''
      if (href.startsWith('/') || href.startsWith('#')) links.push({ from: path, href })
    }
  }
  const broken = links.filter(({ from, href }) => {
    const [path = '', anchor] = href.split('#')
    const target = places.get(path === '' ? from : path)
    return target === undefined || (anchor !== undefined && !target.has(anchor))
  })
  expect(broken).toEqual([])
  expect(links.length).toBeGreaterThan(1000)
})

test('header and phone menu › link to breast MRI, and the menu to preparation and opening hours', async () => {
  const { $ } = await page(urlFor('cookies', 'fr'))
  const breastMri = urlFor('breastMri', 'fr')
  expect($(`header a[href="${breastMri}"]`)).toHaveLength(1)
  const paths = [breastMri, urlFor('home', 'fr', 'preparation'), urlFor('home', 'fr', 'gmap')]
  for (const path of paths) {
    expect([path, $(`#menu a[href="${path}"]`).length]).toEqual([path, 1])
  }
})

test('pages › have unique element ids', async () => {
  for (const path of everyPath) {
    const { $ } = await page(path)
    const ids = $('[id]')
      .toArray()
      .map((node) => $(node).attr('id'))
    expect({ path, twice: ids.filter((id, position) => ids.indexOf(id) !== position) }).toEqual({
      path,
      twice: [],
    })
  }
})

test('pages › contain only inline styles allowed by the security policy, and no inline script or external resource', async () => {
  for (const path of everyPath) {
    const { answer, $ } = await page(path)
    expect($('[style]')).toHaveLength(0)
    const policy = String(answer.headers['content-security-policy'])
    const sheets = $('style')
      .toArray()
      .map((sheet) => hashOf($(sheet).text()))
    expect(policy).toContain(`style-src 'self' ${sheets.join(' ')};`)
    expect(policy).not.toContain('unsafe-inline')
    const inline = $('script:not([src]):not([type="application/ld+json"])')
    expect(inline).toHaveLength(1)
    expect(policy).toContain(`script-src 'self' ${hashOf(inline.text())};`)
    const loaded = $('script[src], link[rel=stylesheet], link[rel=preload], img')
      .toArray()
      .map(
        (node) => $(node).attr('src') ?? $(node).attr('href') ?? $(node).attr('imagesrcset') ?? '',
      )
    expect(loaded.filter((address) => !address.startsWith('/'))).toEqual([])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})

test('page › has identical bytes for two visitors within one minute', async () => {
  const [first, second] = await Promise.all([
    running.site.get('/fr').set('Cookie', 'lang=en').set('Accept-Language', 'en'),
    running.site.get('/fr').set('User-Agent', 'another'),
  ])
  expect(first.text).toBe(second.text)
  expect(first.headers['etag']).toBe(second.headers['etag'])
})

test('page › is publicly cacheable without a Vary by visitor', async () => {
  const answer = await running.site.get('/en/about-us')
  expect(answer.headers['cache-control']).toContain('s-maxage=60')
  expect(answer.headers['vary'] ?? 'Accept-Encoding').toBe('Accept-Encoding')
})

const announced = ($: Awaited<ReturnType<typeof page>>['$']) =>
  $('link[rel=preload][as=image]')
    .toArray()
    .map((node) => $(node))

test.each(canonicalPages)(
  '$path › preloads its first picture before its style sheets',
  async ({ path }) => {
    const { $ } = await page(path)
    const first = $('picture:has(img[loading=eager]) source[type="image/avif"]')
      .toArray()
      .map((node) => $(node))
    const links = announced($)
    expect(links.map((link) => link.attr('imagesrcset'))).toEqual(
      first.map((source) => source.attr('srcset')),
    )
    expect(links.map((link) => link.attr('imagesizes'))).toEqual(
      first.map((source) => source.attr('sizes')),
    )
    expect(links.every((link) => link.nextAll('style').length === $('head style').length)).toBe(
      true,
    )
  },
)

test('page without a picture at the top › preloads no picture', async () => {
  expect(announced((await page('/fr/politiques-confidentialite')).$)).toEqual([])
})
