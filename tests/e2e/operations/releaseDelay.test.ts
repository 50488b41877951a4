import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import { readNewestRelease } from '../../../src/services/content/releases.js'
import {
  type BuiltSite,
  type LogLine,
  runBuiltBeside,
  startBuiltSite,
} from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'
import { testProject } from '../../support/site/testProject.js'

const workers = 2
const records = temporaryFolder()
const edited = temporaryFolder()
let sites: readonly BuiltSite[] = []
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  records.remove()
  edited.remove()
})

const linesOf = ({ log }: BuiltSite, message: string): readonly LogLine[] =>
  log.filter(({ msg }) => msg === message)

const publishPhone = async (phone: string): Promise<number> => {
  const file = 'src/content/clinic.json'
  mkdirSync(join(edited.path, 'src/content'), { recursive: true })
  const clinic = readFileSync(join(testProject, file), 'utf8')
  writeFileSync(join(edited.path, file), clinic.replace('+14185550142', phone))
  const { status } = await runBuiltBeside(
    'dist/commands/content.js',
    { DATA_DIR: records.path },
    ...['import', edited.path, '--publish', '--note', 'a test'],
  )
  expect(status).toBe(0)
  const store = await openRecords({ kind: 'sqlite', file: join(records.path, 'records.sqlite') })
  const { at } = await readNewestRelease(store)
  await store.close()
  return at
}

test('content release › reaches both workers of two sites with the same records within 2 s', async () => {
  const env = { WEB_CONCURRENCY: String(workers) }
  sites = [
    await startBuiltSite({ folder: records.path, env }),
    await startBuiltSite({ folder: records.path, env }),
  ]
  for (const site of sites) {
    await eventually(() => expect(linesOf(site, 'listening')).toHaveLength(workers))
  }
  const at = await publishPhone('+14185550177')
  for (const site of sites) {
    await eventually(() => {
      const lines = linesOf(site, 'content release shown')
      expect(new Set(lines.map(({ worker }) => worker)).size).toBe(workers)
    })
    for (const { time } of linesOf(site, 'content release shown')) {
      expect(Date.parse(String(time)) - at).toBeLessThan(2000)
    }
    expect(await (await fetch(`${site.origin}/fr`)).text()).toContain('418\u00A0555-0177')
  }
})
