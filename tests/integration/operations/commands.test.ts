import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import { runBuilt } from '../../support/site/builtSite.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const root = join(__dirname, '../../..')

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
  ['backup', '/dev/null'],
] satisfies readonly (readonly [string, ...string[]])[]
const typed = listing.map(([command, ...options]) => ({
  command,
  options,
  line: [command, ...options].join(' '),
}))

test.each(typed)(
  'npm run $line › prints one error message when the records are random bytes',
  ({ command, options }) => {
    const env = { DATA_DIR: makeFolder('noise') }
    write('noise/records.sqlite', noise)
    const ended = runBuilt(`dist/commands/${command}.js`, env, ...options)
    expectOneSentence(ended, { status: 78, errors: /are damaged/ })
  },
)

describe('npm run requests', () => {
  const run = (dataDir: string) => runBuilt('dist/commands/requests.js', { DATA_DIR: dataDir })

  test('prints one error message when the records begin like a database', () => {
    const dataDir = makeFolder('begun')
    write('begun/records.sqlite', Buffer.concat([Buffer.from('SQLite format 3\0'), noise]))
    expectOneSentence(run(dataDir), { status: 78, errors: /are damaged/ })
  })

  test('prints one error message when the records are a folder', () => {
    const dataDir = makeFolder('folder')
    makeFolder('folder/records.sqlite')
    expectOneSentence(run(dataDir), { status: 78, errors: /cannot be written/ })
  })

  test('prints one error message when the records belong to another program', () => {
    const dataDir = makeFolder('foreign')
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
    ['an empty folder', () => makeFolder('empty'), /^No backup found in/],
    ['a missing file', () => inFolder('missing.tar'), /^No backup found at/],
  ])('prints one error message for %s', (_what, place, errors) => {
    const env = { DATA_DIR: inFolder('restored') }
    expectOneSentence(runBuilt('dist/commands/restore.js', env, place()), { status: 1, errors })
  })
})

test('npm run backup › rejects an empty folder name', () => {
  const ended = runBuilt('dist/commands/backup.js', { DATA_DIR: inFolder('good') }, '')
  expect(ended).toMatchObject({ status: 64, errors: expect.stringMatching(/^Name one folder\./) })
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
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', join(root, 'scripts/beforeCommand.mjs'), join(root, 'dist/commands/requests.js')],
    { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  )
  expectOneSentence({ status, errors: stderr }, { status: 78, errors: /^\.env cannot be read/ })
})

const manifest: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const commands = Object.entries(manifest.scripts).flatMap(([name, script]) => {
  const [program] = /dist\/commands\/\w+\.js/.exec(script) ?? []
  return program === undefined ? [] : [{ name, program }]
})

test('npm commands › include every program in src/commands', () => {
  const written = globSync('src/commands/*.ts', { cwd: root })
  expect(commands.map(({ program }) => basename(program, '.js')).toSorted()).toEqual(
    written.map((file) => basename(file, '.ts')).toSorted(),
  )
})

test('docs/commands.md › has every command', () => {
  const described = readFileSync(join(root, 'docs/commands.md'), 'utf8')
  const missing = commands.filter(({ name }) => !new RegExp(`npm run ${name}\\b`).test(described))
  expect(missing).toEqual([])
})

test.each(commands)(
  'npm run $name -- --help › prints its usage without a store',
  ({ name, program }) => {
    const { status, output, errors } = runBuilt(program, {}, '--help')
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(output).toContain(`npm run ${name}`)
  },
)

test.each(commands)('npm run $name -- --confrim › reports an unknown option', ({ program }) => {
  const { status, output, errors } = runBuilt(program, {}, '--confrim')
  expect({ status, output }).toEqual({ status: 64, output: '' })
  expect(errors).toContain("Unknown option '--confrim'")
})

test('npm run staff -- audit › prints its usage for an incomplete command', () => {
  const { status, errors } = runBuilt('dist/commands/staff.js', {}, 'audit')
  expect(status).toBe(64)
  expect(errors).toMatch(/^Use audit verify\./)
})

describe('before a command runs › an error message reports', () => {
  const before = join(root, 'scripts/beforeCommand.mjs')
  const run = (...options: readonly string[]) => {
    const { status, stderr } = spawnSync(process.execPath, options, { cwd: root, encoding: 'utf8' })
    return { status, stderr }
  }

  test('that the site is not built', () => {
    expect(run('--import', before, 'dist/missing.js')).toEqual({
      status: 1,
      stderr: 'The site is not built: run "npm run build" first.\n',
    })
  })

  test('that Node.js is too old on a machine without development packages', () => {
    const versions = "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })"
    const older = `data:text/javascript,${encodeURIComponent(versions)}`
    expect(run('--import', older, '--import', before, 'dist/missing.js')).toEqual({
      status: 78,
      stderr:
        'This site needs Node 24 or newer and was started with 20.20.2. Install it, or run "npm ci", which installs it.\n',
    })
  })
})

const email = 'director@clinique.example'
const runForClinic = (command: string, ...options: readonly string[]): string => {
  const env = { DATA_DIR: makeFolder('clinic-data'), PUBLIC_URL: 'https://clinic.example' }
  const { status, output } = runBuilt(`dist/commands/${command}.js`, env, ...options)
  expect(status).toBe(0)
  return output
}

test('npm run staff › invites, lists and resets an account, with an intact audit log', () => {
  const link = /https:\/\/clinic\.example\/staff\/invitation\/[\w-]+/
  expect(runForClinic('staff', 'invite', email, '--role', 'admin')).toMatch(link)
  expect(runForClinic('staff', 'list')).toMatch(new RegExp(`${email}.+admin +invited`))
  expect(runForClinic('staff', 'reset', email)).toMatch(link)
  expect(runForClinic('staff', 'audit', 'verify')).toMatch(/^The audit log is intact: 2 entries/)
})

test('npm run downgrade › reports the moved emails', () => {
  expect(runForClinic('downgrade')).toMatch(/^emails: 0 moved$/m)
})
