import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { refuseUnreadable } from '../../../src/services/adapters/records/readable.js'
import { uploadsCleanup } from '../../../src/services/careers/uploadCleanup.js'
import {
  aCv,
  fileIn,
  postSigned,
  sendApplication,
  signUpload,
  upload,
} from '../../support/careers/applicationForms.js'
import { aPage, aPdf } from '../../support/careers/someFiles.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'

const hour = 3_600_000
const minute = 60_000
const mebibyte = 1_048_576

let running: TestApp
beforeEach(async () => {
  running = await appForTests({ env: { RATE_LIMIT_UPLOADS: '20' } })
})
afterEach(() => running.end())

const sign = (fields: Readonly<Record<string, string>>, cookie = '') => {
  const asking = running.site.post('/upload/sign').type('form')
  return (cookie === '' ? asking : asking.set('Cookie', cookie)).send({
    filePath: 'CV.pdf',
    contentType: 'application/pdf',
    size: '100',
    ...fields,
  })
}

const filesOn = (folder: string): readonly string[] =>
  readdirSync(join(running.config.dataDir, 'files', folder)).filter((name) => !name.includes('.'))

test('upload signing › answers with form fields, URL and upload id', async () => {
  const answer = await sign({ anything: 'else' })
  expect(answer.status).toBe(200)
  expect(Object.keys(answer.body)).toEqual(['signature', 'postEndpoint', 'id'])
  expect(answer.body.postEndpoint).toBe('/upload/files')
  expect(answer.body.signature).toMatchObject({
    key: `incoming/${answer.body.id}`,
    'Content-Type': 'application/pdf',
    success_action_status: '201',
  })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('upload signing › accepts multipart forms', async () => {
  const answer = await running.site
    .post('/upload/sign')
    .field('filePath', 'CV.pdf')
    .field('contentType', 'application/pdf')
    .field('size', '100')
  expect(answer.status).toBe(200)
})

test.each([
  ['CV.docx', 'application/vnd.ms-office'],
  ['CV.docx', 'application/kswps'],
  ['CV.doc', 'application/vnd.ms-word'],
  ['CV.pdf', 'application/x-download'],
  ['CV.pdf', 'text/pdf'],
  ['CV.odt', 'application/x-vnd.oasis.opendocument.text'],
  ['CV.txt', 'text/x-tex'],
  ['photo.jfif', 'image/jpeg'],
  ['CV.pdf', ''],
])('upload signing › accepts %s declared as %j', async (filePath, contentType) => {
  expect((await sign({ filePath, contentType })).status).toBe(200)
})

test('upload signing › sets a signed cookie for a day on the first request only', async () => {
  const first = await sign({})
  const cookie = String(first.headers['set-cookie'])
  expect(cookie).toMatch(
    /^upload=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=86400; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  )
  const second = await sign({}, cookie.split(';', 1)[0])
  expect(second.headers['set-cookie']).toBeUndefined()
})

test('upload signing › replaces a tampered cookie', async () => {
  const cookie = String((await sign({})).headers['set-cookie']).split(';', 1)[0] ?? ''
  const altered = cookie.replace(/^upload=./, (start) =>
    start === 'upload=0' ? 'upload=1' : 'upload=0',
  )
  expect((await sign({}, altered)).headers['set-cookie']).toBeDefined()
})

test('upload signing › sets a Secure cookie when PUBLIC_URL is https', async () => {
  const secure = await appForTests({ env: { PUBLIC_URL: 'https://clinic.example' } })
  const answer = await secure.site
    .post('/upload/sign')
    .type('form')
    .send({ filePath: 'CV.pdf', contentType: '', size: '1' })
  expect(String(answer.headers['set-cookie'])).toContain('; Secure')
  await secure.end()
})

test.each([
  [{ size: String(10 * mebibyte + 1) }, 413, { error: 'tooLarge', maxFilesize: 10 }],
  [{ size: '999999999999999' }, 413, { error: 'tooLarge', maxFilesize: 10 }],
  [{ size: '0' }, 422, { error: 'empty' }],
  [{ filePath: 'CV.exe' }, 415, { error: 'kind' }],
  [{ filePath: 'CV.pdf.exe' }, 415, { error: 'kind' }],
  [{ filePath: 'CV' }, 415, { error: 'kind' }],
  [{ filePath: 'CV.svg', contentType: 'image/svg+xml' }, 415, { error: 'kind' }],
  [{ size: '-1' }, 400, { error: 'badRequest' }],
  [{ size: '1e3' }, 400, { error: 'badRequest' }],
  [{ size: '' }, 400, { error: 'badRequest' }],
  [{ filePath: '' }, 400, { error: 'badRequest' }],
  [{ filePath: 'x'.repeat(2000) }, 400, { error: 'badRequest' }],
])('upload signing › rejects %j with %i', async (fields, status, body) => {
  const answer = await sign(fields)
  expect([answer.status, answer.body]).toEqual([status, body])
})

test('upload size limit › is the same in signature, form and messages', async () => {
  const small = await appForTests({ env: { CAREERS_MAX_FILE_MB: '3' } })
  const answer = await small.site
    .post('/upload/sign')
    .type('form')
    .send({ filePath: 'a.pdf', contentType: '', size: String(3 * mebibyte + 1) })
  expect(answer.body).toEqual({ error: 'tooLarge', maxFilesize: 3 })
  const { text } = await small.site.get('/fr/carrieres')
  const props = load(text)('[data-island="ApplicationForm"]').attr('data-props') ?? ''
  expect(JSON.parse(props).files.limits.maxBytes).toBe(3 * mebibyte)
  expect(text).toContain('Au plus 3\u00A0Mo par fichier')
  await small.end()
})

test('upload signing › is rate limited with Retry-After', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 20; count += 1) statuses.push((await sign({})).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const answer = await sign({})
  expect([answer.status, answer.body]).toEqual([429, { error: 'tooMany' }])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test.each(['/upload/sign', '/upload/files'])('%s › rejects cross-site requests', async (path) => {
  const answer = await running.site.post(path).set('Origin', 'https://evil.example').field('a', 'b')
  expect(answer.status).toBe(403)
})

test.each(['/upload/sign', '/upload/files'])(
  '%s › answers 405 to methods other than POST',
  async (path) => {
    const answer = await running.site.get(path)
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST'])
  },
)

test.each([
  ['no boundary', 'multipart/form-data', 'nothing'],
  [
    'a truncated body',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; n',
  ],
])('uploads › answer 400 to a form with %s', async (_what, type, body) => {
  for (const path of ['/upload/sign', '/upload/files', '/fr/carrieres']) {
    const answer = await running.site.post(path).set('Content-Type', type).send(body)
    expect([path, answer.status]).toEqual([path, 400])
  }
})

test('uploads › are stored unchanged under a random key', async () => {
  const { id } = await upload(running, aCv)
  expect(fileIn(running, `incoming/${id}`)).toEqual(aCv.content)
})

test('uploads › reject a file sent before its signature fields', async () => {
  const { body } = await sign({ size: String(aCv.content.length) })
  let posting = running.site.post('/upload/files').attach('file', aCv.content, 'CV.pdf')
  for (const [field, value] of Object.entries(body.signature)) {
    posting = posting.field(field, String(value))
  }
  expect((await posting).status).toBe(403)
  expect(filesOn('incoming')).toEqual([])
})

test('uploads › reject a signature after ten minutes', async () => {
  const { body } = await sign({ size: String(aCv.content.length) })
  running.clock.pass(10 * 60_000)
  let posting = running.site.post('/upload/files')
  for (const [field, value] of Object.entries(body.signature)) {
    posting = posting.field(field, String(value))
  }
  expect((await posting.attach('file', aCv.content, 'CV.pdf')).status).toBe(403)
})

describe('unclaimed upload', () => {
  const cleanup = () =>
    uploadsCleanup({
      files: running.services.careers.files,
      records: running.services.records,
      onUnreadable: refuseUnreadable,
    }).removeExpired(running.clock.now())

  test('is stored for a day, then deleted with its record', async () => {
    await upload(running, { ...aCv, content: aPdf('a') })
    running.clock.pass(24 * hour - 1)
    expect(await cleanup()).toBe(0)
    expect(filesOn('incoming')).toHaveLength(1)
    running.clock.pass(1)
    expect(await cleanup()).toBe(1)
    expect(filesOn('incoming')).toEqual([])
    expect(await running.services.records.count('uploads')).toBe(0)
  })

  test('is deleted by the cleanup job of the running site', async () => {
    await upload(running, aCv)
    running.services.start()
    await eventually(() => {
      running.clock.pass(hour)
      expect(filesOn('incoming')).toEqual([])
    })
  })

  const stored = () => ['incoming', 'chunks', 'kept'].flatMap(filesOn)

  const sent = async (content: Buffer, known?: string) => {
    const size = String(content.length)
    const announced = { filePath: 'CV.pdf', contentType: 'application/pdf', size }
    const signed = await signUpload(running, announced, known)
    const post = async () => (await postSigned(running, signed, content)).status
    expect(await post()).toBe(201)
    const { id, cookie } = signed
    const apply = async () =>
      sendApplication(running, { cookie, files: [], fields: { uploads: [id] } })
    return { id, cookie, post, apply }
  }

  test('is deleted when a rejected file is sent again with the same signature', async () => {
    const { post, apply } = await sent(aPage())
    expect((await apply()).status).toBe(422)
    expect(stored()).toEqual([])
    running.clock.pass(9 * minute)
    expect(await post()).toBe(201)
    expect(await cleanup()).toBe(0)
    // The file sent again belongs to no application and cannot be claimed.
    const again = await apply()
    expect(again.status).toBe(422)
    expect(load(again.text)('[name=uploads]')).toHaveLength(0)
    running.clock.pass(hour)
    expect(await cleanup()).toBe(1)
    expect(stored()).toEqual([])
    expect(await running.services.records.count('uploads')).toBe(0)
  })

  test('is deleted when the file of an earlier application is sent again', async () => {
    const first = await sent(aCv.content)
    expect((await first.apply()).status).toBe(303)
    const second = await sent(aCv.content, first.cookie)
    expect((await second.apply()).status).toBe(303)
    expect(stored()).toEqual([first.id])
    expect(await second.post()).toBe(201)
    running.clock.pass(hour)
    expect(await cleanup()).toBe(1)
    expect(stored()).toEqual([first.id])
  })

  test('is deleted even if its file was never sent', async () => {
    await sign({})
    running.clock.pass(24 * hour)
    expect(await cleanup()).toBe(1)
  })
})

test('careers page › sets no cookie before an upload', async () => {
  const answer = await running.site.get('/fr/carrieres')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('S3 file store › is allowed by the content security policy and receives the posts directly', async () => {
  const s3 = await appForTests({
    env: {
      S3_BUCKET: 'candidatures',
      AWS_REGION: 'ca-central-1',
      AWS_ACCESS_KEY_ID: 'AKIA',
      AWS_SECRET_ACCESS_KEY: 'secret',
      UPLOAD_SECRET: 'x'.repeat(32),
    },
  })
  const origin = 'https://candidatures.s3.ca-central-1.amazonaws.com'
  const page = await s3.site.get('/fr/carrieres')
  expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ${origin}`)
  const signed = await s3.site
    .post('/upload/sign')
    .type('form')
    .send({ filePath: 'CV.pdf', contentType: 'application/pdf', size: '100' })
  expect(new URL(signed.body.postEndpoint).origin).toBe(origin)
  expect(signed.body.signature).toMatchObject({
    key: `incoming/${signed.body.id}`,
    success_action_status: '201',
    'x-amz-server-side-encryption': 'AES256',
  })
  expect((await s3.site.post('/upload/files').field('a', 'b')).status).toBe(404)
  await s3.end()
})
