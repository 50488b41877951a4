import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Records } from '../../../src/services/adapters/records/records.js'
import { createClaiming } from '../../../src/services/careers/claiming.js'
import { readUpload } from '../../../src/services/careers/uploadRecord.js'
import {
  aCv,
  sendApplication,
  upload,
  type Upload,
} from '../../support/careers/applicationForms.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { storedApplications } from '../../support/site/storedSubmissions.js'

/** How long a claim holds when its process dies. */
const leaseMs = 60_000

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
})
afterEach(() => running.end())

const send = (site: TestApp, { id, cookie }: Upload) =>
  sendApplication(site, {
    files: [],
    fields: { uploads: id },
    cookie,
    accept: 'application/json',
  })

const recordOf = async ({ id }: Upload) => {
  const record = await running.services.records.read('uploads', id)
  if (record === undefined) throw new Error('The upload is gone.')
  return { ...record, upload: readUpload(record) }
}

/** A process that stands still between taking the files and storing the application. */
const startStuckProcess = async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined).resume()).unref()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const env = { DATA_DIR: running.config.dataDir, CLAMAV_URL: `tcp://127.0.0.1:${port}` }
  return { stuck: await appForTests({ env }), isStuck: once(silent, 'connection') }
}

test('a process that dies with the files of an application gives them back', async () => {
  const file = await upload(running, aCv)
  const { stuck, isStuck } = await startStuckProcess()
  const late = send(stuck, file).then(({ status }) => status)
  await isStuck
  running.clock.pass(leaseMs)
  const answer = await send(running, file)
  expect(answer.status).toBe(201)
  // It was only slow: it goes on, and finds that its time is over.
  stuck.clock.pass(leaseMs)
  expect(await late).toBe(503)
  expect((await send(running, file)).body.reference).toBe(answer.body.reference)
  expect(await storedApplications(running)).toHaveLength(1)
  await stuck.services.stop()
})

test('whoever sends again at once is told to try later, not that a file is missing', async () => {
  const file = await upload(running, aCv)
  const claimedUntil = running.clock.now() + leaseMs
  const fields = { application: 'of-a-dead-process', claimedUntil }
  await running.services.records.update('uploads', file.id, 1, { fields })
  const answer = await send(running, file)
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60'])
  running.clock.pass(leaseMs)
  expect((await send(running, file)).status).toBe(201)
})

test('a store that writes and loses its answer has the file taken all the same', async () => {
  const { records, careers } = running.services
  const forgetful: Pick<Records, 'read' | 'update' | 'remove'> = {
    read: (...all) => records.read(...all),
    remove: (...all) => records.remove(...all),
    update: async (...all) => {
      await records.update(...all)
      return 'changed'
    },
  }
  const file = await upload(running, aCv)
  const { files } = careers
  const { clock } = running
  const claiming = createClaiming({ files, records: forgetful, clock, log: running.services.log })
  const { owner } = (await recordOf(file)).upload
  expect(await claiming.claim(owner, file.id, 'an-application')).toMatchObject({ ok: true })
  expect(await claiming.claim(owner, file.id, 'another')).toMatchObject({
    takenBy: 'an-application',
  })
})
