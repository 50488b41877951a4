import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { uploadChunkBytes } from '../../../src/config/limits.js'
import { refuseUnreadable } from '../../../src/services/adapters/records/readable.js'
import { uploadsCleanup } from '../../../src/services/careers/uploadCleanup.js'
import { hour, minute } from '../../../src/shared/time/durations.js'
import {
  aCv,
  fileIn,
  postSigned,
  sendApplication,
  signUpload,
  upload,
} from '../../support/careers/applicationForms.js'
import { aPage, aPdf } from '../../support/careers/someFiles.js'
import { errorsIn } from '../../support/pages/errorSummary.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { storedApplications } from '../../support/site/storedSubmissions.js'

const mebibyte = 1_048_576

let running: TestApp
beforeEach(async () => {
  running = await appForTests({ env: { RATE_LIMIT_UPLOADS: '20' } })
})
afterEach(() => running.end())

const content = Buffer.concat([aPdf(), Buffer.alloc(4_500_000, 'Portfolio ')])

const signLong = (bytes = content, known?: string) =>
  signUpload(
    running,
    { filePath: 'Portfolio.pdf', contentType: '', size: String(bytes.length), chunks: 'yes' },
    known,
  )
type Signed = Awaited<ReturnType<typeof signLong>>

const askNext = (id: string, cookie?: string) => {
  const asking = running.site.post('/upload/chunks').type('form')
  return (cookie === undefined ? asking : asking.set('Cookie', cookie)).send({ id })
}

const postChunk = (signed: Signed, bytes = content) =>
  postSigned(running, signed, bytes.subarray(signed.chunk?.from, signed.chunk?.to))

const uploadLong = async (bytes = content, chunks = 99): Promise<Signed> => {
  let signed = await signLong(bytes)
  for (let sent = 0; sent < chunks; sent += 1) {
    expect((await postChunk(signed, bytes)).status).toBe(201)
    const next = await askNext(signed.id, signed.cookie)
    if (next.status === 201) break
    signed = { ...next.body, cookie: signed.cookie }
  }
  return signed
}

const chunksOf = (id: string): readonly string[] =>
  readdirSync(join(running.config.dataDir, 'files/chunks')).filter(
    (name) => name.startsWith(id) && !name.endsWith('.type'),
  )

describe('chunked upload', () => {
  test('is sent in chunks of 2 000 000 bytes and stored as one file', async () => {
    const first = await signLong()
    expect(Object.keys(first).toSorted()).toEqual([
      'chunk',
      'cookie',
      'id',
      'postEndpoint',
      'signature',
    ])
    expect(first.chunk).toEqual({ from: 0, to: 2_000_000 })
    expect((await postChunk(first)).status).toBe(201)
    const second = await askNext(first.id, first.cookie)
    expect([second.status, second.body.chunk]).toEqual([200, { from: 2_000_000, to: 4_000_000 }])
    expect(second.headers['cache-control']).toBe('no-store')
    expect((await postChunk({ ...second.body, cookie: first.cookie })).status).toBe(201)
    const third = await askNext(first.id, first.cookie)
    expect(third.body.chunk).toEqual({ from: 4_000_000, to: content.length })
    expect((await postChunk({ ...third.body, cookie: first.cookie })).status).toBe(201)
    const whole = await askNext(first.id, first.cookie)
    expect([whole.status, whole.body]).toEqual([201, { id: first.id }])
    expect(fileIn(running, `incoming/${first.id}`).equals(content)).toBe(true)

    const { cookie, id } = first
    const answer = await sendApplication(running, { cookie, files: [], fields: { uploads: [id] } })
    expect(answer.status).toBe(303)
    const [application] = await storedApplications(running)
    expect(application?.files).toMatchObject([{ name: 'Portfolio.pdf', size: content.length }])
    expect(fileIn(running, application?.files[0]?.key ?? '').equals(content)).toBe(true)
  })

  test('returns the first missing chunk on every request', async () => {
    const signed = await uploadLong(content, 2)
    for (let asked = 0; asked < 3; asked += 1) {
      const next = await askNext(signed.id, signed.cookie)
      expect(next.body.chunk).toEqual({ from: 4_000_000, to: content.length })
    }
    running.clock.pass(59 * minute)
    const later = await askNext(signed.id, signed.cookie)
    expect((await postChunk({ ...later.body, cookie: signed.cookie })).status).toBe(201)
    expect((await askNext(signed.id, signed.cookie)).status).toBe(201)
    expect((await askNext(signed.id, signed.cookie)).status).toBe(201)
  })

  test.each<[string, number, boolean]>([
    ['404 when an application claims the file meanwhile', 404, true],
    ['201 when another request completes it meanwhile', 201, false],
  ])('answers %s', async (_what, status, isClaimed) => {
    const last = await uploadLong(content, 2)
    const next = await askNext(last.id, last.cookie)
    const { cookie, id } = last
    expect((await postChunk({ ...next.body, cookie })).status).toBe(201)
    const { files } = running.services.careers
    const joinChunks = files.join.bind(files)
    jest.spyOn(files, 'join').mockImplementationOnce(async (...all) => {
      await joinChunks(...all)
      if (isClaimed) {
        await sendApplication(running, { cookie, files: [], fields: { uploads: [id] } })
      }
      return joinChunks(...all)
    })
    expect((await askNext(id, cookie)).status).toBe(status)
    expect(await storedApplications(running)).toHaveLength(isClaimed ? 1 : 0)
  })

  test('is not used for a file of one chunk or a browser without chunk support', async () => {
    const short = await signLong(content.subarray(0, uploadChunkBytes))
    expect(short.chunk).toBeUndefined()
    expect(short.signature['key']).toBe(`incoming/${short.id}`)
    const { id } = await upload(running, { name: 'Portfolio.pdf', content })
    expect(fileIn(running, `incoming/${id}`).equals(content)).toBe(true)
  })

  test('rejects a file over the limit before its first chunk', async () => {
    const answer = await running.site
      .post('/upload/sign')
      .type('form')
      .send({
        filePath: 'Portfolio.pdf',
        contentType: '',
        size: String(10 * mebibyte + 1),
        chunks: 'yes',
      })
    expect([answer.status, answer.body]).toEqual([413, { error: 'tooLarge', maxFilesize: 10 }])
  })

  test('inspects the assembled file: an HTML page named .pdf is rejected', async () => {
    const page = Buffer.concat([aPage(), Buffer.alloc(2_500_000, ' ')])
    const { id, cookie } = await uploadLong(page)
    const answer = await sendApplication(running, { cookie, files: [], fields: { uploads: [id] } })
    expect(answer.status).toBe(422)
    expect(errorsIn(answer.text).join()).toContain('Portfolio.pdf ne correspond pas à son nom')
  })

  test('reports a file with a missing chunk as incomplete and deletes its chunks', async () => {
    const { id, cookie } = await uploadLong(content, 2)
    const answer = await sendApplication(running, { cookie, files: [], fields: { uploads: [id] } })
    expect(answer.status).toBe(422)
    expect(errorsIn(answer.text)).toEqual([
      'Le fichier Portfolio.pdf n’est pas arrivé au complet. Choisissez-le de nouveau.',
    ])
    expect(chunksOf(id)).toEqual([])
    expect((await askNext(id, cookie)).status).toBe(404)
  })

  test('deletes the chunks of a file that was already submitted', async () => {
    for (const time of [1, 2]) {
      const { id, cookie } = await uploadLong()
      const fields = { uploads: [id] }
      const answer = await sendApplication(running, { cookie, files: [], fields })
      expect([answer.status, chunksOf(id).length]).toEqual([303, time === 1 ? 3 : 0])
    }
    expect(await storedApplications(running)).toHaveLength(1)
  })

  test('is deleted with its chunks after a day when abandoned', async () => {
    const { id, cookie } = await uploadLong(content, 2)
    expect(chunksOf(id)).toHaveLength(2)
    const { files } = running.services.careers
    const cleanup = uploadsCleanup({
      files,
      records: running.services.records,
      onUnreadable: refuseUnreadable,
    })
    running.clock.pass(23 * hour)
    expect((await askNext(id, cookie)).status).toBe(404)
    expect(await cleanup.removeExpired(running.clock.now())).toBe(0)
    running.clock.pass(hour)
    expect(await cleanup.removeExpired(running.clock.now())).toBe(1)
    expect(chunksOf(id)).toEqual([])
    expect(readdirSync(join(running.config.dataDir, 'files/chunks'))).toEqual([])
  })
})

describe('chunked upload under attack', () => {
  test('reveals no upload without the cookie that signed it', async () => {
    const { id } = await uploadLong(content, 3)
    const other = await signLong()
    for (const cookie of [undefined, other.cookie, 'upload=made.up']) {
      const answer = await askNext(id, cookie)
      expect([answer.status, answer.body]).toEqual([404, { error: 'notFound' }])
    }
    expect(existsSync(join(running.config.dataDir, 'files/incoming', id))).toBe(true)
  })

  test('cannot be completed by another visitor', async () => {
    const signed = await uploadLong(content, 2)
    const next = await askNext(signed.id, signed.cookie)
    await postChunk({ ...next.body, cookie: signed.cookie })
    const other = await signLong()
    expect((await askNext(signed.id, other.cookie)).status).toBe(404)
    expect(existsSync(join(running.config.dataDir, 'files/incoming', signed.id))).toBe(false)
  })

  test.each([
    ['no id', ''],
    ['a path', '../secret'],
    ['a long text', 'x'.repeat(3000)],
    ['an unknown id', randomUUID()],
  ])('is rejected for %s', async (_what, id) => {
    const { cookie } = await signLong()
    expect((await askNext(id, cookie)).status).toBe(404)
  })

  test('answers 404 for an upload without chunks', async () => {
    const { id, cookie } = await upload(running, aCv)
    expect((await askNext(id, cookie)).status).toBe(404)
  })

  test('rejects a chunk of another size, position or upload', async () => {
    const signed = await signLong()
    const other = await signLong(content, signed.cookie)
    const body = content.subarray(0, uploadChunkBytes)
    const put = (changes: Readonly<Record<string, string>>, bytes = body) =>
      postSigned(running, { ...signed, signature: { ...signed.signature, ...changes } }, bytes)
    expect((await put({}, body.subarray(1))).status).toBe(400)
    expect((await put({}, Buffer.concat([body, Buffer.from('x')]))).status).toBe(400)
    expect((await put({ key: `chunks/${signed.id}-2` })).status).toBe(403)
    expect((await put({ key: `chunks/${other.id}-1` })).status).toBe(403)
    expect((await put({ key: `incoming/${signed.id}` })).status).toBe(403)
    expect((await put({ policy: other.signature['policy'] ?? '' })).status).toBe(403)
    expect(chunksOf(signed.id)).toEqual([])
    expect(chunksOf(other.id)).toEqual([])
    expect((await put({})).status).toBe(201)
  })

  test('rejects a repeated chunk, and any chunk once the file is complete or submitted', async () => {
    const first = await signLong()
    expect((await postChunk(first)).status).toBe(201)
    expect((await postChunk(first)).status).toBe(403)
    const second = { ...(await askNext(first.id, first.cookie)).body, cookie: first.cookie }
    await postChunk(second)
    const third = { ...(await askNext(first.id, first.cookie)).body, cookie: first.cookie }
    await postChunk(third)
    const { id, cookie } = first
    expect((await askNext(id, cookie)).status).toBe(201)
    for (const used of [first, second, third]) expect((await postChunk(used)).status).toBe(403)
    await sendApplication(running, { cookie, files: [], fields: { uploads: [id] } })
    for (const used of [first, second, third]) expect((await postChunk(used)).status).toBe(403)
    expect((await askNext(id, cookie)).status).toBe(404)
    const [application] = await storedApplications(running)
    expect(fileIn(running, application?.files[0]?.key ?? '').equals(content)).toBe(true)
  })

  test('rejects a signature after ten minutes and issues another', async () => {
    const signed = await signLong()
    running.clock.pass(10 * minute)
    expect((await postChunk(signed)).status).toBe(403)
    const again = await askNext(signed.id, signed.cookie)
    expect((await postChunk({ ...again.body, cookie: signed.cookie })).status).toBe(201)
  })

  test('answers 429 after the number of requests that 20 files of maximum size need', async () => {
    // Ten mebibytes are six chunks: one request for each, and one to join them.
    const statuses: number[] = []
    for (let count = 0; count < 20 * 7; count += 1) statuses.push((await askNext('x')).status)
    expect(new Set(statuses)).toEqual(new Set([404]))
    const answer = await askNext('x')
    expect([answer.status, answer.body]).toEqual([429, { error: 'tooMany' }])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('answers 429 to excessive posts', async () => {
    const bad = () => running.site.post('/upload/files').field('key', 'x')
    for (let count = 0; count < 20 * 7; count += 1) await bad()
    expect((await bad()).status).toBe(429)
  })

  test('accepts only same-site posts', async () => {
    const read = await running.site.get('/upload/chunks')
    expect([read.status, read.headers['allow']]).toEqual([405, 'POST'])
    const crossSite = running.site.post('/upload/chunks').set('Origin', 'https://evil.example')
    expect((await crossSite.field('id', 'x')).status).toBe(403)
    const empty = await running.site.post('/upload/chunks').type('form').send({})
    expect([empty.status, empty.body]).toEqual([400, { error: 'badRequest' }])
  })
})

describe('upload signed without a size', () => {
  const sign = () => signUpload(running, { filePath: 'CV.pdf', contentType: 'application/pdf' })

  test('accepts one file of any size up to the limit', async () => {
    const signed = await sign()
    expect((await postSigned(running, signed, content)).status).toBe(201)
    const { id, cookie } = signed
    const answer = await sendApplication(running, { cookie, files: [], fields: { uploads: [id] } })
    expect(answer.status).toBe(303)
    const [application] = await storedApplications(running)
    expect(application?.files).toMatchObject([{ name: 'CV.pdf', size: content.length }])
  })

  test('is listed with its actual size on the page that reports errors', async () => {
    const { id, cookie, ...signed } = await sign()
    await postSigned(running, signed, aCv.content)
    const accept = 'application/json'
    const fields = { uploads: [id], name: '' }
    const answer = await sendApplication(running, { cookie, files: [], fields, accept })
    expect(answer.body.uploads).toEqual([{ id, name: 'CV.pdf', size: aCv.content.length }])
  })

  test.each([
    ['over the limit', Buffer.alloc(10 * mebibyte + 1)],
    ['of 0 bytes', Buffer.alloc(0)],
  ])('is rejected for a file %s', async (_what, bytes) => {
    const signed = await sign()
    expect((await postSigned(running, signed, bytes)).status).toBe(400)
  })
})
