import { load } from 'cheerio'
import { locales, regions } from '../../../src/addresses/pageTable.js'
import { routeName, urlFor, urlForJob } from '../../../src/addresses/urlFor.js'
import { openJobs } from '../../../src/services/careers/openJobs.js'
import { jobs } from '../../support/site/shippedContent.js'
import { offsetOf } from '../../../src/services/clinic/localInstant.js'
import { aCv, sendApplication, upload } from '../../support/careers/applicationForms.js'
import { errorsIn } from '../../support/pages/errorSummary.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

const day = 86_400_000

let running: TestApp
beforeAll(async () => {
  running = await appForTests({ env: { PUBLIC_URL: 'https://clinic.example' } })
})
afterAll(() => running.end())

const page = async (path: string, site = running.site) => {
  const answer = await site.get(path)
  return { answer, $: load(answer.text) }
}

const nodesOf = ($: ReturnType<typeof load>) =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph']

const everyOffer = jobs.flatMap((job) => locales.map((locale) => ({ id: job.id, job, locale })))
const [first] = jobs
if (first === undefined) throw new Error('There is no offer to test with.')

test.each(everyOffer)(
  'job offer $id › is shown in $locale with its terms and a form',
  async (one) => {
    const { job, locale } = one
    const { answer, $ } = await page(urlForJob(job.slug, locale))
    expect(answer.status).toBe(200)
    expect($('html').attr('lang')).toBe(regions[locale])
    expect($('h1').text()).toBe(job.title[locale])
    for (const item of [...job.duties, ...job.required, ...job.assets, ...job.offer]) {
      expect($('main').text()).toContain(item[locale])
    }
    expect($('.job-terms time').attr('datetime')).toBe(job.closes)
    expect($('#application select[name=offer] option[selected]').attr('value')).toBe(job.id)
    expect($('#application input[name=keep]').attr('checked')).toBeUndefined()
    expect($('#application input[name=consent]').attr('checked')).toBeUndefined()
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['cache-control']).toContain('s-maxage=60')
  },
)

test('application form › does not request birth date, health number, photo or insurance number', async () => {
  const { $ } = await page(urlForJob(first.slug, 'en'))
  const names = $('#application [name]')
    .toArray()
    .map((field) => $(field).attr('name'))
  expect([...new Set(names)]).toEqual([
    'name',
    'email',
    'phone',
    'offer',
    'availability',
    'message',
    'files',
    'consent',
    'keep',
    'website',
    'visibleMs',
  ])
})

test('job offer › links its translation, its canonical URL and its breadcrumbs', async () => {
  const { $ } = await page(urlForJob(first.slug, 'en'))
  const [fr, en] = [urlForJob(first.slug, 'fr'), urlForJob(first.slug, 'en')]
  expect($('link[rel=canonical]').attr('href')).toBe(`https://clinic.example${en}`)
  expect($('link[hreflang=fr-CA]').attr('href')).toBe(`https://clinic.example${fr}`)
  expect($('link[hreflang=x-default]').attr('href')).toBe(`https://clinic.example${fr}`)
  expect($('.site-header a[data-language=fr]').attr('href')).toBe(fr)
  expect(
    $('.crumbs a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual([urlFor('home', 'en'), urlFor('careers', 'en')])
  expect($('.crumbs [aria-current=page]').text()).toBe(first.title.en)
})

test('job offer without language prefix › is in French and names the /fr URL as canonical', async () => {
  const { answer, $ } = await page(`/carrieres/${first.slug.fr}`)
  expect(answer.headers['content-language']).toBe('fr-CA')
  expect($('link[rel=canonical]').attr('href')).toBe(
    `https://clinic.example${urlForJob(first.slug, 'fr')}`,
  )
  const choice = await running.site.get(`/carrieres/${first.slug.fr}`).set('Cookie', 'lang=en')
  expect(choice.headers['content-language']).toBe('fr-CA')
  expect(routeName('job', 'default')).toBe('job___fr___default')
})

test.each([
  ['/fr/carrieres/Technologue-En-Echographie', '/fr/carrieres/technologue-en-echographie'],
  ['/en/careers/sonographer/?a=1', '/en/careers/sonographer?a=1'],
])('job offer › redirects %s to %s', async (path, right) => {
  const answer = await running.site.get(path)
  expect([answer.status, answer.headers['location']]).toEqual([308, right])
})

test.each([
  '/en/careers/astronaut',
  // Slugs differ by language.
  `/en/careers/${first.slug.fr}`,
  '/fr/carrieres/__proto__',
  '/fr/carrieres/%2e%2e%2f',
])('unknown job offer › answers 404 for %s', async (path) => {
  const { answer, $ } = await page(path)
  expect(answer.status).toBe(404)
  expect($('meta[name=robots]').attr('content')).toBe('noindex')
})

test('job offer › has complete JobPosting structured data', async () => {
  const { $ } = await page(urlForJob(first.slug, 'fr'))
  const node = nodesOf($).find((one: { '@type': string }) => one['@type'] === 'JobPosting')
  expect(node).toMatchObject({
    title: first.title.fr,
    url: `https://clinic.example${urlForJob(first.slug, 'fr')}`,
    identifier: { '@type': 'PropertyValue', name: 'Ondelune', value: first.id },
    datePosted: first.posted,
    validThrough: `${first.closes}T23:59:59-05:00`,
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Ondelune, imagerie médicale' },
    jobLocation: {
      address: {
        streetAddress: '1240, rue de l’Estran, bureau 200',
        addressLocality: 'Québec',
        addressRegion: 'QC',
        postalCode: 'G1W 0A5',
        addressCountry: 'CA',
      },
    },
    baseSalary: {
      currency: 'CAD',
      value: { minValue: first.salary[0], maxValue: first.salary[1], unitText: 'HOUR' },
    },
    directApply: true,
    industry: 'Imagerie médicale',
    workHours: '35 heures par semaine',
  })
  expect(node.description).toContain(`<li>${first.duties[0]?.fr}</li>`)
  expect(node).not.toHaveProperty('jobLocationType')
})

test('job offer › has the same identifier in both languages', async () => {
  const values = await Promise.all(
    locales.map(async (locale) => {
      const { $ } = await page(urlForJob(first.slug, locale))
      return nodesOf($).find((one: { identifier?: object }) => one.identifier).identifier.value
    }),
  )
  expect(new Set(values)).toEqual(new Set([first.id]))
})

test('job offer › closes at midnight in the time zone of the clinic in winter and summer', () => {
  expect(offsetOf('America/Toronto', '2027-01-31')).toBe('-05:00')
  expect(offsetOf('America/Toronto', '2027-06-30')).toBe('-04:00')
  expect(offsetOf('UTC', '2027-06-30')).toBe('+00:00')
})

test('job lists › link to the offers', async () => {
  for (const locale of locales) {
    for (const name of ['home', 'careers'] as const) {
      const { $ } = await page(urlFor(name, locale))
      const links = $('.job h3 a')
        .toArray()
        .map((link) => $(link).attr('href'))
      const open = openJobs(jobs, '2026-11-21').map(({ slug }) => urlForJob(slug, locale))
      expect(links).toEqual(name === 'home' ? open.slice(0, 3) : open)
    }
  }
})

describe('job offer past its closing date', () => {
  let later: TestApp
  const closed = jobs.find(({ id }) => id === 'front-desk-clerk') ?? first
  beforeAll(async () => {
    later = await appForTests({ env: { PUBLIC_URL: 'https://clinic.example' } })
    // Noon at the clinic on the day after the offer closes.
    later.clock.pass(Date.parse(`${closed.closes}T17:00:00Z`) + day - later.clock.now())
  })
  afterAll(() => later.end())

  test('answers 410 with the other offers and noindex', async () => {
    const { answer, $ } = await page(urlForJob(closed.slug, 'en'), later.site)
    expect(answer.status).toBe(410)
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
    expect($('script[type="application/ld+json"]')).toHaveLength(0)
    expect($('h1').text()).toBe(closed.title.en)
    expect($('.job')).toHaveLength(jobs.length - 1)
    expect($('main form')).toHaveLength(0)
    expect($('.site-header a[data-language=fr]').attr('href')).toBe(urlForJob(closed.slug, 'fr'))
  })

  test('is missing from lists and the sitemap', async () => {
    for (const path of ['/fr', '/fr/carrieres', '/en', '/en/careers', '/sitemap.xml']) {
      const { text } = await later.site.get(path)
      expect(text).not.toContain(closed.slug.fr)
      expect(text).not.toContain(`/en/careers/${closed.slug.en}`)
    }
  })

  test('rejects an application and returns the typed text and files for another offer', async () => {
    const path = urlForJob(closed.slug, 'fr')
    const cv = await upload(later, aCv)
    const fields = { offer: closed.id, uploads: [cv.id] }
    const answer = await sendApplication(later, { path, fields, files: [], cookie: cv.cookie })
    expect(answer.status).toBe(422)
    expect(errorsIn(answer.text)).toEqual([
      'Cette offre n’est plus ouverte. Choisissez une autre offre ou «\u00A0Candidature spontanée\u00A0».',
    ])
    const $ = load(answer.text)
    expect($('[name=name]').val()).toBe('Maélie Tremblay-Côté')
    expect(
      $('[name=offer] option')
        .map((_place, one) => $(one).val())
        .get(),
    ).not.toContain(closed.id)
    expect($('[name=uploads]').val()).toBe(cv.id)
    expect($('form[data-application]').attr('action')).toBe(
      `${urlFor('careers', 'fr')}#application`,
    )
    expect((await later.site.post('/fr/carrieres/jamais-vue').field('name', 'Ada')).status).toBe(
      404,
    )
  })

  test('is still open on its closing date', async () => {
    const last = await appForTests()
    last.clock.pass(Date.parse(`${closed.closes}T23:59:00-05:00`) - last.clock.now())
    const { answer } = await page(urlForJob(closed.slug, 'fr'), last.site)
    expect(answer.status).toBe(200)
    await last.end()
  })
})

test('careers page › accepts applications when no offer is open', async () => {
  const empty = await appForTests()
  empty.clock.pass(400 * day)
  const { $ } = await page('/fr/carrieres', empty.site)
  expect($('#offers').text()).toContain('Aucune offre n’est ouverte')
  expect($('#application form')).toHaveLength(1)
  await empty.end()
})

test('job offer › answers 405 with Allow to other methods', async () => {
  const answer = await running.site.put(urlForJob(first.slug, 'fr'))
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST'])
})
