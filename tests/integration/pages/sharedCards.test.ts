import { type CheerioAPI, load } from 'cheerio'
import sharp from 'sharp'
import { locales, pageNames, pages, variants } from '../../../src/addresses/pageTable.js'
import { localeOf, urlFor, urlForJob } from '../../../src/addresses/urlFor.js'
import { openJobs } from '../../../src/services/careers/openJobs.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { jobs } from '../../support/site/shippedContent.js'

const origin = 'https://clinic.example'

let running: TestApp
beforeAll(async () => {
  running = await appForTests({ env: { PUBLIC_URL: origin } })
})
afterAll(() => running.end())

const read = async (path: string): Promise<CheerioAPI> => load((await running.site.get(path)).text)

const opened = new Map<string, Promise<CheerioAPI>>()
const open = (path: string): Promise<CheerioAPI> => {
  const known = opened.get(path) ?? read(path)
  opened.set(path, known)
  return known
}

const cardOf = ($: CheerioAPI): Readonly<Record<string, readonly string[]>> => {
  const told: Record<string, string[]> = {}
  for (const node of $('meta[property^="og:"], meta[name^="twitter:"]').toArray()) {
    const name = $(node).attr('property') ?? $(node).attr('name') ?? ''
    told[name] = [...(told[name] ?? []), $(node).attr('content') ?? '']
  }
  return told
}

const indexed = pageNames.filter((name) => pages[name].noindex !== true)
const shared = [
  ...indexed.flatMap((name) =>
    variants.map((variant) => ({
      path: pages[name][variant],
      locale: localeOf(variant),
      canonical: urlFor(name, localeOf(variant)),
    })),
  ),
  ...openJobs(jobs, '2026-11-21').flatMap(({ slug }) =>
    locales.map((locale) => ({
      path: urlForJob(slug, locale),
      locale,
      canonical: urlForJob(slug, locale),
    })),
  ),
]

const spoken = {
  fr: { region: 'fr_CA', other: 'en_CA', name: 'Ondelune, imagerie médicale' },
  en: { region: 'en_CA', other: 'fr_CA', name: 'Ondelune Medical Imaging' },
} as const

test.each(shared)(
  'shared card of $path › has title, description and a picture with alternative text',
  async ({ path, locale, canonical }) => {
    const $ = await open(path)
    const { region, other, name } = spoken[locale]
    const description = $('meta[name=description]').attr('content') ?? ''
    const title = $('title')
      .text()
      .replace(/ \| Ondelune$/, '')
    const card = cardOf($)
    const [image = ''] = card['og:image'] ?? []
    const [alt = ''] = card['og:image:alt'] ?? []
    expect(card).toEqual({
      'og:type': ['website'],
      'og:site_name': [name],
      'og:title': [title],
      'og:description': [description],
      'og:url': [origin + canonical],
      'og:locale': [region],
      'og:locale:alternate': [other],
      'og:image': [image],
      'og:image:type': ['image/jpeg'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [alt],
      'twitter:card': ['summary_large_image'],
    })
    expect([title, description].every((text) => text.length > 0)).toBe(true)
    expect(image).toMatch(new RegExp(`^${origin}/images/shared/[\\w-]+-${locale}\\.jpg$`))
    expect(alt).toContain(`${name}. `)
    // Maximum length of `twitter:image:alt`.
    expect(alt.length).toBeLessThanOrEqual(420)
  },
)

test('shared cards › have a distinct picture per section and language with the declared size', async () => {
  const images = new Map<string, string>()
  for (const { path } of shared) {
    const card = cardOf(await open(path))
    images.set(card['og:image']?.[0] ?? '', card['og:image:alt']?.[0] ?? '')
  }
  expect(images.size).toBe(6)
  expect(new Set(images.values()).size).toBe(6)
  for (const image of images.keys()) {
    const answer = await running.site.get(new URL(image).pathname).buffer(true)
    const { width, height, format } = await sharp(answer.body).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  }
})

test.each([
  ...pageNames.filter((name) => pages[name].noindex === true).map((name) => pages[name].fr),
  '/fr/no-such-page',
  '/en/no-such-page',
])('%s › has no shared card because it is not indexed', async (path) => {
  expect(cardOf(await open(path))).toEqual({})
})
