import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import { runBuilt } from '../../support/site/builtSite.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

/* Runs commands with damaged, empty or foreign files, or with a folder instead of a file. */

const folder = temporaryFolder()
const inFolder = (name: string): string => join(folder.path, name)
const write = (name: string, content: string | Uint8Array): string => {
  writeFileSync(inFolder(name), content)
  return inFolder(name)
}
const makeFolder = (name: string): string => {
  mkdirSync(inFolder(name), { recursive: true })
  return inFolder(name)
}
const noise = randomBytes(5000)
const key = 'a key of the tests, longer than 32 characters'

beforeAll(async () => {
  makeFolder('good')
  const records = await openRecords({ kind: 'sqlite', file: inFolder('good/records.sqlite') })
  await records.close()
})
afterAll(() => folder.remove())

const expectOneSentence = (
  { status, errors }: { readonly status: number | null; readonly errors: string },
  expected: { readonly status: number; readonly errors: RegExp },
): void => {
  expect({ status, errors }).toEqual({
    status: expected.status,
    errors: expect.stringMatching(expected.errors),
  })
  expect(errors).toMatch(/^[^\n]+\n$/)
}

const listing = [
  ['requests'],
  ['applications'],
  ['feedback'],
  ['purge'],
  ['person', 'find', 'zoe@exemple.ca'],
  ['staff', 'list'],
  ['staff', 'audit', 'verify'],
  ['backup', inFolder('backups')],
] satisfies readonly (readonly [string, ...string[]])[]

describe.each(listing)('npm run %s %s %s', (command, ...options) => {
  const run = (dataDir: string) =>
    runBuilt(`dist/commands/${command}.js`, { DATA_DIR: dataDir }, ...options)

  test.each([
    ['are random bytes', noise, /are damaged/],
    [
      'begin like a database',
      Buffer.concat([Buffer.from('SQLite format 3\0'), noise]),
      /are damaged/,
    ],
  ])('prints one error message when the records %s', (name, content, errors) => {
    const dataDir = makeFolder(name)
    write(`${name}/records.sqlite`, content)
    expectOneSentence(run(dataDir), { status: 78, errors })
  })

  test('prints one error message when the records are a folder', () => {
    const dataDir = makeFolder('folder')
    makeFolder('folder/records.sqlite')
    expectOneSentence(run(dataDir), { status: 78, errors: /cannot be written/ })
  })

  test('prints one error message when the records belong to another program', () => {
    const dataDir = makeFolder(`foreign-${command}-${options.length}`)
    const database = new DatabaseSync(join(dataDir, 'records.sqlite'))
    database.exec('CREATE TABLE records (title TEXT)')
    database.close()
    expectOneSentence(run(dataDir), { status: 78, errors: /is the database of another program/ })
  })

  test('prints one error message when DATA_DIR is a file', () => {
    const { status, errors } = run(write('a-file', ''))
    expect([1, 78]).toContain(status)
    expect(errors).toMatch(/^[^\n]+\n$/)
  })
})

describe('npm run restore', () => {
  test.each([
    ['random bytes', () => write('noise.tar', noise), /^The backup is damaged/],
    [
      'random bytes named like an encrypted backup',
      () => write('noise.age', noise),
      /^The backup is damaged/,
    ],
    ['an empty file', () => write('empty.tar', ''), /^The backup is damaged/],
    ['zeros', () => write('zeros.tar', Buffer.alloc(100_000)), /^The backup is damaged/],
    ['JSON', () => write('json.tar', '{"a":1}'), /^The backup is damaged/],
    ['an empty folder', () => makeFolder('empty'), /^No backup found in/],
    ['a missing file', () => inFolder('missing.tar'), /^No backup found at/],
  ])('prints one error message for %s', (_what, place, errors) => {
    const env = { DATA_DIR: inFolder('restored') }
    expectOneSentence(runBuilt('dist/commands/restore.js', env, place()), { status: 1, errors })
  })

  test('prints one error message for random bytes named like a backup in a folder', () => {
    makeFolder('backups-of-noise')
    write('backups-of-noise/site-backup-20261122T060000Z.tar', noise)
    const env = { DATA_DIR: inFolder('restored') }
    const ended = runBuilt('dist/commands/restore.js', env, inFolder('backups-of-noise'))
    expectOneSentence(ended, { status: 1, errors: /^The backup is damaged/ })
  })

  test('prints one error message for random bytes when BACKUP_KEY is set', () => {
    const env = { DATA_DIR: inFolder('restored'), BACKUP_KEY: key }
    const ended = runBuilt('dist/commands/restore.js', env, write('noise.tar', noise))
    expectOneSentence(ended, { status: 1, errors: /is not encrypted/ })
  })
})

describe('npm run backup', () => {
  test.each([
    ['a file', () => write('target', ''), 1, /^The operating system refused a call: ENOTDIR/],
    ['a device', () => '/dev/null', 1, /^The operating system refused a call: ENOTDIR/],
    [
      'below a file',
      () => join(write('target', ''), 'sub'),
      1,
      /^The operating system refused a call: ENOTDIR/,
    ],
  ])('prints one error message when the target is %s', (_what, target, status, errors) => {
    const ended = runBuilt('dist/commands/backup.js', { DATA_DIR: inFolder('good') }, target())
    expectOneSentence(ended, { status, errors })
  })

  test('rejects an empty folder name', () => {
    const ended = runBuilt('dist/commands/backup.js', { DATA_DIR: inFolder('good') }, '')
    expect(ended).toMatchObject({ status: 64, errors: expect.stringMatching(/^Name one folder\./) })
  })
})

describe('secrets in DATA_DIR', () => {
  test.each([
    ['an empty file', () => write('secrets/staff-secret', ''), /is empty or truncated/],
    ['a folder', () => makeFolder('secrets2/staff-secret'), /cannot be read \(EISDIR\)/],
  ])(
    'stop a command and the site with one error message when they are %s',
    async (_what, make, errors) => {
      makeFolder('secrets')
      const dataDir = join(make(), '..')
      const records = await openRecords({ kind: 'sqlite', file: join(dataDir, 'records.sqlite') })
      await records.close()
      const env = { DATA_DIR: dataDir }
      expectOneSentence(runBuilt('dist/commands/staff.js', env, 'list'), { status: 78, errors })
      const site = runBuilt('dist/server.js', env)
      expect(site).toMatchObject({ status: 78, errors: expect.stringMatching(errors) })
      expect(site.errors).not.toMatch(/^ {4}at /m)
    },
  )
})

describe('clinic file', () => {
  test.each([
    ['random bytes', () => write('clinic.json', noise)],
    ['an empty file', () => write('clinic.json', '')],
    ['JSON of another format', () => write('clinic.json', '[1]')],
    ['a folder', () => makeFolder('clinic')],
  ])('stops a command with one error message when it is %s', (_what, clinicFile) => {
    const env = { DATA_DIR: inFolder('good'), CLINIC_FILE: clinicFile() }
    const ended = runBuilt('dist/commands/person.js', env, 'find', 'zoe@exemple.ca')
    expectOneSentence(ended, { status: 78, errors: /^clinic/ })
  })
})

test('.env that is a folder › stops a command with one error message', () => {
  const cwd = makeFolder('with-env')
  makeFolder('with-env/.env')
  const root = join(__dirname, '../../..')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', join(root, 'scripts/beforeCommand.mjs'), join(root, 'dist/commands/requests.js')],
    { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  )
  expectOneSentence({ status, errors: stderr }, { status: 78, errors: /^\.env cannot be read/ })
})
