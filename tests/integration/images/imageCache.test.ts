import { chmodSync, readdirSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tooManyPictures } from '../../../src/controllers/pictures/imageController.js'
import {
  createImageCache,
  type ImageCache,
} from '../../../src/services/images/storage/imageCache.js'
import { ImageError } from '../../../src/services/images/imageError.js'
import { createImageQueue } from '../../../src/services/images/rendering/imageQueue.js'
import { type ImageSite, startImageSite } from '../../support/images/imageSite.js'
import { recordedLog } from '../../support/site/recordedLog.js'
import { writePictures } from '../../support/images/pictures.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const key = (email: string): string => email.repeat(40)
const picture = (size: number) => ({ type: 'webp', data: Buffer.alloc(size, 7) }) as const

let folder: ReturnType<typeof temporaryFolder>
let kept: string
beforeEach(() => {
  folder = temporaryFolder()
  kept = join(folder.path, 'images')
})
const sites: ImageSite[] = []
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop()))
  folder.remove()
})

/** A site that is stopped whatever becomes of the test. */
const start = async (...wishes: Parameters<typeof startImageSite>): Promise<ImageSite> => {
  const site = await startImageSite(...wishes)
  sites.push(site)
  return site
}

const { log, lines } = recordedLog()

/** Nothing stays in memory unless asked, so that what is found comes from the disk. */
const open = (bytes: number, memoryBytes = 0): ImageCache =>
  createImageCache({ folder: kept, bytes, memoryBytes, log })

const fill = async (cache: ImageCache, emails: string, size = 1000): Promise<void> => {
  for (const email of emails) {
    cache.keep(key(email), picture(size))
    await cache.settled()
  }
}

const found = async (cache: ImageCache, emails: string): Promise<string> => {
  const have = await Promise.all([...emails].map((email) => cache.find(key(email))))
  return [...emails].filter((_, place) => have[place] !== undefined).join('')
}

const bytesOnDisk = (): number =>
  readdirSync(kept).reduce((sum, name) => sum + statSync(join(kept, name)).size, 0)

describe('pictures kept on disk', () => {
  test('are found again as they were', async () => {
    const cache = open(10_000)
    await fill(cache, 'a')
    expect(await cache.find(key('a'))).toEqual(picture(1000))
    expect(await cache.find(key('b'))).toBeUndefined()
  })

  test('never take more than their budget', async () => {
    const cache = open(3500)
    await fill(cache, 'abcdef')
    expect(await found(cache, 'abcdef')).toBe('def')
    expect(bytesOnDisk()).toBe(3000)
    expect(cache.size().disk).toBe(3000)
  })

  test('leave when they are the least recently used', async () => {
    const cache = open(3500)
    await fill(cache, 'abc')
    await cache.find(key('a'))
    await fill(cache, 'd')
    expect(await found(cache, 'abcd')).toBe('acd')
  })

  test('are left alone when one is larger than the whole budget', async () => {
    const cache = open(3500)
    await fill(cache, 'ab')
    await fill(cache, 'c', 4000)
    expect(await found(cache, 'abc')).toBe('ab')
  })

  test('are there after a restart, in the order of their use', async () => {
    await fill(open(10_000), 'abc')
    for (const [place, name] of readdirSync(kept).toSorted().entries()) {
      // As if they had been used one hour after the other, the first one last.
      utimesSync(join(kept, name), 0, 1_700_000_000 - place * 3600)
    }
    const cache = open(2500)
    expect(await found(cache, 'abc')).toBe('ab')
    expect(bytesOnDisk()).toBe(2000)
  })

  test('note their use in the date of their file', async () => {
    await fill(open(10_000), 'a')
    const [name = ''] = readdirSync(kept)
    utimesSync(join(kept, name), 0, 1_700_000_000)
    const cache = open(10_000)
    await cache.find(key('a'))
    await fill(cache, 'b')
    expect(statSync(join(kept, name)).mtimeMs).toBeGreaterThan(Date.now() - 60_000)
  })

  test('are thrown away when a power cut left them short, with what was never finished', async () => {
    await fill(open(10_000), 'ab')
    const [first = ''] = readdirSync(kept).toSorted()
    truncateSync(join(kept, first), 10)
    writeFileSync(join(kept, 'half.part'), 'half')
    utimesSync(join(kept, 'half.part'), 0, 1_700_000_000)
    writeFileSync(join(kept, 'young.part'), 'another process writes it')
    writeFileSync(join(kept, 'README'), 'not ours')
    const cache = open(10_000)
    expect(await found(cache, 'ab')).toBe('b')
    expect(readdirSync(kept).filter((name) => !name.startsWith('b'))).toEqual([
      'README',
      'young.part',
    ])
  })

  test('leave no second file when one is made again', async () => {
    const cache = open(10_000)
    await fill(cache, 'a', 1000)
    await fill(cache, 'a', 900)
    expect(readdirSync(kept)).toHaveLength(1)
    expect((await cache.find(key('a')))?.data).toHaveLength(900)
  })

  test('are made again when somebody emptied the folder', async () => {
    const cache = open(10_000)
    await fill(cache, 'a')
    for (const name of readdirSync(kept)) truncateSync(join(kept, name), 0)
    expect(await cache.find(key('a'))).toBeUndefined()
  })
})

describe('a disk that takes nothing', () => {
  test('costs nothing but speed', async () => {
    // A file where the folder should be: even root cannot write into it.
    writeFileSync(kept, '')
    const cache = open(10_000, 5000)
    await fill(cache, 'ab')
    expect(await found(cache, 'ab')).toBe('ab')
    expect(lines.join('')).toMatch(/cannot be (kept|read)/)
  })

  test('still lets the site answer', async () => {
    writeFileSync(kept, '')
    const site = await start({ cacheFolder: join(kept, 'images') })
    await writePictures(site.pictures)
    expect((await site.ask('/_ipx/w_20/photo.jpg')).status).toBe(200)
  })

  const asRoot = process.getuid?.() === 0
  ;(asRoot ? test.skip : test)('is the same when its rights are gone', async () => {
    const cache = open(10_000)
    await fill(cache, 'a')
    chmodSync(kept, 0o500)
    await fill(cache, 'b')
    chmodSync(kept, 0o700)
    expect(await found(cache, 'ab')).toBe('a')
  })
})

test('what the build made is answered as it is, and left alone', async () => {
  const built = await start()
  await writePictures(built.pictures)
  const { body, headers } = await built.ask('/_ipx/w_20,f_webp/photo.jpg')
  await built.images.close()
  const before = readdirSync(built.kept).map((name) => statSync(join(built.kept, name)).mtimeMs)
  // As after a deployment: the same pictures, an empty cache, and nobody may make anything.
  const site = await start(
    { folder: built.pictures, builtFolder: built.kept },
    (_req, _res, next) => next(tooManyPictures(60)),
  )
  const again = await site.ask('/_ipx/f_webp,w_20/photo.jpg')
  expect(again.body).toEqual(body)
  expect(again.headers['etag']).toBe(headers['etag'])
  expect((await site.ask('/_ipx/f_webp,w_21/photo.jpg')).status).toBe(429)
  expect(site.images.load()).toMatchObject({ diskBytes: 0, memoryBytes: body.length })
  expect(readdirSync(built.kept).map((name) => statSync(join(built.kept, name)).mtimeMs)).toEqual(
    before,
  )
})

test('the busiest pictures stay in memory, within a budget of their own', async () => {
  const cache = open(10_000, 2500)
  await fill(cache, 'abc')
  expect(cache.size()).toEqual({ disk: 3000, memory: 2000 })
  for (const name of readdirSync(kept)) truncateSync(join(kept, name), 0)
  expect(await found(cache, 'bc')).toBe('bc')
  expect(await found(cache, 'a')).toBe('')
})

describe('the line of pictures to make', () => {
  const turn = () => Promise.withResolvers<string>()

  test('makes equal ones once', async () => {
    const queue = createImageQueue<string>(1, 5)
    const { promise, resolve } = turn()
    const work = jest.fn(() => promise)
    const both = Promise.all([queue.run('a', work), queue.run('a', work)])
    resolve('made')
    expect(await both).toEqual(['made', 'made'])
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('begins no more than it may, in the order they came', async () => {
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

  test('turns away whoever comes when it is full, and says when to come back', async () => {
    const queue = createImageQueue<string>(1, 1)
    const { promise, resolve } = turn()
    const first = queue.run('a', () => promise)
    const second = queue.run('b', () => promise)
    const third = await queue.run('c', () => promise).catch((error: unknown) => error)
    expect(third).toBeInstanceOf(ImageError)
    expect(third).toMatchObject({ status: 503, headers: { 'Retry-After': '3' } })
    // An equal one takes no place.
    const again = queue.run('b', () => promise)
    resolve('made')
    expect(await Promise.all([first, second, again])).toEqual(['made', 'made', 'made'])
  })

  test('forgets what nobody waits for any more, and only that', async () => {
    const queue = createImageQueue<string>(1, 5)
    const { promise, resolve } = turn()
    const first = queue.run('a', () => promise)
    const [one, other, third] = [0, 1, 2].map(() => new AbortController())
    const shared = jest.fn(() => Promise.resolve('shared'))
    const lonely = jest.fn(() => Promise.resolve('lonely'))
    const left = queue.run('b', shared, one?.signal)
    const stays = queue.run('b', shared, other?.signal)
    const gone = queue.run('c', lonely, third?.signal)
    one?.abort()
    third?.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' })
    resolve('made')
    expect([await first, await stays]).toEqual(['made', 'shared'])
    expect(shared).toHaveBeenCalledTimes(1)
    expect(lonely).not.toHaveBeenCalled()
    expect(queue.waiting).toBe(0)
  })

  test('goes on after work that failed', async () => {
    const queue = createImageQueue<string>(1, 5)
    const failed = queue.run('a', () => Promise.reject(new Error('no')))
    const next = queue.run('b', () => Promise.resolve('made'))
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('made')
  })
})
