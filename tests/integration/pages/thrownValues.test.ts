import { load } from 'cheerio'
import type { Services } from '../../../src/services/services.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

/** Creates a new value each time, because handling may change it. */
type Make = () => unknown

const failToRead = (): never => {
  throw new Error('cannot be read')
}

const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const unreadable = (field: string): Error =>
  Object.defineProperty(new Error('x'), field, { get: failToRead, enumerable: true })

const allTraps = {
  get: failToRead,
  has: failToRead,
  getPrototypeOf: failToRead,
  ownKeys: failToRead,
}

const unexpected: readonly (readonly [string, Make])[] = [
  ['null', () => null],
  ['undefined', () => undefined],
  ['false', () => false],
  ['zero', () => 0],
  ['an empty text', () => ''],
  ['a text', () => 'secret path /srv/app'],
  ['the text that means the next route to Express', () => 'route'],
  ['the text that means the next router to Express', () => 'router'],
  ['a number', () => 404],
  ['a big number', () => 10n],
  ['a symbol', () => Symbol('secret')],
  ['a function', () => failToRead],
  ['an Error', () => new Error('secret path /srv/app')],
  ['a frozen Error', () => Object.freeze(new Error('secret path /srv/app'))],
  ['a frozen object', () => Object.freeze({ message: 'secret path /srv/app' })],
  ['an object without a prototype', () => Object.create(null)],
  ['an Error whose message throws', () => unreadable('message')],
  ['an Error whose status throws', () => unreadable('status')],
  ['an Error whose stack throws', () => unreadable('stack')],
  ['an Error whose cause throws', () => unreadable('cause')],
  ['an Error that holds a revoked Proxy', () => Object.assign(new Error('x'), { held: revoked() })],
  ['a Proxy', () => new Proxy(new Error('x'), {})],
  ['a Proxy that throws on every access', () => new Proxy(new Error('x'), allTraps)],
  ['a revoked Proxy', revoked],
  ['an object whose status is a text', () => ({ status: '404' })],
  ['an object whose status is not a number', () => ({ status: Number.NaN })],
  ['an object whose status is a success', () => ({ status: 200 })],
  ['an object whose status is out of range', () => ({ status: 42 })],
  ['an object whose status is not an integer', () => ({ status: 404.5 })],
]

const mapped = [
  ['an object with a status', () => ({ status: 413, message: 'secret path /srv/app' }), 413],
  ['an Error with a status', () => Object.assign(new Error('secret'), { status: 404 }), 404],
  ['an object with a status code', () => ({ statusCode: 400 }), 400],
] as const

const all = [...unexpected.map(([name, make]) => [name, make, 500] as const), ...mapped]

type Break = (services: Services, fail: () => never) => Services

/** Throws for one picture, which the error page does not show. */
const breakPicture =
  (broken: string): Break =>
  (services, fail) => ({
    ...services,
    pictureHash: (file) => (file === broken ? fail() : services.pictureHash(file)),
  })

/** Throws in the controller, which preloads the first picture of the page. */
const breakController = breakPicture('corridor-band.jpg')

/** Throws in the view: no controller uses this picture of the home page. */
const breakView = breakPicture('prp-still-life-square.jpg')

const breakContact: Break = (services, fail) => ({
  ...services,
  contact: { ...services.contact, receive: async () => fail() },
})

const breakPictures: Break = (services, fail) => ({
  ...services,
  images: { ...services.images, describe: async () => fail() },
})

const someRequest = {
  name: 'Zoé Roy',
  phone: '418 555-0199',
  subject: 'mri',
  language: 'fr',
  consent: 'yes',
}

describe.each([
  ['a controller', breakController, 'get', '/en/about-us', 'en-CA'],
  ['a view', breakView, 'get', '/fr', 'fr-CA'],
  ['the service that stores requests', breakContact, 'post', '/en', 'en-CA'],
  ['the pictures', breakPictures, 'get', '/_ipx/w_10/reception.jpg', 'fr-CA'],
] as const)('value thrown by %s', (_place, breakPart, method, path, language) => {
  let make: Make
  let running: TestApp
  beforeAll(async () => {
    const fail = (): never => {
      throw make()
    }
    running = await appForTests({ adjust: (services) => breakPart(services, fail) })
  })
  afterAll(() => running.end())

  const ask = () => {
    const request = running.site[method](path).set('Accept', 'text/html')
    return method === 'post' ? request.type('form').send(someRequest) : request
  }

  test.each(all)('%s › causes an error page', async (_name, makeOne, status) => {
    make = makeOne
    running.logLines.length = 0
    const answer = await ask()
    expect(answer.status).toBe(status)
    const $ = load(answer.text)
    expect($('html').attr('lang')).toBe(language)
    expect($('main a[href^="tel:"]')).toHaveLength(1)
    expect(answer.text).not.toMatch(/secret|cannot be read|Rejected promise/)
    expect((await running.site.get('/healthz')).status).toBe(200)
    if (status < 500) return
    expect($('main').text()).toMatch(/Erreur inattendue|Unexpected error/)
    expect(running.logLines.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'unexpected', err: expect.anything() }),
    )
  })
})

describe('value thrown by the error page itself', () => {
  let make: Make
  let running: TestApp
  beforeAll(async () => {
    running = await appForTests({
      adjust: (services) => ({
        ...services,
        pictureHash: () => {
          throw make()
        },
      }),
    })
  })
  afterAll(() => running.end())

  test.each(unexpected)(
    '%s › causes a plain sentence and a link to the home page',
    async (_name, makeOne) => {
      make = makeOne
      running.logLines.length = 0
      const answer = await running.site.get('/en/nowhere').set('Accept', 'text/html')
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('An error occurred while showing the error page')
      expect(load(answer.text)('a[href="/en"]').text()).toBe('Go back to the home page')
      expect(answer.text).not.toMatch(/secret|cannot be read/)
      expect(running.logLines.join('')).toContain('error page failed')
      expect((await running.site.get('/healthz')).status).toBe(200)
    },
  )
})

test('failed picture request › is answered in the chosen language', async () => {
  const running = await appForTests({
    adjust: (services) =>
      breakPictures(services, () => {
        throw new Error('x')
      }),
  })
  const answer = await running.site.get('/_ipx/w_10/reception.jpg').set('Cookie', 'lang=en')
  expect(load(answer.text)('html').attr('lang')).toBe('en-CA')
  await running.end()
})

test('error details › are logged and not shown to the visitor', async () => {
  const running = await appForTests({
    adjust: (services) =>
      breakController(services, () => {
        throw new Error('the disk is on fire')
      }),
  })
  await running.site.get('/fr/a-propos')
  expect(running.logLines.join('')).toContain('the disk is on fire')
  await running.end()
})

test('readiness › names the records store when a revoked Proxy is thrown', async () => {
  const running = await appForTests({
    adjust: (services) => ({
      ...services,
      isReady: () => Promise.reject(revoked()),
    }),
  })
  const answer = await running.site.get('/readyz')
  expect([answer.status, answer.body]).toEqual([503, { status: 'not ready', reason: 'records' }])
  await running.end()
})
