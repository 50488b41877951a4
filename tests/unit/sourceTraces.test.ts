import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { temporaryFolder } from '../support/site/temporaryFolder.js'

const folder = temporaryFolder()
afterAll(folder.remove)

test('bundled program › prints stack traces with source names', () => {
  const source = join(folder.path, 'failing.ts')
  const outfile = join(folder.path, 'failing.mjs')
  writeFileSync(
    source,
    `import { nameSourcesInTraces } from ${JSON.stringify(join(__dirname, '../../src/services/errors/sourceTraces.ts'))}
nameSourcesInTraces()
const fail = (): never => {
  throw new RangeError('out of range')
}
fail()
`,
  )
  buildSync({
    entryPoints: [source],
    outfile,
    bundle: true,
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    sourcemap: true,
  })
  const { stderr } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' })

  expect(stderr).toContain('RangeError: out of range\n')
  expect(stderr).toContain(`    at fail (${source}:4:9)\n`)
  expect(stderr).toMatch(/ {4}at ModuleJob\.run \(node:internal\//)
})
