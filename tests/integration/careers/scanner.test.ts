import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { findFreePort } from '../../../scripts/freePort.js'
import { refuseUnreadable } from '../../../src/services/adapters/records/readable.js'
import { openClamdScanner } from '../../../src/services/adapters/scanner/clamdScanner.js'
import { openScanner } from '../../../src/services/adapters/scanner/openScanner.js'
import { uploadsCleanup } from '../../../src/services/careers/uploadCleanup.js'
import { emailCollection, readEmail } from '../../../src/services/email/emailRecord.js'
import { aCv, sendApplication } from '../../support/careers/applicationForms.js'
import { aTrialVirus } from '../../support/careers/someFiles.js'
import { carried, message, person } from '../../support/contact/carriedItems.js'
import { describeWithClamd, startClamd } from '../../support/servers/clamdServer.js'
import type { StartedServer } from '../../support/servers/startedServer.js'
import { appForTests } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { recordedLog } from '../../support/site/recordedLog.js'
import { storedApplications } from '../../support/site/storedSubmissions.js'

const day = 86_400_000
const host = '127.0.0.1'

const never = new AbortController().signal

const virus = { name: 'CV.txt', content: aTrialVirus(), type: 'text/plain' }

describeWithClamd('clamd scanner', () => {
  let clamd: StartedServer
  beforeAll(async () => {
    clamd = await startClamd()
  })
  afterAll(() => clamd.kill())

  const scan = (content: Buffer) =>
    openClamdScanner({ place: { host, port: clamd.port }, log: recordedLog().log }).scan(
      Readable.from([content.subarray(0, 20), content.subarray(20)]),
      never,
    )

  test('distinguishes a clean file from an infected one', async () => {
    expect(await scan(aCv.content)).toEqual({ state: 'clean' })
    expect(await scan(aTrialVirus())).toEqual({
      state: 'infected',
      threat: 'Trial.Virus.UNOFFICIAL',
    })
  })

  test('reports a file over its size limit as not scanned', async () => {
    expect(await scan(Buffer.alloc(3_000_000))).toEqual({ state: 'notScanned' })
  })

  test('marks the files of an application as clean', async () => {
    const running = await appForTests({ env: { CLAMAV_URL: `tcp://${host}:${clamd.port}` } })
    expect((await sendApplication(running)).status).toBe(303)
    const [application] = await storedApplications(running)
    expect(application?.files[0]?.scan).toBe('clean')
    await running.end()
  })

  test('quarantines an infected file, notifies HR and reports an error to the applicant', async () => {
    const running = await appForTests({ env: { CLAMAV_URL: `tcp://${host}:${clamd.port}` } })
    const answer = await sendApplication(running, {
      files: [virus],
      fields: { ...person, message },
    })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Un virus se trouve peut-être dans le fichier CV.txt.')
    const applications = await storedApplications(running)
    expect(applications).toEqual([])
    const { records } = await running.services.records.list(emailCollection, { limit: 5 })
    const emails = records.map(readEmail)
    expect(emails.map(({ kind }) => kind)).toEqual(['applicationQuarantine'])
    expect(emails.map(carried)).toEqual([['staffLink']])
    const { records: uploads } = await running.services.records.list('uploads', { limit: 5 })
    const place = join(running.config.dataDir, 'files/quarantine', uploads[0]?.id ?? '')
    expect(existsSync(place)).toBe(true)
    const { files } = running.services.careers
    const cleanup = uploadsCleanup({
      files,
      records: running.services.records,
      onUnreadable: refuseUnreadable,
    })
    running.clock.pass(6 * day)
    expect(await cleanup.removeExpired(running.clock.now())).toBe(0)
    running.clock.pass(day)
    expect(await cleanup.removeExpired(running.clock.now())).toBe(1)
    expect(existsSync(place)).toBe(false)
    await running.end()
  })
})

test('file scanner › reports files as not scanned when none is configured', async () => {
  const scanner = await openScanner(undefined, recordedLog().log)
  expect(await scanner.scan(Readable.from([aTrialVirus()]), never)).toEqual({ state: 'notScanned' })
})

test('application › is accepted when the file scanner is unreachable', async () => {
  const running = await appForTests({
    env: { CLAMAV_URL: `tcp://${host}:${await findFreePort()}` },
  })
  expect((await sendApplication(running)).status).toBe(303)
  expect(running.logLines.join('')).toContain('file scan not completed')
  await running.end()
})

describe('file scanner that does not respond', () => {
  const silent = createServer()
  const connections = new Set<Socket>()
  beforeAll(async () => {
    silent.on('connection', (socket) => {
      connections.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => connections.delete(socket))
      socket.resume()
    })
    silent.listen(0, host)
    await once(silent, 'listening')
  })
  afterAll(() => silent.close())

  const port = (): number => {
    const address = silent.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  test('times out and reports the file as not scanned', async () => {
    const place = { host, port: port() }
    const scanner = openClamdScanner({ place, log: recordedLog().log, idleTimeoutMs: 200 })
    const content = Readable.from([aCv.content])
    expect(await scanner.scan(content, never)).toEqual({ state: 'notScanned' })
  })

  test('scans at most eight files of all forms in parallel, with one timeout per form', async () => {
    const running = await appForTests({ env: { CLAMAV_URL: `tcp://${host}:${port()}` } })
    const files = Array.from({ length: 6 }, (_, number) => ({ ...aCv, name: `${number}.pdf` }))
    const first = sendApplication(running, { files }).then(({ status }) => status)
    await eventually(() => expect(connections.size).toBe(6))
    const second = sendApplication(running, { files, fields: { name: 'Ana Roy' } })
    // Two files of the second application are scanned; the others wait until the deadline.
    await eventually(() => expect(connections.size).toBe(8))
    await eventually(() =>
      expect(running.clock.waits().filter((ms) => ms === 30_000)).toHaveLength(2),
    )
    expect(connections.size).toBe(8)
    running.clock.pass(30_000)
    expect([await first, (await second).status]).toEqual([303, 303])
    for (const { files: scanned } of await storedApplications(running)) {
      expect(scanned.map(({ scan }) => scan)).toEqual(Array(6).fill('notScanned'))
    }
    await eventually(() => expect(connections.size).toBe(0))
    await running.end()
  })
})
