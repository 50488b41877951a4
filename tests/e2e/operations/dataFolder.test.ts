import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { restyledBuild } from '../../support/site/anotherBuild.js'
import { type Ended, runBuilt, startBuiltSite } from '../../support/site/builtSite.js'
import { requestsIn } from '../../support/site/storedSubmissions.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const dataFolder = () => join(folder.path, 'data')

test('DATA_DIR › contains no file that other users can read', async () => {
  const site = await startBuiltSite({ folder: dataFolder() })
  const body = 'name=Zoé&email=zoe@exemple.ca&subject=mri&language=fr&consent=yes'
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  await fetch(`${site.origin}/fr`, { method: 'POST', body, headers, redirect: 'manual' })
  await site.logged('email written')
  await site.stop()
  expect(await requestsIn(dataFolder())).toHaveLength(1)
  const open = readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder.path, name)).mode & 0o077) !== 0,
  )
  expect(open).toEqual([])
})

/** Runs the site, as `nobody` if root runs the tests, because root can write everywhere. */
const runAsAnybody = (DATA_DIR: string): Ended => {
  const isRoot = process.getuid?.() === 0
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server.js'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', DATA_DIR },
    timeout: 60_000,
    ...(isRoot ? { uid: 65_534, gid: 65_534 } : {}),
  })
  return { status, output: stdout, errors: stderr }
}

const giveFolder = (): string => {
  mkdirSync(dataFolder())
  if (process.getuid?.() === 0) {
    chmodSync(folder.path, 0o755)
    chownSync(dataFolder(), 65_534, 65_534)
  }
  return dataFolder()
}

test.each([
  [{ HOST: '203.0.113.7' }, 'HOST to 0.0.0.0'],
  [{ HOST: '203.0.113.7', WEB_CONCURRENCY: '2' }, 'HOST to 0.0.0.0'],
  // Without a token, metrics must be restricted to this machine.
  [{ METRICS_PORT: '0', METRICS_HOST: '203.0.113.7' }, 'METRICS_HOST to 127.0.0.1'],
])('site › exits with 78 when it cannot listen (%j) and names the fix: set %s', (env, advice) => {
  // Documentation addresses (RFC 5737), which no machine has.
  const { status, output, errors } = runBuilt('dist/server.js', {
    DATA_DIR: dataFolder(),
    ...env,
  })
  expect({ status, listened: output.includes('"listening"') }).toEqual({
    status: 78,
    listened: false,
  })
  expect(errors).toMatch(new RegExp(`cannot listen on 203.0.113.7 .+ Set ${advice} .+\\.$`, 'm'))
  expect(errors.trim().split('\n')).toHaveLength(2)
})

describe('site with an unusable DATA_DIR exits with 78 and one error message', () => {
  const expectSentence = ({ status, output, errors }: Ended, sentence: RegExp): void => {
    expect({ status, output }).toEqual({ status: 78, output: '' })
    expect(errors).toMatch(sentence)
    expect(errors.trim().split('\n')).toHaveLength(2)
  }

  test('when it is a file', () => {
    writeFileSync(dataFolder(), 'Bonjour')
    const ended = runBuilt('dist/server.js', { DATA_DIR: dataFolder() })
    expectSentence(ended, /The site cannot write to .+data \(EEXIST\)\..+set DATA_DIR/)
  })

  test('when it cannot be created', () => {
    const ended = runBuilt('dist/server.js', { DATA_DIR: '/proc/clinic/data' })
    expectSentence(ended, /The site cannot write to \/proc\/clinic\/data \(E[A-Z]+\)\./)
  })

  test('when it is not writable', () => {
    const ended = runAsAnybody(join(giveFolder(), '..', 'another'))
    expectSentence(ended, /The site cannot write to .+another \(EACCES\)\./)
  })

  test('when its records are not writable', () => {
    const file = join(giveFolder(), 'records.sqlite')
    writeFileSync(file, '')
    chmodSync(file, 0o444)
    expectSentence(runAsAnybody(dataFolder()), /The records in .+records\.sqlite cannot be written/)
  })

  test('when its records are damaged', () => {
    mkdirSync(dataFolder())
    writeFileSync(join(dataFolder(), 'records.sqlite'), 'Bonjour. '.repeat(1000))
    const ended = runBuilt('dist/server.js', { DATA_DIR: dataFolder() })
    expectSentence(ended, /The records in .+records\.sqlite are damaged\./)
  })
})

test('site › exits with 78 and names file and line of a missing comma in a translation file', () => {
  const build = restyledBuild()
  const file = join(build.path, 'locales/en/common.json')
  const [first = '', second = '', ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [first, second.replace(/,$/, ''), ...rest].join('\n'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(build.path, 'dist/server.js')],
    {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', DATA_DIR: dataFolder() },
      timeout: 60_000,
    },
  )
  expect({ status, stdout }).toEqual({ status: 78, stdout: '' })
  expect(stderr).toMatch(
    /^The site cannot start:\n- locales\/en\/common\.json: line 3, column \d+: a comma or the closing bracket is expected, not .+\.\n$/,
  )
  build.remove()
})
