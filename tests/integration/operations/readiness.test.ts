import { mkdirSync, renameSync, rmdirSync } from 'node:fs'
import { day, second } from '../../../src/shared/time/durations.js'
import { emailCollection } from '../../../src/services/email/emailRecord.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const keepEmail = () =>
  running.services.records.createAll([
    {
      collection: emailCollection,
      id: 'one',
      createdAt: running.clock.now(),
      dueAt: running.clock.now(),
      fields: { status: 'queued' },
    },
  ])

test('readiness › is not affected by emails queued for days', async () => {
  await keepEmail()
  running.clock.pass(2 * day)
  const { status, body } = await running.site.get('/readyz')
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ready' } })
})

test('readiness › fails while the records store is unavailable', async () => {
  await running.services.records.close()
  const { status, body } = await running.site.get('/readyz')
  expect(status).toBe(503)
  expect(body).toEqual({ status: 'not ready', reason: 'records' })
})

test('readiness › runs a write probe at most once a second', async () => {
  const { records } = running.services
  const trialsMade = async () => (await records.list('trials', { limit: 1 })).records[0]?.version
  for (let turn = 0; turn < 5; turn += 1) await running.site.get('/readyz').expect(200)
  expect(await trialsMade()).toBe(1)
  running.clock.pass(second)
  await running.site.get('/readyz').expect(200)
  expect(await trialsMade()).toBe(2)
})

test('readiness › fails, and requests are rejected, once the records folder is removed', async () => {
  const form = 'name=Zoé&phone=418 555-0199&subject=mri&language=fr&consent=yes'
  const post = () => running.site.post('/fr').type('form').send(form)
  await post().expect(303)
  const { dataDir } = running.config
  renameSync(dataDir, `${dataDir}-away`)
  await post().expect(503)
  expect((await running.site.get('/readyz')).body).toMatchObject({ reason: 'records' })
  mkdirSync(dataDir)
  await post().expect(503)
  rmdirSync(dataDir)
  renameSync(`${dataDir}-away`, dataDir)
  await post().expect(303)
  running.clock.pass(second)
  await running.site.get('/readyz').expect(200)
})
