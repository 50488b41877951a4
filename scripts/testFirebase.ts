import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/*
 * `npm run test:firebase` tests Firebase Authentication against the emulator of firebase-tools. Its many
 * packages have a separate folder and lock file, installed on the first run.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, 'tests/firebase')

const run = (command: string, args: readonly string[], cwd: string): void => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(join(folder, 'node_modules/firebase-tools'))) {
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder)
}
const jest = join(root, 'node_modules/jest/bin/jest.js')
const config = join(folder, 'jest.config.js')
run(process.execPath, [jest, '--config', config, '--runInBand', ...process.argv.slice(2)], root)
