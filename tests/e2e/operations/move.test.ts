import { randomUUID } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import { aCv } from '../../support/careers/applicationForms.js'
import { emailsIn, sendApplicationTo, sendRequest } from '../../support/operations/visitors.js'
import { describeWithEmulator, startEmulator } from '../../support/servers/firestoreEmulator.js'
import { findFreePort } from '../../../scripts/freePort.js'
import {
  describeWithS3,
  type S3Server,
  s3Variables,
  startS3Server,
} from '../../support/servers/s3Server.js'
import type { StartedServer } from '../../support/servers/startedServer.js'
import { type Ended, runBuilt, startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

type Env = Readonly<Record<string, string>>

process.env['METADATA_SERVER_DETECTION'] = 'none'

const stored = temporaryFolder()
const requestCount = 12
/** Each request and the application send two emails. */
const emailCount = 2 * (requestCount + 1)
beforeAll(async () => {
  const site = await startBuiltSite({ folder: stored.path })
  for (let number = 0; number < requestCount; number += 1) {
    await sendRequest(site, { name: `Zoé ${number}`, email: `zoe${number}@exemple.ca` })
  }
  await sendApplicationTo(site)
  await eventually(() => expect(emailsIn(stored.path)).toHaveLength(emailCount))
  await site.stop()
})
afterAll(() => stored.remove())

let folder: ReturnType<typeof temporaryFolder>
let elsewhere: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
  elsewhere = temporaryFolder()
  cpSync(stored.path, folder.path, { recursive: true })
})
afterEach(() => {
  folder.remove()
  elsewhere.remove()
})

const move = (to: string, dataDir: string, env: Env): Ended =>
  runBuilt('dist/commands/move.js', { DATA_DIR: dataDir, ...env }, '--to', to)
const list = (command: string, dataDir: string, env: Env = {}): string =>
  runBuilt(`dist/commands/${command}.js`, { DATA_DIR: dataDir, ...env }, '--json').output

describeWithEmulator('move between SQLite and Firestore', (program) => {
  const projectId = `demo-${randomUUID().slice(0, 8)}`
  let emulator: StartedServer
  beforeAll(async () => {
    emulator = await startEmulator(program, await findFreePort())
  })
  afterAll(() => emulator.kill())

  const variables = (): Env => ({
    FIREBASE_PROJECT_ID: projectId,
    STAFF_SECRET: randomUUID(),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${emulator.port}`,
    METADATA_SERVER_DETECTION: 'none',
  })

  const copySome = async (limit: number): Promise<void> => {
    const from = await openRecords({ kind: 'sqlite', file: join(folder.path, 'records.sqlite') })
    const emulatorHost = `127.0.0.1:${emulator.port}`
    const to = await openRecords({ kind: 'firestore', projectId, emulatorHost })
    const { records } = await from.list('requests', { limit })
    await to.createAll(records)
    await Promise.all([from.close(), to.close()])
  }

  test('copies all records to Firestore, also after an interruption, and back to another DATA_DIR unchanged', async () => {
    const env = variables()
    await copySome(7)
    const before = list('requests', folder.path)
    const there = move('firestore', folder.path, env)
    expect(there).toMatchObject({ status: 0, errors: '' })
    expect(there.output).toMatch(/^\d+ records copied, 7 already present$/m)
    expect(there.output).toContain(`\n  requests: ${requestCount}, identical in both\n`)
    expect(there.output).toContain(`\n  emails: ${emailCount}, identical in both\n`)
    expect(list('requests', elsewhere.path, env)).toBe(before)
    expect(move('firestore', folder.path, env).output).toMatch(/^0 records copied/m)

    const back = move('sqlite', elsewhere.path, env)
    expect(back).toMatchObject({ status: 0, errors: '' })
    expect(list('requests', elsewhere.path)).toBe(before)
    expect(list('applications', elsewhere.path)).toBe(list('applications', folder.path))
  })

  test('refuses a running site and a store with other data, with advice', async () => {
    const env = variables()
    const site = await startBuiltSite({ folder: folder.path })
    // A move while the site runs would miss data stored later.
    const refused = move('firestore', folder.path, env)
    expect(refused).toMatchObject({ status: 1, errors: expect.stringContaining('stop it first') })
    await site.stop()
    const file = join(elsewhere.path, 'records.sqlite')
    const other = await openRecords({ kind: 'sqlite', file })
    await other.createAll([{ collection: 'requests', id: 'other', createdAt: 1, fields: {} }])
    await other.close()
    const mixed = move('sqlite', elsewhere.path, env)
    expect(mixed.status).toBe(1)
    expect(mixed.errors).toContain(
      `requests: ${requestCount} in the old store, ${requestCount + 1} in the new one`,
    )
  })
})

describeWithS3('move between the disk and S3', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
  })
  afterAll(() => server.stop())

  test('copies files to the bucket, where they can be read, and back', async () => {
    const env = s3Variables(await server.bucket())
    const there = move('s3', folder.path, env)
    expect(there).toMatchObject({ status: 0, errors: '' })
    expect(there.output).toMatch(/^1 files copied, 0 already present$/m)
    expect(there.output).toMatch(/^ {2}files: 1, identical in both$/m)
    expect(move('s3', folder.path, env).output).toMatch(/^0 files copied, 1 already present$/m)
    const brought = runBuilt(
      'dist/commands/applications.js',
      { DATA_DIR: folder.path, ...env },
      '--download',
      elsewhere.path,
    )
    expect(brought).toMatchObject({ status: 0, errors: '' })
    expect(readFileSync(brought.output.trim()).equals(aCv.content)).toBe(true)

    runBuilt('dist/commands/backup.js', { DATA_DIR: folder.path, ...env }, elsewhere.path)
    const back = temporaryFolder()
    const restored = { DATA_DIR: back.path }
    expect(runBuilt('dist/commands/restore.js', restored, elsewhere.path).status).toBe(0)
    expect(readdirSync(join(back.path, 'files/kept'))).toHaveLength(2)
    expect(move('disk', back.path, env).output).toMatch(/^0 files copied, 1 already present$/m)
    back.remove()
  })
})

test('move › changes nothing when the variables of the cloud store are missing', () => {
  const { status, errors } = move('firestore', folder.path, {})
  expect({ status, errors }).toEqual({
    status: 1,
    errors: expect.stringContaining('FIREBASE_PROJECT_ID is not set'),
  })
  expect(move('s3', folder.path, {}).errors).toContain('S3_BUCKET is not set')
  expect(move('the moon', folder.path, {}).status).toBe(64)
})
