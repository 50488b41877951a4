import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildSync } from 'esbuild'
import { findFreePort } from '../../../scripts/freePort.js'
import type { RecordsConfig } from '../../../src/config/recordsConfig.js'
import { listWhole } from '../../../src/services/adapters/records/everyRecord.js'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import { readDraft } from '../../../src/services/content/drafts.js'
import { readNewestRelease } from '../../../src/services/content/releases.js'
import { systemClock } from '../../../src/shared/time/clock.js'
import { contentProcess, publishDrafts, saveDraft } from '../../support/content/contentProcess.js'
import { type Random, seededRandom } from '../../support/content/randomContent.js'
import { describeWithEmulator, startEmulator } from '../../support/servers/firestoreEmulator.js'
import type { StartedServer } from '../../support/servers/startedServer.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

// Prevents the Firestore client from waiting for Google's metadata server.
process.env['METADATA_SERVER_DETECTION'] = 'none'

const isFull = process.env['FUZZ'] === 'full'
let folder: ReturnType<typeof temporaryFolder>
let program: string

beforeAll(() => {
  folder = temporaryFolder()
  program = join(folder.path, 'killedWhilePublishing.cjs')
  // A single bundled file starts faster; the tests start it many times.
  buildSync({
    entryPoints: [join('tests', 'fixtures', 'killedWhilePublishing.ts')],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    outfile: program,
  })
})
afterAll(() => folder.remove())

/** Publishes in another process, which is killed during its second or third publication. */
const publishAndKill = async (store: RecordsConfig, random: Random): Promise<void> => {
  const child = spawn(process.execPath, [program, JSON.stringify(store)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: folder.path, METADATA_SERVER_DETECTION: 'none' },
  })
  const exit = once(child, 'exit')
  const [published] = await once(child.stdout, 'data')
  await pause(random(2 * Number(published)))
  child.kill('SIGKILL')
  await exit
}

/** Returns one line for each part of a publication that is stored without the others. */
const halves = async (store: RecordsConfig): Promise<readonly string[]> => {
  const records = await openRecords(store)
  try {
    const { number, map } = await readNewestRelease(records)
    const ids = new Set((await listWhole(records, 'contentVersions')).map(({ id }) => id))
    const drafts = (await listWhole(records, 'contentDrafts')).map(readDraft)
    const releases = await records.count('releases')
    const { records: entries } = await records.list('audit', {
      limit: 1,
      where: { field: 'action', equals: 'contentPublished' },
    })
    return [
      ...[...map.values()].filter((id) => !ids.has(id)).map((id) => `version ${id} is missing`),
      // Each release removes both drafts, and each draft starts from the newest release.
      ...drafts
        .filter(({ document, from }) => from !== (map.get(document) ?? null))
        .map(({ document }) => `the draft of ${document} was published, but not removed`),
      ...(releases === number ? [] : [`${releases} releases, the last one ${number}`]),
      ...(Number(entries[0]?.fields['subject'] ?? 0) === number
        ? []
        : [`the audit entry of ${number} is missing`]),
    ]
  } finally {
    await records.close()
  }
}

const publishAfterKills = async (store: RecordsConfig, moments: number): Promise<void> => {
  const random = seededRandom(9)
  for (let moment = 0; moment < moments; moment += 1) {
    await publishAndKill(store, random)
    expect({ moment, halves: await halves(store) }).toEqual({ moment, halves: [] })
  }
  const records = await openRecords(store)
  const site = contentProcess(records, { clock: systemClock })
  await site.board.load()
  const published = site.board.current().release.number
  expect(published).toBeGreaterThanOrEqual(moments)
  await saveDraft(site, 'page:c', { price: 1 })
  expect(await publishDrafts(site, ['page:c'])).toMatchObject({
    release: { number: published + 1 },
  })
  expect((await site.audit.verify()).problem).toBeUndefined()
  await records.close()
}

const title = (moments: number): string =>
  `preserves a release and its drafts when killed at ${moments} moments`

describe('publishing in SQLite', () => {
  const moments = isFull ? 200 : 10
  test(
    title(moments),
    () => publishAfterKills({ kind: 'sqlite', file: join(folder.path, 'records.sqlite') }, moments),
    moments * 20_000,
  )
})

describeWithEmulator('publishing in the Firestore emulator', (file) => {
  const moments = isFull ? 50 : 3
  let emulator: StartedServer
  beforeAll(async () => {
    emulator = await startEmulator(file, await findFreePort())
  })
  afterAll(() => emulator.kill())
  test(
    title(moments),
    () => {
      const emulatorHost = `127.0.0.1:${emulator.port}`
      const projectId = `demo-${randomUUID()}`
      return publishAfterKills({ kind: 'firestore', projectId, emulatorHost }, moments)
    },
    moments * 20_000,
  )
})
