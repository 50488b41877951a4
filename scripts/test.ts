import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSite } from './check.ts'
import { ensureBrowsers } from './ensureBrowsers.ts'
import { ensureServers } from './ensureServers.ts'
import { isBuildStale } from './build/fingerprint.ts'

/*
 * `npm test` runs everything: checks, build, all tests. Arguments go to jest instead, so that
 * `npm test -- tests/e2e/keyboard` runs some of the tests at once, after a build if one is due.
 */
const root = join(import.meta.dirname, '..')

/** These measure time or memory: each gets the machine for itself. */
const measuring = [
  'tests/e2e/navigation/prefetch',
  'tests/e2e/careers/largeUpload',
  'tests/e2e/operations/abuse',
]

/** On demand only: by `npm run test:soak`, and by `npm run test:firebase` with packages of its own. */
const onDemand = ['tests/soak', 'tests/firebase']

const everything: readonly (readonly string[])[] = [
  [...onDemand, ...measuring].map((path) => `--testPathIgnorePatterns=${path}`),
  [...measuring, '--runInBand'],
]

interface Result {
  readonly status: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const countIn = (summary: object, name: string): number =>
  Number(Object.entries(summary).find(([key]) => key === name)?.[1] ?? 0)

/** Runs jest once; it prints what it does, and notes its counts in a file. */
const jest = (options: readonly string[]): Result => {
  const folder = mkdtempSync(join(tmpdir(), 'ondelune-tests-'))
  const file = join(folder, 'result.json')
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/.bin/jest'), '--json', `--outputFile=${file}`, ...options],
    { cwd: root, stdio: 'inherit' },
  )
  const summary: unknown = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  if (typeof summary !== 'object' || summary === null) throw new Error('Jest told nothing.')
  return {
    status: status ?? 1,
    passed: countIn(summary, 'numPassedTests'),
    failed: countIn(summary, 'numFailedTests') + countIn(summary, 'numRuntimeErrorTestSuites'),
    skipped: countIn(summary, 'numPendingTests'),
  }
}

const build = async (): Promise<void> => {
  const { buildSite } = await import('./build.ts')
  await buildSite({ checksTypes: true })
}

const runTests = async (chosen: readonly string[]): Promise<void> => {
  if (chosen.length === 0) await checkSite()
  else if (isBuildStale()) await build()
  await ensureBrowsers()
  ensureServers()
  const runs = chosen.length === 0 ? everything : [chosen]
  const results = runs.map(jest)
  const sum = (name: keyof Result): number => results.reduce((all, one) => all + one[name], 0)
  process.stdout.write(
    `\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`,
  )
  if (sum('status') > 0) process.exitCode = 1
}

await runTests(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
