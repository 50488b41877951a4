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

test('emails that have been queued for days do not take the site away from visitors', async () => {
  await keepEmail()
  running.clock.pass(2 * day)
  const { status, body } = await running.site.get('/readyz')
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ready' } })
})

test('the site is not ready while the record store is unavailable', async () => {
  await running.services.records.close()
  const { status, body } = await running.site.get('/readyz')
  expect(status).toBe(503)
  expect(body).toEqual({ status: 'not ready', reason: 'records' })
})

test('the store is asked to keep something once a second, however often somebody asks', async () => {
  const { records } = running.services
  const trialsMade = async () => (await records.list('trials', { limit: 1 })).records[0]?.version
  for (let turn = 0; turn < 5; turn += 1) await running.site.get('/readyz').expect(200)
  expect(await trialsMade()).toBe(1)
  running.clock.pass(second)
  await running.site.get('/readyz').expect(200)
  expect(await trialsMade()).toBe(2)
})

test('the site is not ready, and keeps nothing, once the folder of the records was removed', async () => {
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
