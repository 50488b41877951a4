import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checkSite } from './check.ts'
import { ensureBrowser } from './ensureBrowser.ts'
import { ensureServers } from './ensureServers.ts'

/*
 * Everything: checks, build, browser, servers, tests. Arguments go to jest, so that
 * `npm test -- tests/e2e/keyboard` runs one file after the checks.
 */
const root = join(import.meta.dirname, '..')

try {
  await checkSite()
  const browser = await ensureBrowser()
  ensureServers()
  const jest = (...chosen: readonly string[]): number =>
    spawnSync(process.execPath, [join(root, 'node_modules/.bin/jest'), ...chosen], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: browser },
    }).status ?? 1
  const chosen = process.argv.slice(2)
  // Browser tests look at the clock: they get the machine for themselves.
  const runs =
    chosen.length > 0
      ? [chosen]
      : [
          ['--testPathIgnorePatterns', 'tests/e2e'],
          ['tests/e2e', '--runInBand'],
        ]
  process.exitCode = Math.max(...runs.map((run) => jest(...run)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
