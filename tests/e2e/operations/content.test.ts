import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltSite, runBuilt, startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const data = temporaryFolder()
const folder = temporaryFolder()
let site: BuiltSite
afterAll(async () => {
  await site?.abandon()
  data.remove()
  folder.remove()
})

const content = (...options: readonly string[]) =>
  runBuilt('dist/commands/content.js', { DATA_DIR: data.path }, ...options)

const replace = (file: string, from: string, to: string): void => {
  const path = join(folder.path, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

test('npm run content › publishes an edited export to a running site and rolls it back', async () => {
  site = await startBuiltSite({ folder: data.path })
  const home = async (): Promise<string> => (await fetch(`${site.origin}/fr`)).text()
  expect(content('export', folder.path)).toMatchObject({ status: 0, errors: '' })
  expect(content('import', folder.path).output).toBe('No document differs.\n')

  replace('clinic.json', '+14185550142', '+14185550177')
  const published = content('import', folder.path, '--publish', '--note', 'new number')
  expect(published).toMatchObject({
    status: 0,
    output: 'Saved a draft of clinic.\nPublished release 1.\n',
  })
  await eventually(async () => expect(await home()).toContain('418\u00A0555-0177'))
  expect(content('diff').output).toBe('clinic.phone\n')
  expect(content('check')).toMatchObject({ status: 0, output: '' })
  expect(content('list').output).toMatch(/^Release 1, .+, by command: new number\n$/)

  expect(content('rollback', '0').output).toBe('Published release 2.\n')
  await eventually(async () => expect(await home()).not.toContain('418\u00A0555-0177'))
  expect(content('diff').output).toBe('')
})

test('npm run content › preserves a rejected draft and names the invalid field', () => {
  replace('clinic.json', '"mri": 695', '"mri": 72500')
  const { status, output } = content('import', folder.path, '--publish', '--note', 'typo')
  expect(status).toBe(1)
  expect(output).toContain('clinic: coverage.prices.mri must be at most 5000')
  expect(content('list').output).toContain('Draft of clinic')
})
