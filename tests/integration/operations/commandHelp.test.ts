import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBuilt } from '../../support/site/builtSite.js'

const manifest: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(__dirname, '../../../package.json'), 'utf8'),
)
const commands = Object.entries(manifest.scripts).flatMap(([name, script]) => {
  const [program] = /dist\/commands\/\w+\.js/.exec(script) ?? []
  return program === undefined ? [] : [{ name, program }]
})

test.each(commands)('npm run $name -- --help says how, and needs no store', ({ name, program }) => {
  const { status, output, errors } = runBuilt(program, {}, '--help')
  expect({ status, errors }).toEqual({ status: 0, errors: '' })
  expect(output).toContain(`npm run ${name}`)
})

test('a command that is not built yet says what to run first', () => {
  const root = join(__dirname, '../../..')
  const before = join(root, 'scripts/beforeCommand.ts')
  const { status, stderr } = spawnSync(process.execPath, ['--import', before, 'dist/missing.js'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The site is not built: run "npm run build" first.\n',
  })
})
