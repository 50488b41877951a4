import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmailCopies } from '../../../src/services/adapters/email/openEmailTransport.js'
import { refuseUnreadable } from '../../../src/services/adapters/records/readable.js'
import { dailyCleanupJobs } from '../../../src/services/dailyCleanupJobs.js'
import { day } from '../../../src/shared/time/durations.js'
import { emailsAbout } from '../../support/contact/emailFolder.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { runAllCleanupJobs } from '../../support/site/runAllCleanupJobs.js'

/* Without a mail server, emails are written to files, which remain when a server is configured. */

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
  running.services.start()
})
afterEach(() => running.end())

const inMailFolder = (): readonly string[] => readdirSync(join(running.config.dataDir, 'mail'))

const sendRequest = async (): Promise<void> => {
  const { body } = await running.site
    .post('/fr')
    .type('form')
    .set('Accept', 'application/json')
    .send('name=Zoé&email=zoe@exemple.ca&subject=mri&language=fr&consent=yes')
    .expect(201)
  await emailsAbout(running.config.dataDir, body.reference)
}

const cleanup = async () => {
  const { records, careers } = running.services
  const emailCopies = await openEmailCopies(running.config.paths.mail, running.services.log)
  return runAllCleanupJobs(
    dailyCleanupJobs({
      records,
      files: careers.files,
      emailCopies,
      onUnreadable: refuseUnreadable,
    }),
    running.clock.now(),
  )
}

test('email copies › are deleted with their request at the end of its retention and not earlier', async () => {
  await sendRequest()
  running.clock.pass(180 * day - 1)
  // The two records count acknowledgements: by recipient and by the sender's network.
  expect(await cleanup()).toMatchObject({ records: 2, emails: 0 })
  expect(inMailFolder()).toHaveLength(2)
  running.clock.pass(1)
  expect(await cleanup()).toMatchObject({ requests: 1, emails: 2 })
  expect(inMailFolder()).toEqual([])
})

test('email copies › partial files of a dead process are deleted', async () => {
  await sendRequest()
  for (const name of inMailFolder()) {
    writeFileSync(join(running.config.dataDir, 'mail', `.${name}.part`), 'From: …')
  }
  running.clock.pass(180 * day)
  await cleanup()
  expect(inMailFolder()).toEqual([])
})

test('email copies › other files in the folder are not deleted', async () => {
  await sendRequest()
  writeFileSync(join(running.config.dataDir, 'mail', 'lisez-moi.eml'), 'Bonjour')
  running.clock.pass(180 * day)
  await cleanup()
  expect(inMailFolder()).toEqual(['lisez-moi.eml'])
})

test('email copies › are deleted at the end of retention also after a mail server is configured', async () => {
  const withServer = await appForTests({
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@clinique.example' },
  })
  const { mail } = withServer.config.paths
  mkdirSync(mail, { recursive: true })
  writeFileSync(join(mail, '20260105T140000000Z-requestGone.eml'), 'To: Zoé')
  withServer.services.start()
  await eventually(() => expect(readdirSync(mail)).toEqual([]))
  await withServer.end()
})
