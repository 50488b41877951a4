import { chmodSync, readdirSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ImageError } from '../../../src/services/images/imageError.js'
import { createImageQueue } from '../../../src/services/images/imageQueue.js'
import { createImageCache, type ImageCache } from '../../../src/services/images/imageCache.js'
import { type ImageSite, startImageSite } from '../../support/images/imageSite.js'
import { writePictures } from '../../support/images/pictures.js'
import { recordedLog } from '../../support/site/recordedLog.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const key = (letter: string): string => letter.repeat(40)
const picture = (size: number) => ({ type: 'webp', data: Buffer.alloc(size, 7) }) as const

let folder: ReturnType<typeof temporaryFolder>
let cacheFolder: string
beforeEach(() => {
  folder = temporaryFolder()
  cacheFolder = join(folder.path, 'images')
})
const sites: ImageSite[] = []
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop()))
  folder.remove()
})

const start = async (...options: Parameters<typeof startImageSite>): Promise<ImageSite> => {
  const site = await startImageSite(...options)
  sites.push(site)
  return site
}

const { log, lines } = recordedLog()

/** Opens a cache. By default no picture fits in memory, so that hits are read from the disk. */
const open = (bytes: number, memoryBytes = 1): ImageCache =>
  createImageCache({ folder: cacheFolder, bytes, memoryBytes, log })

const fill = async (cache: ImageCache, letters: string, size = 1000): Promise<void> => {
  for (const letter of letters) {
    cache.store(key(letter), picture(size))
    await cache.settled()
  }
}

const found = async (cache: ImageCache, letters: string): Promise<string> => {
  const have = await Promise.all([...letters].map((letter) => cache.find(key(letter))))
  return [...letters].filter((_, place) => have[place] !== undefined).join('')
}

const bytesOnDisk = (): number =>
  readdirSync(cacheFolder).reduce((sum, name) => sum + statSync(join(cacheFolder, name)).size, 0)

describe('image cache on disk', () => {
  test('returns stored pictures unchanged', async () => {
    const cache = open(10_000)
    await fill(cache, 'a')
    expect(await cache.find(key('a'))).toEqual(picture(1000))
    expect(await cache.find(key('b'))).toBeUndefined()
  })

  test('never exceeds its size limit', async () => {
    const cache = open(3500)
    await fill(cache, 'abcdef')
    expect(await found(cache, 'abcdef')).toBe('def')
    expect(bytesOnDisk()).toBe(3000)
    expect(cache.size().disk).toBe(3000)
  })

  test('never exceeds its number of pictures, however small they are', async () => {
    const cache = createImageCache({
      folder: cacheFolder,
      bytes: 10_000,
      memoryBytes: 10_000,
      mostPictures: 3,
      log,
    })
    await fill(cache, 'abcdef', 40)
    expect(await found(cache, 'abcdef')).toBe('def')
    expect(readdirSync(cacheFolder)).toHaveLength(3)
    expect(cache.size()).toEqual({ disk: 120, memory: 120 })
  })

  test('evicts the least recently used pictures', async () => {
    const cache = open(3500)
    await fill(cache, 'abc')
    await cache.find(key('a'))
    await fill(cache, 'd')
    expect(await found(cache, 'abcd')).toBe('acd')
  })

  test('evicts none when a picture larger than the limit is rendered', async () => {
    const cache = open(3500)
    await fill(cache, 'ab')
    await fill(cache, 'c', 4000)
    expect(await found(cache, 'abc')).toBe('ab')
  })

  test('is restored after a restart in order of use', async () => {
    await fill(open(10_000), 'abc')
    for (const [place, name] of readdirSync(cacheFolder).toSorted().entries()) {
      utimesSync(join(cacheFolder, name), 0, 1_700_000_000 - place * 3600)
    }
    const cache = open(2500)
    expect(await found(cache, 'abc')).toBe('ab')
    expect(bytesOnDisk()).toBe(2000)
  })

  test('stores the time of last use as the modification time of the file', async () => {
    await fill(open(10_000), 'a')
    const [name = ''] = readdirSync(cacheFolder)
    utimesSync(join(cacheFolder, name), 0, 1_700_000_000)
    const cache = open(10_000)
    await cache.find(key('a'))
    await fill(cache, 'b')
    expect(statSync(join(cacheFolder, name)).mtimeMs).toBeGreaterThan(Date.now() - 60_000)
  })

  test('deletes truncated and unfinished files after a power failure', async () => {
    await fill(open(10_000), 'ab')
    const [first = ''] = readdirSync(cacheFolder).toSorted()
    truncateSync(join(cacheFolder, first), 10)
    writeFileSync(join(cacheFolder, 'half.part'), 'half')
    utimesSync(join(cacheFolder, 'half.part'), 0, 1_700_000_000)
    writeFileSync(join(cacheFolder, 'young.part'), 'another process writes it')
    writeFileSync(join(cacheFolder, 'README'), 'not ours')
    const cache = open(10_000)
    expect(await found(cache, 'ab')).toBe('b')
    expect(readdirSync(cacheFolder).filter((name) => !name.startsWith('b'))).toEqual([
      'README',
      'young.part',
    ])
  })

  test('replaces the file of a picture that is rendered again', async () => {
    const cache = open(10_000)
    await fill(cache, 'a', 1000)
    await fill(cache, 'a', 900)
    expect(readdirSync(cacheFolder)).toHaveLength(1)
    expect((await cache.find(key('a')))?.data).toHaveLength(900)
  })

  test('ignores empty files', async () => {
    const cache = open(10_000)
    await fill(cache, 'a')
    for (const name of readdirSync(cacheFolder)) truncateSync(join(cacheFolder, name), 0)
    expect(await cache.find(key('a'))).toBeUndefined()
  })
})

describe('image cache on an unwritable disk', () => {
  test('stores pictures in memory', async () => {
    // A file where the folder should be: even root cannot write into it.
    writeFileSync(cacheFolder, '')
    const cache = open(10_000, 5000)
    await fill(cache, 'ab')
    expect(await found(cache, 'ab')).toBe('ab')
    expect(lines.join('')).toMatch(/picture (not cached on disk|cache not readable)/)
  })

  test('does not stop the site from serving pictures', async () => {
    writeFileSync(cacheFolder, '')
    const site = await start({ cacheFolder: join(cacheFolder, 'images') })
    await writePictures(site.pictures)
    expect((await site.ask('/_ipx/w_20/photo.jpg')).status).toBe(200)
  })

  const asRoot = process.getuid?.() === 0
  ;(asRoot ? test.skip : test)(
    'serves the pictures written before it became read-only',
    async () => {
      const cache = open(10_000)
      await fill(cache, 'a')
      chmodSync(cacheFolder, 0o500)
      await fill(cache, 'b')
      chmodSync(cacheFolder, 0o700)
      expect(await found(cache, 'ab')).toBe('a')
    },
  )
})

test('prebuilt pictures › are served unchanged, and their files are not modified', async () => {
  const built = await start()
  await writePictures(built.pictures)
  const { body, headers } = await built.ask('/_ipx/w_20,f_webp/photo.jpg')
  await built.images.close()
  const before = readdirSync(built.cacheFolder).map(
    (name) => statSync(join(built.cacheFolder, name)).mtimeMs,
  )
  // As after a deployment: the same pictures and an empty cache.
  const site = await start({ folder: built.pictures, builtFolder: built.cacheFolder })
  const again = await site.ask('/_ipx/f_webp,w_20/photo.jpg')
  expect(again.body).toEqual(body)
  expect(again.headers['etag']).toBe(headers['etag'])
  // A new rendering would have been stored on the disk.
  expect(site.images.load()).toMatchObject({ diskBytes: 0, memoryBytes: body.length })
  expect(
    readdirSync(built.cacheFolder).map((name) => statSync(join(built.cacheFolder, name)).mtimeMs),
  ).toEqual(before)
})

test('image cache › retains the most recently used pictures in memory within a separate limit', async () => {
  const cache = open(10_000, 2500)
  await fill(cache, 'abc')
  expect(cache.size()).toEqual({ disk: 3000, memory: 2000 })
  for (const name of readdirSync(cacheFolder)) truncateSync(join(cacheFolder, name), 0)
  expect(await found(cache, 'bc')).toBe('bc')
  expect(await found(cache, 'a')).toBe('')
})

describe('image render queue', () => {
  const manual = () => Promise.withResolvers<string>()

  test('renders identical requests once', async () => {
    const queue = createImageQueue<string>(1, 5)
    const { promise, resolve } = manual()
    const work = jest.fn(() => promise)
    const both = Promise.all([queue.run('a', work), queue.run('a', work)])
    resolve('made')
    expect(await both).toEqual(['made', 'made'])
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('runs no more than its limit at a time, in order of arrival', async () => {
    const queue = createImageQueue<string>(1, 5)
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} of ${queue.running}`)
      await new Promise(setImmediate)
      return name
    }
    await Promise.all(['a', 'b', 'c'].map((name) => queue.run(name, work(name))))
    expect(order).toEqual(['a of 1', 'b of 1', 'c of 1'])
  })

  test('rejects a request with Retry-After when it is full', async () => {
    const queue = createImageQueue<string>(1, 1)
    const { promise, resolve } = manual()
    const first = queue.run('a', () => promise)
    const second = queue.run('b', () => promise)
    const third = await queue.run('c', () => promise).catch((error: unknown) => error)
    expect(third).toBeInstanceOf(ImageError)
    expect(third).toMatchObject({ status: 503, headers: { 'Retry-After': '3' } })
    const again = queue.run('b', () => promise)
    resolve('made')
    expect(await Promise.all([first, second, again])).toEqual(['made', 'made', 'made'])
  })

  test('rejects only the client that occupies a quarter of its slots', async () => {
    const queue = createImageQueue<string>(1, 8)
    const { promise, resolve } = manual()
    const ask = (name: string, visitor: string) => queue.run(name, () => promise, { visitor })
    const many = ['a', 'b', 'c'].map((name) => ask(name, 'one'))
    await expect(ask('d', 'one')).rejects.toMatchObject({ status: 503 })
    const others = ['e', 'f'].map((name) => ask(name, 'another'))
    resolve('made')
    await Promise.all([...many, ...others])
    await expect(ask('d', 'one')).resolves.toBe('made')
  })

  test('frees the slot when the client disconnects', async () => {
    const queue = createImageQueue<string>(1, 4)
    const { promise, resolve } = manual()
    const gone = new AbortController()
    const first = queue.run('a', () => promise, { visitor: 'one' })
    const left = queue.run('b', () => promise, { visitor: 'one', signal: gone.signal })
    await expect(queue.run('c', () => promise, { visitor: 'one' })).rejects.toThrow(ImageError)
    gone.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    const again = queue.run('c', () => promise, { visitor: 'one' })
    resolve('made')
    expect(await Promise.all([first, again])).toEqual(['made', 'made'])
  })

  test('alternates between clients, however many requests one of them has queued', async () => {
    const queue = createImageQueue<string>(1, 16)
    const order: string[] = []
    const ask = (name: string, visitor: string): Promise<string> => {
      const work = async () => {
        order.push(name)
        await new Promise(setImmediate)
        return name
      }
      return queue.run(name, work, { visitor })
    }
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, 'a')),
      ...['b1', 'b2'].map((name) => ask(name, 'b')),
    ])
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
  })

  test('skips only requests whose clients have all disconnected', async () => {
    const queue = createImageQueue<string>(1, 5)
    const { promise, resolve } = manual()
    const first = queue.run('a', () => promise)
    const one = new AbortController()
    const other = new AbortController()
    const third = new AbortController()
    const shared = jest.fn(() => Promise.resolve('shared'))
    const lonely = jest.fn(() => Promise.resolve('lonely'))
    const left = queue.run('b', shared, { signal: one.signal })
    const stays = queue.run('b', shared, { signal: other.signal })
    const gone = queue.run('c', lonely, { signal: third.signal })
    one.abort()
    third.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' })
    resolve('made')
    expect([await first, await stays]).toEqual(['made', 'shared'])
    expect(shared).toHaveBeenCalledTimes(1)
    expect(lonely).not.toHaveBeenCalled()
    expect(queue.waiting).toBe(0)
  })

  test('never exceeds its limit when a client disconnects during a rendering', async () => {
    const queue = createImageQueue<string>(1, 5)
    const { promise, resolve } = manual()
    const gone = new AbortController()
    const first = queue.run('a', () => promise, { signal: gone.signal })
    const second = queue.run('b', () => Promise.resolve(`beside ${queue.running - 1}`))
    gone.abort()
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    expect(queue).toMatchObject({ running: 1, waiting: 1 })
    const again = queue.run('a', () => Promise.resolve('rendered twice'))
    resolve('rendered')
    expect(await Promise.all([again, second])).toEqual(['rendered', 'beside 0'])
  })

  test('continues after a failed rendering', async () => {
    const queue = createImageQueue<string>(1, 5)
    const failed = queue.run('a', () => Promise.reject(new Error('no')))
    const next = queue.run('b', () => Promise.resolve('made'))
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('made')
  })
})
