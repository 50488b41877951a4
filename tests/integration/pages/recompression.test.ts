import {
  ask,
  type CachedTestSite,
  decoded,
  pageCache,
  type RawAnswer,
} from '../../support/pages/cachedSite.js'
import { eventually } from '../../support/site/eventually.js'

describe('a page that was new a minute ago', () => {
  const accept = { 'accept-encoding': 'br' }
  let running: CachedTestSite
  let first: RawAnswer
  beforeEach(async () => {
    running = await pageCache({ env: { RECOMPRESS_AFTER_S: '60' } })
    await running.start()
    first = await ask(running, '/fr', accept)
  })
  afterEach(() => running.end())

  /** Until another representation is sent. */
  const recompressed = (path: string, { headers }: RawAnswer): Promise<void> =>
    eventually(async () => {
      const { etag } = (await ask(running, path, accept)).headers
      expect(etag).not.toBe(headers['etag'])
    })

  test('is smaller than at first, says the same, and has other validators', async () => {
    const all = ['br', 'gzip', 'identity'] as const
    const askAll = () =>
      Promise.all(all.map((encoding) => ask(running, '/fr', { 'accept-encoding': encoding })))
    const before = await askAll()
    running.clock.pass(60_000)
    await recompressed('/fr', first)
    const after = await askAll()
    for (const [at, encoding] of all.entries()) {
      const [one, other] = [before[at], after[at]]
      if (one === undefined || other === undefined) throw new Error(`No answer in ${encoding}.`)
      expect(other.cached).toBe(true)
      expect(decoded(other)).toBe(decoded(one))
      expect(other.headers['content-length']).toBe(String(other.body.length))
      // A strong validator names bytes.
      expect(other.headers['etag'] === one.headers['etag']).toBe(encoding === 'identity')
    }
    expect(after[0]?.body.length).toBeLessThan(0.95 * first.body.length)
  })

  test('is sent whole to a browser that has what was sent at first, and then no more', async () => {
    running.clock.pass(60_000)
    await recompressed('/fr', first)
    const known = (etag: unknown) => ({ ...accept, 'if-none-match': String(etag) })
    const again = await ask(running, '/fr', known(first.headers['etag']))
    expect(again).toMatchObject({ status: 200, cached: true })
    const third = await ask(running, '/fr', known(again.headers['etag']))
    expect(third).toMatchObject({ status: 304, cached: true })
  })

  test('is left as it is for a minute, and others follow one by one', async () => {
    const other = await ask(running, '/en', accept)
    running.clock.pass(59_000)
    expect((await ask(running, '/fr', accept)).headers['etag']).toBe(first.headers['etag'])
    running.clock.pass(1000)
    await recompressed('/fr', first)
    // Time stands still, and so does the one after it.
    expect((await ask(running, '/en', accept)).headers['etag']).toBe(other.headers['etag'])
    running.clock.pass(60_000)
    await recompressed('/en', other)
  })

  test('waits for another minute when it changes meanwhile', async () => {
    // The clinic closes at one in the afternoon.
    running.clock.pass(3 * 3_600_000)
    await recompressed('/fr', first)
    await eventually(async () => expect((await ask(running, '/fr', accept)).cached).toBe(true))
    const closed = await ask(running, '/fr', accept)
    expect(decoded(closed)).not.toBe(decoded(first))
    // The cache and its compression; the latter may still be at an earlier page.
    const fullWaits = () => running.clock.waits().filter((wait) => wait === 60_000)
    await eventually(() => expect(fullWaits()).toHaveLength(2))
    running.clock.pass(60_000)
    await recompressed('/fr', closed)
    const small = await ask(running, '/fr', accept)
    expect(decoded(small)).toBe(decoded(closed))
    expect(small.body.length).toBeLessThan(closed.body.length)
  })
})

test('with no wait chosen, pages are as small as they get at once', async () => {
  const running = await pageCache({ env: { RECOMPRESS_AFTER_S: '0' } })
  await running.start()
  for (const path of ['/fr', '/en']) {
    await eventually(async () => {
      const { headers } = await ask(running, path, { 'accept-encoding': 'br' })
      expect(headers['etag']).toMatch(/-br"$/)
    })
  }
  await running.end()
})
