import { load } from 'cheerio'
import express from 'express'
import supertest from 'supertest'
import { pages } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { createActions } from '../../../src/routes/actions.js'
import { showError } from '../../../src/controllers/pages/errorController.js'
import { createSiteContext } from '../../../src/controllers/pages/siteContext.js'
import { errors } from '../../../src/routes/middleware/errors.js'
import { language } from '../../../src/routes/middleware/language.js'
import { siteRoutes } from '../../../src/routes/siteRoutes.js'
import { AppError } from '../../../src/services/errors/errors.js'
import { day } from '../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

test('error response › is a problem document for JSON clients', async () => {
  const answer = await running.site.get('/en/nowhere').set('Accept', 'application/json')
  expect(answer.type).toBe('application/problem+json')
  expect(JSON.parse(answer.text)).toMatchObject({
    status: 404,
    title: 'This page could not be found',
  })
})

describe('error page', () => {
  let fresh: TestApp
  let rendered: jest.SpyInstance
  beforeEach(async () => {
    fresh = await appForTests()
    rendered = jest.spyOn(fresh.edition().app, 'render')
  })
  afterEach(() => fresh.end())

  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fresh.site.get(path).set({ Accept: 'text/html', ...headers })

  test('is rendered once per language for all unknown URLs', async () => {
    const numbers = Array.from({ length: 40 }, (_, number) => number)
    const answers = await Promise.all(numbers.map((number) => ask(`/fr/inconnue-${number}`)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.text).toContain('Cette page est introuvable')
    const english = await ask('/en/nowhere')
    expect(english.status).toBe(404)
    expect(english.text).toContain('This page could not be found')
    expect((await ask('/nowhere', { Cookie: 'lang=en' })).text).toBe(english.text)
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  test('is rendered once for each page requested with an unsupported method', async () => {
    const put = async (path: string) => {
      const answer = await fresh.site.put(path).set('Accept', 'text/html')
      expect(answer.status).toBe(405)
      const link = load(answer.text)('.site-header a[data-language]').first()
      return link.attr('href')
    }
    expect(await put(urlFor('prp', 'fr'))).not.toBe(await put('/fr/a-propos'))
    await put('/fr/a-propos')
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])('for Accept-Encoding %p is encoded as %p and never cached', async (accepted, encoding) => {
    const answer = await ask('/fr/inconnue', { 'Accept-Encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-language': 'fr-CA',
    })
    const head = await fresh.site
      .head('/fr/inconnue')
      .set({ Accept: 'text/html', 'Accept-Encoding': accepted })
    expect(head.headers['content-length']).toBe(answer.headers['content-length'])
  })

  test('is rendered again when its time-dependent content changes', async () => {
    expect((await ask('/en/nowhere')).text).toContain('© 2026')
    fresh.clock.pass(50 * day)
    expect((await ask('/en/nowhere')).text).toContain('© 2027')
  })
})

test.each([
  ['/en', 'Unexpected error', /call us\.$/],
  ['/fr', 'Erreur inattendue', /appelez-nous\.$/],
])(
  'failure without details › is reported as an unexpected error (%s)',
  async (home, message, todo) => {
    const failing = await appForTests({
      adjust: (services) => ({
        ...services,
        contact: { ...services.contact, receive: () => Promise.reject(new Error('x')) },
      }),
    })
    const person = { name: 'Zoé', phone: '418 555-0199', subject: 'mri', language: 'fr' }
    const answer = await failing.site
      .post(home)
      .type('form')
      .send({ ...person, consent: 'yes' })
    const $ = load(answer.text)
    expect([answer.status, $('h1').text()]).toEqual([500, message])
    expect($('h1 + .lead').text()).toMatch(todo)
    await failing.end()
  },
)

test('error page › falls back to French when an English message is missing', async () => {
  const lacking = await appForTests({
    adjust: (services) => {
      services.translations.removeResourceBundle('en', 'errors')
      return services
    },
  })
  const $ = load((await lacking.site.get('/en/nowhere').set('Accept', 'text/html')).text)
  expect($('html').attr('lang')).toBe('en-CA')
  expect($('h1').text()).toBe('Cette page est introuvable')
  await lacking.end()
})

test('page row with an unregistered middleware › answers 500', async () => {
  const { config, services } = running
  const { app } = running.edition()
  const siteFor = createSiteContext(config, services)
  const rows = { ...pages, about: { ...pages.about, middleware: ['nobody'] } }
  const broken = express()
  broken.set('views', app.get('views'))
  broken.set('view engine', app.get('view engine'))
  Object.assign(broken, { engines: Reflect.get(app, 'engines') })
  broken.use(...language(services.translations))
  broken.use(siteRoutes(createActions(services, siteFor), rows))
  broken.use(errors(showError(services, siteFor), services.log))
  const answer = await supertest(broken).get('/en/about-us').set('Accept', 'text/html')
  expect(answer.status).toBe(500)
  expect(answer.text).toContain('Unknown middleware')
})

test('error page that fails itself › shows a sentence and a link to the home page', async () => {
  const broken = await appForTests({ views: { folder: '/nowhere', extension: 'tsx' } })
  const answer = await broken.site.get('/en/nowhere').set('Accept', 'text/html')
  expect(answer.status).toBe(404)
  expect(answer.text).toContain('An error occurred while showing the error page')
  expect(answer.text).toContain('href="/fr"')
  await broken.end()
})

test('request body that is too large or malformed › is a client error', async () => {
  const large = await running.site
    .post('/fr')
    .type('form')
    .send({ message: 'a'.repeat(200_000) })
  expect(large.status).toBe(413)
  const strange = await running.site
    .post('/fr')
    .set('Content-Type', 'application/x-www-form-urlencoded; charset=klingon')
    .send('a=1')
  expect(strange.status).toBe(415)
})

describe('error page at the URL of a page', () => {
  let full: TestApp
  beforeAll(async () => {
    full = await appForTests({
      adjust: (services) => ({
        ...services,
        contact: {
          ...services.contact,
          receive: () => Promise.reject(new AppError(503, 'unavailable')),
        },
      }),
    })
  })
  afterAll(() => full.end())

  const request = {
    name: 'Zoé',
    phone: '418 555-0199',
    subject: 'mri',
    language: 'fr',
    consent: 'yes',
  }

  test.each([
    [405, 'put', '/fr', {}],
    [400, 'post', '/en/therapy-a-prp', {}],
    [413, 'post', '/fr', { message: 'a'.repeat(200_000) }],
    [503, 'post', '/en', request],
  ] as const)('(%i) has only working links: %s %s', async (status, method, path, form) => {
    const answer = await full.site[method](path).type('form').send(form)
    expect(answer.status).toBe(status)
    const $ = load(answer.text)
    const links = $('a[href*="#"]').toArray()
    const within = links
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => href.startsWith('#'))
    for (const href of within) expect([href, $(href).length]).toEqual([href, 1])
    const home = path.startsWith('/en') ? '/en' : '/fr'
    // At the URL of the home page, a bare fragment would not load the page.
    const slash = path === home ? '/' : ''
    expect($(`main a[href="${home}${slash}#contact"]`)).toHaveLength(1)
    expect(
      $('nav ul')
        .toArray()
        .filter((list) => $(list).children().length === 0),
    ).toEqual([])
    expect(
      $('.lang a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toContain(path)
  })
})
