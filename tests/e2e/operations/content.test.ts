import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { smallPicture } from '../../support/images/uploadedPictures.js'
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

const exportTo = (path: string, ...options: readonly string[]) =>
  expect(content('export', '--to', path, ...options)).toMatchObject({ status: 0, errors: '' })

const publish = () => content('import', folder.path, '--publish', '--note', 'a test')

const read = (file: string, from = folder.path): string => readFileSync(join(from, file), 'utf8')

const replace = (file: string, from: string, to: string): void => {
  const text = read(file)
  expect(text).toContain(from)
  writeFileSync(join(folder.path, file), text.replace(from, to))
}

const page = async (path: string): Promise<string> => (await fetch(site.origin + path)).text()

test('npm run content › publishes an edited export to a running site and rolls it back', async () => {
  site = await startBuiltSite({ folder: data.path })
  exportTo(folder.path)
  expect(content('import', folder.path).output).toBe('No document differs.\n')

  replace('src/content/clinic.json', '+14185550142', '+14185550177')
  expect(publish()).toMatchObject({
    status: 0,
    output: 'Saved a draft of clinic.\nPublished release 1.\n',
  })
  await eventually(async () => expect(await page('/fr')).toContain('418\u00A0555-0177'))
  expect(content('diff').output).toBe('clinic.phone\n')
  expect(content('check')).toMatchObject({ status: 0, output: '' })
  expect(content('list').output).toMatch(/^Release 1, .+, by command: a test\n$/)

  expect(content('rollback', '0').output).toBe('Published release 2.\n')
  await eventually(async () => expect(await page('/fr')).not.toContain('418\u00A0555-0177'))
  expect(content('diff').output).toBe('')
})

test('npm run content › exports repository files in which only the edited lines differ', () => {
  const root = join(__dirname, '../../..')
  const exported = temporaryFolder()
  const file = 'src/content/exams/mri.json'
  exportTo(folder.path)
  replace(file, '"fr": "IRM"', '"fr": "L’IRM"')
  expect(publish().status).toBe(0)
  exportTo(exported.path)
  const [before, after] = [read(file, root).split('\n'), read(file, exported.path).split('\n')]
  expect(after.filter((line, place) => line !== before[place])).toEqual(['    "fr": "L’IRM",'])
  const [exportedClinic, testClinic] = [
    read('src/content/clinic.json', exported.path),
    read('tests/fixtures/testClinic/clinic.json', root),
  ].map((text): unknown => JSON.parse(text))
  expect(exportedClinic).toEqual(testClinic)
  exported.remove()
})

test('npm run content › copies an uploaded picture to another site and back', async () => {
  const [bytes, others] = [await smallPicture('png'), temporaryFolder()]
  const key = `pictures/${createHash('sha256').update(bytes).digest('hex')}`
  const file = join('public/images', key)
  mkdirSync(join(folder.path, 'public/images/pictures'), { recursive: true })
  replace('src/content/pictures/reception.json', 'reception-square.jpg', key)
  const missing = publish()
  expect([missing.status, missing.errors]).toEqual([1, expect.stringContaining('is missing')])
  writeFileSync(join(folder.path, file), bytes)
  expect(publish().status).toBe(0)
  await eventually(async () => expect(await page('/en')).toContain(key))
  const [source = ''] = /\/_ipx\/[^ "]+pictures\/[^ "]+/.exec(await page('/en')) ?? []
  expect((await fetch(site.origin + source)).status).toBe(200)
  exportTo(others.path)
  expect(readFileSync(join(others.path, file)).equals(bytes)).toBe(true)
  others.remove()
})

test('npm run content › preserves a rejected draft and names the invalid field', () => {
  replace('src/content/clinic.json', '"mri": 695', '"mri": 72500')
  const { status, output } = publish()
  expect(status).toBe(1)
  expect(output).toContain('clinic: coverage.prices.mri: This number must be at most 5000')
  expect(content('list').output).toContain('Draft of clinic')
  rmSync(join(folder.path, 'src'), { recursive: true })
  exportTo(folder.path, '--drafts')
  expect(read('src/content/clinic.json')).toContain('"mri": 72500')
})

test('npm run content › refuses a folder with files that are not documents', () => {
  const { path, remove } = temporaryFolder()
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(path, 'src/content', file)), { recursive: true })
    writeFileSync(join(path, 'src/content', file), text)
  }
  const drafts = content('list').output
  write('clinic.json', read('src/content/clinic.json').replace('72500', '700'))
  write('phrases.json', 'null')
  write('common.json', '['.repeat(20_000) + ']'.repeat(20_000))
  write('pages/news.json', '{}')
  write('jobs/a b.json', '{}')
  const { status, output, errors } = content('import', path)
  expect({ status, output, errors: errors.trim().split('\n') }).toEqual({
    status: 1,
    output: '',
    errors: [
      'common.json: line 1: column 1: the values are nested too deeply.',
      'jobs/a b.json: this build has no document of this name.',
      'pages/news.json: this build has no document of this name.',
      'phrases.json: a document must be an object, between { and }.',
    ],
  })
  expect(content('list').output).toBe(drafts)
  remove()
})

test('npm run content › names a folder that it cannot create', () => {
  const { status, errors } = content('export', '--to', '/proc/copy')
  expect(status).toBe(1)
  expect(errors).toMatch(/^The operating system refused a call: .*mkdir '\/proc/)
})
