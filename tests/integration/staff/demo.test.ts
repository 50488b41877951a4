import { uploadsCleanup } from '../../../src/services/careers/uploadCleanup.js'
import { dailyCleanupJobs } from '../../../src/services/dailyCleanupJobs.js'
import { seedDemo } from '../../../src/services/staff/demo/seedDemo.js'
import { day, second } from '../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { runAllCleanupJobs } from '../../support/site/runAllCleanupJobs.js'
import { staffPage } from '../../support/staff/deskRequests.js'
import { type SignedInPerson, signedIn } from '../../support/staff/signedIn.js'
import { hiddenFields } from '../../support/staff/signInVisits.js'

const noCopies = { removeCopies: async () => 0 }

let app: TestApp
let nadia: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  nadia = await signedIn(app, { roles: ['hr'], name: 'Nadia Roy' })
  const { records, careers } = app.services
  const colleague = { id: nadia.id, name: nadia.name }
  const parts = { records, files: careers.files, clock: app.clock, colleague }
  expect(await seedDemo(parts)).toMatchObject({ applications: 6 })
  expect(await seedDemo(parts)).toEqual({ requests: 0, applications: 0 })
})
afterEach(() => app.end())

const applicationOf = async (name: string): Promise<string> => {
  const $ = await staffPage(nadia, '/staff/applications')
  const row = $('tbody tr').filter((_, one) => $(one).text().includes(name))
  return `/staff/applications/${row.attr('id')}`
}

test('demo data › the CV of a fictional applicant can be opened like a real one', async () => {
  const address = await applicationOf('Camille Rioux')
  const page = await staffPage(nadia, address)
  const files = page('section[aria-labelledby=files]')
  expect(files.text()).toContain('CV.pdf')
  expect(files.text()).toContain('Lettre de présentation.pdf')
  app.clock.pass(301 * second)
  const stopped = await nadia.agent.get(`${address}/files/0`)
  expect(stopped.status).toBe(401)
  const fields = { ...hiddenFields(stopped.text), code: nadia.code() }
  const confirmed = await nadia.agent
    .post('/staff/confirm-identity')
    .type('form')
    .send(fields)
    .expect(200)
  expect(confirmed.text).toContain(`href="${address}/files/0"`)
  const cookie = String(confirmed.headers['set-cookie']).split(';')[0] ?? ''
  const file = await nadia.agent.get(`${address}/files/0`).set('Cookie', cookie).buffer()
  expect(file.headers['content-disposition']).toContain('attachment')
  const content = Buffer.isBuffer(file.body) ? file.body.toString('latin1') : file.text
  expect(content).toMatch(/^%PDF-1\.4[^]*Camille Rioux[^]*%%EOF\n$/)
  const table = Number(/startxref\n(\d+)/.exec(content)?.[1])
  expect(content.slice(table, table + 4)).toBe('xref')
})

test('demo data › is deleted after one week, including files', async () => {
  expect((await app.services.careers.files.list('kept/00000000')).size).toBe(6)
  app.clock.pass(8 * day)
  const { records, careers } = app.services
  const parts = {
    records,
    files: careers.files,
    emailCopies: noCopies,
    onUnreadable: () => undefined,
  }
  await runAllCleanupJobs([uploadsCleanup(parts), ...dailyCleanupJobs(parts)], app.clock.now())
  expect(await records.count('applications')).toBe(0)
  expect((await careers.files.list('kept/00000000')).size).toBe(0)
})
