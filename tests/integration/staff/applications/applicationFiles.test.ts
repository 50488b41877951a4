import { load } from 'cheerio'
import { readZip } from '../../../../src/services/careers/inspection/zipArchive.js'
import { AppError } from '../../../../src/services/errors/errors.js'
import { aCv } from '../../../support/careers/applicationForms.js'
import { aDocxWithMacros, aText } from '../../../support/careers/someFiles.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import { aReceivedApplication, replaceFile } from '../../../support/staff/hrApplications.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
let nadia: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  nadia = await signedIn(app, { roles: ['hr'], name: 'Nadia Ferland' })
})
afterEach(() => app.end())

const fileOf = (reference: string, position = 0): string =>
  `/staff/applications/${reference}/files/${position}`

const auditActions = async (): Promise<readonly string[]> => {
  const { records } = await app.services.records.list('audit', { limit: 20 })
  return records.map(({ fields: { action } }) => (typeof action === 'string' ? action : ''))
}

test('application file › shows scan and inspection results as text before each button', async () => {
  const { reference } = await aReceivedApplication(app, {
    files: [aCv, { name: 'Lettre.docx', content: aDocxWithMacros() }],
  })
  const $ = await staffPage(nadia, `/staff/applications/${reference}`)
  const items = $('.file')
    .toArray()
    .map((file) => $(file).text())
  // No scanner is configured, as in most new installations.
  expect(items[0]).toMatch(/CV\.pdf.*Non analysé : aucun antivirus.*Télécharger/s)
  expect(items[1]).toMatch(/Lettre\.docx.*Contient des macros.*Non analysé.*Télécharger/s)
  expect($('section[aria-labelledby=files]').text()).toContain(
    'Le site a lu le format et cherché macros, scripts et fichiers cachés; aucun antivirus n’a vérifié ces fichiers.',
  )
})

test('application file › is downloaded unchanged as an attachment after an audit entry', async () => {
  const { reference } = await aReceivedApplication(app)
  const answer = await nadia.agent.get(fileOf(reference)).buffer(true).expect(200)
  expect(answer.body).toEqual(aCv.content)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=CV.pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(answer.headers['cache-control']).toContain('no-store')
  expect((await auditActions())[0]).toBe('applicationFileTaken')
})

test('application file › requires the code again after five minutes and is then downloaded', async () => {
  const { reference } = await aReceivedApplication(app)
  app.clock.pass(300_000)
  expect((await nadia.agent.get(fileOf(reference))).status).toBe(200)
  app.clock.pass(1_000)
  const asked = await nadia.agent.get(fileOf(reference))
  expect(asked.status).toBe(401)
  expect(asked.text).not.toContain('%PDF')
  const $ = load(asked.text)
  const form = $('form[action="/staff/confirm-identity"]')
  expect(form).toHaveLength(1)
  const confirmed = await nadia.agent
    .post('/staff/confirm-identity')
    .type('form')
    .send({ ...fieldsIn($, 'form[action="/staff/confirm-identity"]'), code: nadia.code() })
  expect(confirmed.status).toBe(200)
  expect(load(confirmed.text)('main a').first().attr('href')).toBe(fileOf(reference))
})

test('application file › its existence is hidden from everyone but HR', async () => {
  const { reference } = await aReceivedApplication(app)
  for (const role of ['desk', 'admin'] as const) {
    const other = await signedIn(app, { roles: [role] })
    for (const path of [`/staff/applications/${reference}`, fileOf(reference)]) {
      expect((await other.agent.get(path)).status).toBe(404)
    }
  }
  for (const path of [fileOf('OND-2222-2222'), fileOf(reference, 7), `${fileOf(reference)}x`]) {
    expect((await nadia.agent.get(path)).status).toBe(404)
  }
  const stranger = await nadia.agent
    .post('/staff/applications/zip')
    .type('form')
    .send({ pick: [`${reference} 1`, 'OND-2222-2222 1'] })
  expect(stranger.status).toBe(404)
})

test.each([
  ['HTML named as a PDF', 'CV.pdf', Buffer.from('<script>alert(1)</script>')],
  ['a file of two formats', 'CV.pdf', Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>')],
  ['a name with a parent folder', '../../etc/passwd.pdf', Buffer.from('x')],
  ['a name that injects a header', 'a"\r\nSet-Cookie: x=1.pdf', Buffer.from('x')],
  ['an empty file', 'vide.pdf', Buffer.alloc(0)],
])('application file › is only served as an attachment: %s', async (_what, name, content) => {
  const application = await aReceivedApplication(app)
  await replaceFile(app, application, { name, content })
  const answer = await nadia.agent.get(fileOf(application.reference)).buffer(true).expect(200)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['set-cookie']).toBeUndefined()
  const disposition = answer.headers['content-disposition'] ?? ''
  expect(disposition).toMatch(/^attachment; filename=("[^"\\/:]+"|[\w.-]+)$/)
  expect(answer.headers['content-length']).toBe(String(content.length))
})

test('application file › missing from the store answers 410 without a download entry', async () => {
  const application = await aReceivedApplication(app)
  await app.services.careers.files.remove(application.files[0]?.key ?? '')
  expect((await nadia.agent.get(fileOf(application.reference))).status).toBe(410)
  expect(await auditActions()).not.toContain('applicationFileTaken')
})

test('application file › is not served while the audit log cannot be written', async () => {
  const { reference } = await aReceivedApplication(app)
  jest.spyOn(app.services.records, 'commit').mockRejectedValue(new AppError(503, 'unavailable'))
  const one = await nadia.agent.get(fileOf(reference))
  const all = await nadia.agent
    .post('/staff/applications/zip')
    .type('form')
    .send({ pick: `${reference} 1` })
  for (const answer of [one, all]) {
    expect(answer.status).toBe(503)
    expect(answer.headers['content-disposition']).toBeUndefined()
    expect(answer.text).not.toContain('%PDF')
  }
})

test('application files › are downloaded for ticked applications as one ZIP with a folder per person', async () => {
  const first = await aReceivedApplication(app)
  const second = await aReceivedApplication(app, {
    fields: { name: 'Zoé <b>/../Roy', email: 'zoe@exemple.ca' },
    files: [
      { ...aCv, content: Buffer.concat([aCv.content, Buffer.from('2')]) },
      { name: 'a.txt', content: aText() },
    ],
  })
  const answer = await nadia.agent
    .post('/staff/applications/zip')
    .type('form')
    .send({ pick: [`${first.reference} 1`, `${second.reference} 1`] })
    .buffer(true)
    .parse((res, done) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => done(null, Buffer.concat(chunks)))
    })
    .expect(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename=2026-11-21.zip',
    'x-content-type-options': 'nosniff',
    'content-length': String(answer.body.length),
  })
  expect(readZip(answer.body)?.map(({ name }) => name)).toEqual([
    `${first.reference} Maélie Tremblay-Côté/1-CV.pdf`,
    `${second.reference} Roy/1-CV.pdf`,
    `${second.reference} Roy/2-a.txt`,
  ])
  expect(answer.body.includes(aCv.content)).toBe(true)
  expect(
    (await auditActions()).filter((action) => action === 'applicationFilesTaken'),
  ).toHaveLength(2)
})

test('application files › a ZIP whose files are all missing is an error', async () => {
  const application = await aReceivedApplication(app)
  await app.services.careers.files.remove(application.files[0]?.key ?? '')
  const answer = await nadia.agent
    .post('/staff/applications/zip')
    .type('form')
    .send({ pick: `${application.reference} 1` })
  expect(answer.status).toBe(410)
})
