import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runBuilt } from '../../support/site/builtSite.js'

const manifest: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(__dirname, '../../../package.json'), 'utf8'),
)
const commands = Object.entries(manifest.scripts).flatMap(([name, script]) => {
  const [program] = /dist\/commands\/\w+\.js/.exec(script) ?? []
  return program === undefined ? [] : [{ name, program }]
})

test('npm commands › include every program in src/commands', () => {
  const written = globSync('src/commands/*.ts', { cwd: join(__dirname, '../../..') })
  expect(commands.map(({ program }) => basename(program, '.js')).toSorted()).toEqual(
    written.map((file) => basename(file, '.ts')).toSorted(),
  )
})

test('docs/commands.md › has every command', () => {
  const described = readFileSync(join(__dirname, '../../../docs/commands.md'), 'utf8')
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
  const root = join(__dirname, '../../..')
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
