import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildSync } from 'esbuild'
import { listWhole } from '../../../src/services/adapters/records/everyRecord.js'
import { openSqliteRecords } from '../../../src/services/adapters/records/sqlite/sqliteRecords.js'
import { readDraft } from '../../../src/services/content/drafts.js'
import { readNewestRelease } from '../../../src/services/content/releases.js'
import { systemClock } from '../../../src/shared/time/clock.js'
import { contentProcess, publishDrafts, saveDraft } from '../../support/content/contentProcess.js'
import { type Random, seededRandom } from '../../support/content/randomContent.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const moments = process.env['FUZZ'] === 'full' ? 200 : 20
let folder: ReturnType<typeof temporaryFolder>
let program: string
let file: string

beforeAll(() => {
  folder = temporaryFolder()
  file = join(folder.path, 'records.sqlite')
  program = join(folder.path, 'killedWhilePublishing.mjs')
  // A single bundled file starts faster; the tests start it many times.
  buildSync({
    entryPoints: [join('tests', 'fixtures', 'killedWhilePublishing.ts')],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
})
afterAll(() => folder.remove())

/** Publishes in another process, which is killed during its second or third publication. */
const publishAndKill = async (random: Random): Promise<void> => {
  const child = spawn(process.execPath, [program, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: folder.path },
  })
  const exit = once(child, 'exit')
  const [published] = await once(child.stdout, 'data')
  await pause(random(2 * Number(published)))
  child.kill('SIGKILL')
  await exit
}

const halves = async (): Promise<readonly string[]> => {
  const records = openSqliteRecords({ file })
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

test(
  `publishing › preserves a release and its drafts when killed at ${moments} moments`,
  async () => {
    const random = seededRandom(9)
    for (let moment = 0; moment < moments; moment += 1) {
      await publishAndKill(random)
      expect({ moment, halves: await halves() }).toEqual({ moment, halves: [] })
    }
    const records = openSqliteRecords({ file })
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
  },
  moments * 20_000,
)
