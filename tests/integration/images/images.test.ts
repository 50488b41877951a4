import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { newPictures } from '../../../src/routes/imageRoutes.js'
import { contentHash } from '../../../src/services/images/imageSources.js'
import { hostileAddresses } from '../../support/images/hostileAddresses.js'
import { type ImageSite, startImageSite } from '../../support/images/imageSite.js'
import {
  writeHostileFiles,
  writeLargePicture,
  writePictures,
} from '../../support/images/pictures.js'
import { eventually } from '../../support/site/eventually.js'

let site: ImageSite

beforeAll(async () => {
  site = await startImageSite()
  await writePictures(site.pictures)
  await writeHostileFiles(site.pictures, site.outside)
  // Loads the image library before processor time is measured.
  await site.ask('/_ipx/w_10/photo.jpg')
}, 60_000)
afterAll(() => site.stop())

const codeOf = (body: Buffer): unknown => JSON.parse(body.toString()).code

describe('image response', () => {
  test('is the requested picture with its type and length', async () => {
    const { status, headers, body } = await site.ask('/_ipx/w_320,f_webp,q_80/photo.jpg')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(body.length),
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 320, height: 180 })
  })

  test('can be a placeholder of ten pixels at quality 50', async () => {
    const { status, body } = await site.ask('/_ipx/q_50,s_10x10/photo.jpg')
    expect(status).toBe(200)
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 10, height: 10 })
    const better = await site.ask('/_ipx/q_90,s_10x10/photo.jpg')
    expect(body.length).toBeLessThan(better.body.length)
  })

  test('to HEAD has the same headers and no body', async () => {
    const path = '/_ipx/w_200/photo.jpg'
    const head = await site.ask(path, { method: 'HEAD' })
    const get = await site.ask(path)
    expect(head.body).toHaveLength(0)
    const ofAnswer = { date: '', 'x-request-id': '' }
    expect({ ...head.headers, ...ofAnswer }).toEqual({ ...get.headers, ...ofAnswer })
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('to %s is 405 with Allow', async (method) => {
    const { status, headers, body } = await site.ask('/_ipx/_/photo.jpg', { method })
    expect(status).toBe(405)
    expect(headers['allow']).toBe('GET, HEAD')
    expect(codeOf(body)).toBe('bad-method')
  })

  test.each([
    'rooms/%C3%A9t%C3%A9%20%C3%A0%20Qu%C3%A9bec.jpg',
    'rooms/e%CC%81te%CC%81%20a%CC%80%20Que%CC%81bec.jpg',
  ])('is found under a name with accents: %s', async (path) => {
    expect((await site.ask(`/_ipx/w_20/${path}`)).status).toBe(200)
  })

  test('to an invalid request is an error in both languages that is never cached', async () => {
    const { status, headers, body } = await site.ask('/_ipx/w_-1/photo.jpg')
    expect(status).toBe(400)
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(body.toString())).toEqual({
      status: 400,
      code: 'bad-value',
      modifier: 'width',
      detail: 'Un réglage de cette image a une valeur hors des limites.',
      detailEn: 'One setting of this image has a value out of range.',
    })
  })
})

describe('image size', () => {
  // The original is 480 by 270.
  test.each([
    ['_', 480, 270],
    ['w_240', 240, 135],
    ['h_135', 240, 135],
    ['w_5000', 480, 270],
    ['w_10,h_10', 10, 6],
    ['w_200,h_200,fit_cover', 200, 200],
    ['s_200x100', 200, 100],
    ['s_200', 200, 200],
    ['s_200x200,fit_cover', 200, 200],
    ['s_200x200,fit_contain', 200, 200],
    ['s_200x200,fit_fill', 200, 200],
    ['s_200x200,fit_inside', 200, 113],
    ['s_200x200,fit_outside', 356, 200],
    ['s_960x540', 480, 270],
    ['s_540x540', 270, 270],
    ['s_540x540,fit_contain', 270, 270],
  ])('of %s is %i by %i', async (modifiers, width, height) => {
    const { status, body } = await site.ask(`/_ipx/${modifiers}/photo.jpg`)
    expect(status).toBe(200)
    expect(await sharp(body).metadata()).toMatchObject({ width, height })
  })
})

describe('image background', () => {
  const cornerOf = async (address: string): Promise<readonly number[]> => {
    const { body } = await site.ask(address)
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true })
    return [...data.subarray(0, info.channels)]
  }

  test('fills the empty area of fit_contain, white by default', async () => {
    const contained = '/_ipx/f_png,fit_contain,s_200x200'
    expect(await cornerOf(`${contained}/photo.jpg`)).toEqual([255, 255, 255])
    expect(await cornerOf(`${contained},b_teal/photo.jpg`)).toEqual([0, 128, 128])
    expect(await cornerOf(`${contained},b_ff0000/photo.jpg`)).toEqual([255, 0, 0])
  })

  test('replaces transparent areas in JPEG, and in other formats when specified', async () => {
    expect(await cornerOf('/_ipx/f_jpeg,q_100/discs.png')).toEqual([255, 255, 255])
    expect(await cornerOf('/_ipx/f_jpeg,q_100,b_000/discs.png')).toEqual([0, 0, 0])
    expect(await cornerOf('/_ipx/f_png,b_ff0000/discs.png')).toEqual([255, 0, 0])
    expect(await cornerOf('/_ipx/f_png/discs.png')).toEqual([0, 0, 0, 0])
  })
})

describe('image format f_auto', () => {
  test.each([
    ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'photo.jpg', 'image/avif'],
    ['image/webp,*/*', 'photo.jpg', 'image/webp'],
    ['image/avif;q=0,image/webp;q=0.5', 'photo.jpg', 'image/webp'],
    ['image/avif;q=0.3,image/webp;q=0.5', 'photo.jpg', 'image/webp'],
    ['image/webp;q=0.1,image/jpeg', 'photo.jpg', 'image/jpeg'],
    ['*/*', 'photo.jpg', 'image/jpeg'],
    ['', 'photo.jpg', 'image/jpeg'],
    ['image/*', 'discs.png', 'image/png'],
    ['image/webp', 'discs.png', 'image/webp'],
  ])('with Accept: %s, %s is %s', async (accept, file, type) => {
    const { headers } = await site.ask(`/_ipx/f_auto,w_40/${file}`, { headers: { accept } })
    expect(headers['content-type']).toBe(type)
    expect(headers['vary']).toBe('Accept')
  })

  test('varies on Accept, unlike other formats', async () => {
    expect((await site.ask('/_ipx/w_40,f_webp/photo.jpg')).headers['vary']).toBeUndefined()
  })
})

describe('image caching by the browser', () => {
  test('answers 304 without rendering, by ETag or date', async () => {
    const path = '/_ipx/w_123,f_png/photo.jpg'
    // Conditional requests must work before the first rendering.
    const described = await site.images.describe('w_123,f_png', 'photo.jpg')
    const byTag = await site.ask(path, { headers: { 'if-none-match': described.etag } })
    const byDate = await site.ask(path, {
      headers: { 'if-modified-since': described.modified?.toUTCString() ?? '' },
    })
    expect([byTag.status, byDate.status]).toEqual([304, 304])
    expect(byTag.headers['etag']).toBe(described.etag)
    expect(await site.images.find(described)).toBeUndefined()
  })

  test('returns the new picture when it has changed', async () => {
    const file = join(site.pictures, 'changing.jpg')
    writeFileSync(file, await sharp(join(site.pictures, 'photo.jpg')).resize(50).jpeg().toBuffer())
    const before = await site.ask('/_ipx/_/changing.jpg')
    writeFileSync(file, await sharp(join(site.pictures, 'photo.jpg')).resize(60).jpeg().toBuffer())
    const after = await site.ask('/_ipx/_/changing.jpg', {
      headers: { 'if-none-match': String(before.headers['etag']) },
    })
    expect(after.status).toBe(200)
    expect(await sharp(after.body).metadata()).toMatchObject({ width: 60 })
  })

  test('lasts a year for a URL with a content hash, otherwise a day', async () => {
    const hash = contentHash(readFileSync(join(site.pictures, 'photo.jpg')))
    const lifetime = async (query: string) =>
      (await site.ask(`/_ipx/w_20/photo.jpg${query}`)).headers['cache-control']
    expect(await lifetime(`?v=${hash}`)).toBe('public, max-age=31536000, immutable')
    for (const query of ['', '?v=', `?v=${hash.slice(1)}0`, '?w=1']) {
      expect(await lifetime(query)).toBe('public, max-age=86400, must-revalidate')
    }
  })
})

describe('hostile image URLs', () => {
  // Processor time does not depend on the other load of the machine.
  test.each(hostileAddresses)('%s is answered %s within a second', async (address, expected) => {
    const { status, body, processorMs } = await site.ask(address)
    expect(processorMs).toBeLessThan(1000)
    if (expected === 'picture') expect(status).toBe(200)
    else expect([codeOf(body), status < 500]).toEqual([expected, true])
  })

  test('log only warnings about damaged files', () => {
    const messages = site.lines.map((line) => String(JSON.parse(line).msg))
    expect(new Set(messages)).toEqual(new Set(['picture damaged']))
  })
})

describe('requests for new pictures under load', () => {
  let small: ImageSite
  afterEach(() => small.stop())

  /** Renders a picture so slowly that the next requests are queued. */
  const occupy = async (visitor = '192.0.2.9') => {
    await writeLargePicture(small.pictures)
    const slow = small.ask('/_ipx/f_avif/large.jpg', { visitor })
    await eventually(() => expect(small.images.load().running).toBe(1))
    return { slow }
  }

  test('are rejected beyond the limit of one client unless already rendered', async () => {
    small = await startImageSite()
    await writePictures(small.pictures)
    const ask = (width: number) => small.ask(`/_ipx/w_${width}/photo.jpg`, { visitor: '192.0.2.1' })
    for (let width = 1; width <= newPictures.limit; width += 1) {
      expect((await ask(width)).status).toBe(200)
    }
    const refused = await ask(newPictures.limit + 1)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toMatch(/^([1-5]?\d|60)$/)
    expect(codeOf(refused.body)).toBe('too-many')
    expect((await ask(11)).status).toBe(200)
    expect((await small.ask('/_ipx/w_200/photo.jpg')).status).toBe(200)
  })

  test('wait in a queue of limited length', async () => {
    small = await startImageSite({ atOnce: 1, mostWaiting: 2 })
    await writePictures(small.pictures)
    const { slow } = await occupy()
    const answers = await Promise.all(
      [10, 11, 12, 13, 14].map((width) => small.ask(`/_ipx/w_${width}/photo.jpg`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['3', '3', '3'])
    expect((await slow).status).toBe(200)
  })

  test('of one client leave slots for another client, whose first picture is rendered next', async () => {
    small = await startImageSite({ atOnce: 1, mostWaiting: 8 })
    await writePictures(small.pictures)
    const ask = (visitor: string) => (width: number) =>
      small.ask(`/_ipx/w_${width}/photo.jpg`, { visitor })
    const { slow } = await occupy('2001:db8:1:2::1')
    const many = [21, 22, 23, 24, 25].map(ask('2001:db8:1:2::1'))
    await eventually(() => expect(small.images.load()).toMatchObject({ running: 1, waiting: 2 }))
    expect((await ask('2001:db8:1:3::1')(26)).status).toBe(503)
    expect((await ask('192.0.2.1')(27)).status).toBe(200)
    const statuses = (await Promise.all([slow, ...many])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(3)
  })

  test('leave the queue when their client disconnects', async () => {
    small = await startImageSite({ atOnce: 1 })
    await writePictures(small.pictures)
    const { slow } = await occupy()
    const { port, images } = small
    const path = '/_ipx/f_avif,w_30/photo.jpg'
    const leaving = request({ host: '127.0.0.1', port, path }).on('error', () => undefined)
    leaving.end()
    await eventually(() => expect(images.load().waiting).toBe(1))
    leaving.destroy()
    await eventually(() => expect(images.load().waiting).toBe(0))
    expect((await slow).status).toBe(200)
    expect(await images.find(await images.describe('f_avif,w_30', 'photo.jpg'))).toBeUndefined()
  })
})
