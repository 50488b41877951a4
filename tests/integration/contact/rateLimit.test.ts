import express from 'express'
import request from 'supertest'
import { createRateLimit } from '../../../src/routes/middleware/rateLimit.js'
import { openRateLimits } from '../../../src/services/adapters/rateLimits/openRateLimits.js'
import type { RateLimits } from '../../../src/services/adapters/rateLimits/rateLimits.js'
import { toAppError } from '../../../src/services/errors/errors.js'
import { findFreePort } from '../../../scripts/freePort.js'
import { describeWithRedis, startRedis } from '../../support/servers/redisServer.js'
import type { StartedServer } from '../../support/servers/startedServer.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { recordedLog } from '../../support/site/recordedLog.js'

const form = { name: 'A' }

describe('contact form rate limit', () => {
  let running: TestApp
  beforeAll(async () => {
    running = await appForTests({
      env: { RATE_LIMIT_POSTS: '3', TRUSTED_PROXIES: '1' },
    })
  })
  afterAll(() => running.end())

  const post = (address: string, path = '/fr') =>
    running.site.post(path).set('X-Forwarded-For', address).type('form').send(form)
  const statuses = async (times: number, address: string, path?: string) => {
    const seen: number[] = []
    for (let turn = 0; turn < times; turn += 1) seen.push((await post(address, path)).status)
    return seen
  }

  test('accepts a limited number of posts per address in ten minutes', async () => {
    expect(await statuses(4, '192.0.2.1')).toEqual([422, 422, 422, 429])
  })

  test('counts each address separately', async () => {
    expect(await statuses(1, '192.0.2.2')).toEqual([422])
  })

  test('counts all URLs of the page together', async () => {
    expect(await statuses(3, '192.0.2.3', '/')).toEqual([422, 422, 422])
    expect(await statuses(1, '192.0.2.3', '/en')).toEqual([429])
  })

  test('counts the IPv6 addresses of one household together', async () => {
    expect(await statuses(3, '2001:db8:1:2::1')).toEqual([422, 422, 422])
    expect(await statuses(1, '2001:db8:1:2:ffff::9')).toEqual([429])
    // Providers assign /56 prefixes: 256 networks of one household.
    expect(await statuses(1, '2001:DB8:1:3:0:0:0:1')).toEqual([429])
    expect(await statuses(1, '2001:db8:1:102::1')).toEqual([422])
  })

  test.each([
    ['a port after each address', (turn: number) => `192.0.2.30:${4000 + turn}`],
    ['a port after an IPv6 address', (turn: number) => `[2001:db8:2::1]:${4000 + turn}`],
    ['a forged first address', (turn: number) => `10.0.0.${turn}, 192.0.2.31`],
    ['an invalid address', (turn: number) => `visitor-${turn}`],
  ])('resists an X-Forwarded-For with %s', async (_name, header) => {
    const seen: number[] = []
    for (let turn = 0; turn < 4; turn += 1) seen.push(...(await statuses(1, header(turn))))
    expect(seen).toEqual([422, 422, 422, 429])
  })

  test('counts posts only, and pages stay readable', async () => {
    const read = await running.site.get('/fr').set('X-Forwarded-For', '192.0.2.1')
    expect(read.status).toBe(200)
  })

  test.each([
    ['/fr', 'Attendez un peu avant de recommencer', 'fr-CA'],
    ['/en', 'Please wait before you try again', 'en-CA'],
  ])(
    'answers on %s in the language of the page with the waiting time and the phone number',
    async (path, sentence, lang) => {
      await statuses(3, '192.0.2.4', path)
      const refused = await post('192.0.2.4', path)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
      expect(refused.text).toContain(`<html lang="${lang}"`)
      expect(refused.text).toContain(sentence)
      expect(refused.text).toContain('tel:+14185550142')
      expect(refused.headers['cache-control']).toBe('no-store')
    },
  )

  test('writes no address to the log', () => {
    expect(running.logLines.join('')).not.toMatch(/192\.0\.2\.[1-9]|2001:db8:1:2/)
  })
})

test('contact form rate limit › ignores X-Forwarded-For without a trusted proxy', async () => {
  const running = await appForTests({ env: { RATE_LIMIT_POSTS: '3', TRUSTED_PROXIES: '0' } })
  const seen: number[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const post = running.site.post('/fr').set('X-Forwarded-For', `192.0.2.${turn}`)
    seen.push((await post.type('form').send(form)).status)
  }
  expect(seen).toEqual([422, 422, 422, 429])
  const told = running.logLines.filter((line) => line.includes('add it to TRUSTED_PROXIES'))
  expect(told).toHaveLength(1)
  await running.end()
})

describe('rate limit of pages that must be rendered', () => {
  let running: TestApp
  beforeAll(async () => {
    running = await appForTests({ env: { RATE_LIMIT_RENDERS: '3', TRUSTED_PROXIES: '1' } })
  })
  afterAll(() => running.end())

  const read = (address: string, path: string) =>
    running.site.get(path).set({ 'X-Forwarded-For': address, Accept: 'text/html' })

  test.each([
    ['192.0.2.1', '/fr/demande-recue', 'Votre réseau a demandé trop de pages'],
    ['192.0.2.2', '/en/request-received', 'Your network has asked for too many pages'],
    ['192.0.2.3', '/fr/hors-ligne', 'Votre réseau a demandé trop de pages'],
  ])('answers 429 after three pages in ten seconds (%s, %s)', async (address, path, sentence) => {
    for (const query of ['?1', '?2', '?3'])
      expect((await read(address, path + query)).status).toBe(200)
    const refused = await read(address, path)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10)
    expect(refused.text).toContain(sentence)
    expect(refused.text).toContain('tel:+14185550142')
    expect((await read('192.0.2.9', path)).status).toBe(200)
  })

  test('does not count cached pages and unknown URLs', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      expect((await read('192.0.2.4', '/fr/inconnue')).status).toBe(404)
    }
    await running.openPageCache({ files: [] }).start()
    expect(running.logLines.filter((line) => line.includes('response not cached'))).toEqual([])
  })
})

describeWithRedis('rate limits in Redis', () => {
  let redis: StartedServer
  let opened: RateLimits[]
  let lines: string[]
  let open: () => Promise<RateLimits>

  beforeEach(async () => {
    redis = await startRedis(await findFreePort(), '--requirepass', 'hunter2')
    const recorded = recordedLog()
    lines = recorded.lines
    opened = []
    open = async () => {
      const url = `redis://:hunter2@127.0.0.1:${redis.port}`
      const limits = await openRateLimits(
        { kind: 'redis', url, verifyTls: true },
        recorded.log,
        'secret',
      )
      opened.push(limits)
      return limits
    }
  })
  afterEach(async () => {
    await Promise.all(opened.map((limits) => limits.close()))
    await redis.kill()
  })

  /** Creates an app that simulates one process, and returns a function that posts to it. */
  const aDyno = (limits: RateLimits) => {
    const site = express().set('trust proxy', 1)
    const watched = { ...limits, refused: () => undefined }
    site.use((req, _res, next) => {
      req.network = req.ip ?? ''
      next()
    })
    site.post('/', createRateLimit(watched, { limit: 3 })('home'), (_req, res) => {
      res.status(204).end()
    })
    site.use(((thrown: unknown, _req, res, _next) => {
      const { status, headers } = toAppError(thrown)
      res.set(headers).status(status).end()
    }) satisfies express.ErrorRequestHandler)
    return (address = '192.0.2.1') => request(site).post('/').set('X-Forwarded-For', address)
  }

  test('are shared by all processes', async () => {
    const [one, two] = [await open(), await open()]
    await Promise.all([one.ping(), two.ping()])
    const [first, second] = [aDyno(one), aDyno(two)]
    expect((await first()).status).toBe(204)
    expect((await second()).status).toBe(204)
    expect((await first()).status).toBe(204)
    const refused = await second()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await second('192.0.2.2')).status).toBe(204)
  })

  test('are counted under keys that do not reveal the address', async () => {
    const [one, two] = [await open(), await open()]
    expect(one.hashAddress('192.0.2.1')).toBe(two.hashAddress('192.0.2.1'))
    expect(one.hashAddress('192.0.2.1')).not.toBe(one.hashAddress('192.0.2.2'))
    expect(one.hashAddress('192.0.2.1')).toMatch(/^[\w-]{22}$/)
  })

  test('are counted per process while Redis is down, without errors, and are shared again afterwards', async () => {
    const limits = await open()
    await limits.ping()
    const post = aDyno(limits)
    expect((await post()).status).toBe(204)

    await redis.kill()
    const begun = performance.now()
    const alone = [await post(), await post(), await post(), await post()]
    expect(alone.map(({ status }) => status)).toEqual([204, 204, 204, 429])
    expect((await post('192.0.2.2')).status).toBe(204)
    expect(performance.now() - begun).toBeLessThan(5000)
    const away = lines.filter((line) => line.includes('rate limit store unreachable'))
    expect(away).toHaveLength(1)

    redis = await startRedis(redis.port, '--requirepass', 'hunter2')
    await limits.ping()
    await eventually(async () => {
      expect((await post('192.0.2.3')).status).toBe(204)
      expect(lines.join('')).toContain('rate limit store reachable again')
    })
    expect(lines.join('')).not.toContain('hunter2')
  })

  test('are counted per process while Redis hangs, without delay', async () => {
    const limits = await open()
    await limits.ping()
    const post = aDyno(limits)
    expect((await post()).status).toBe(204)
    await redis.freeze()
    const begun = performance.now()
    // As many counter updates as the largest form with files: one per megabyte.
    for (let turn = 0; turn < 40; turn += 1) await post(`192.0.2.${turn}`)
    expect(performance.now() - begun).toBeLessThan(5000)
    redis.thaw()
    await eventually(async () => {
      expect((await post('192.0.2.9')).status).not.toBe(500)
      expect(lines.join('')).toContain('rate limit store reachable again')
    })
  })

  test('are counted per process when a site starts while Redis is down', async () => {
    await redis.kill()
    const post = aDyno(await open())
    const seen = [await post(), await post(), await post(), await post()]
    expect(seen.map(({ status }) => status)).toEqual([204, 204, 204, 429])
  })

  test('reject a ping while Redis is down', async () => {
    await redis.kill()
    await expect((await open()).ping()).rejects.toThrow()
  })
})
