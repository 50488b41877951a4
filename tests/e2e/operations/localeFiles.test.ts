import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { restyledBuild } from '../../support/site/anotherBuild.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

test('site › exits with 78 and names file and line of a missing comma in a translation file', () => {
  const build = restyledBuild()
  const data = temporaryFolder()
  const file = join(build.path, 'locales/en/common.json')
  const [first = '', second = '', ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [first, second.replace(/,$/, ''), ...rest].join('\n'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(build.path, 'dist/server.js')],
    {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', DATA_DIR: data.path },
      timeout: 60_000,
    },
  )
  expect({ status, stdout }).toEqual({ status: 78, stdout: '' })
  expect(stderr).toMatch(
    /^The site cannot start:\n- locales\/en\/common\.json: line 3, column \d+: a comma or the closing bracket is expected, not .+\.\n$/,
  )
  build.remove()
  data.remove()
})
