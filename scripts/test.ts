import { ensureBrowsers } from './ensureBrowsers.ts'
import { ensureServers } from './ensureServers.ts'
import { checkSite } from './check.ts'
import { isBuildStale } from './build/fingerprint.ts'
import { runJest } from './runJest.ts'
import { type TestRun, withSecondTry } from './secondTry.ts'
import { reportFailure } from './failure.ts'

/*
 * `npm test` runs checks, build and all tests. Arguments go to jest: `npm test -- tests/e2e/keyboard` runs
 * some tests, after a build if sources have changed.
 */

/** Tests that measure time: no other test may run at the same time. */
const measuring = [
  'tests/e2e/operations/abuse',
  'tests/e2e/operations/releaseDelay',
  'tests/e2e/navigation/clickSpeed',
]

/** Run only by `npm run test:soak` and by `npm run test:firebase`, which has its own packages. */
const onDemand = ['tests/soak', 'tests/firebase']

const everything: readonly (readonly string[])[] = [
  [...onDemand, ...measuring].map((path) => `--testPathIgnorePatterns=${path}`),
  // Two of these files may run in parallel, because they stay far below their limits.
  [...measuring, '--maxWorkers=2'],
]

const build = async (): Promise<void> => {
  const { buildSite } = await import('./build.ts')
  await buildSite({ checksTypes: true })
}

const say = (line: string): void => void process.stdout.write(`\n${line}\n`)

const runEverything = (): TestRun =>
  withSecondTry(
    everything.flatMap(runJest),
    (files) => runJest(['--runInBand', '--runTestsByPath', ...files]),
    say,
  )

const runTests = async (chosen: readonly string[]): Promise<void> => {
  if (chosen.length === 0) await checkSite()
  else if (isBuildStale()) await build()
  await ensureBrowsers()
  ensureServers()
  const { results, flaky }: TestRun =
    chosen.length === 0 ? runEverything() : { results: runJest(chosen), flaky: [] }
  const sum = (name: 'passed' | 'failed' | 'skipped'): number =>
    results.reduce((all, one) => all + one[name], 0)
  say(`${flaky.length} flaky files`)
  say(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  if (results.length === 0 || results.some(({ isGreen }) => !isGreen)) process.exitCode = 1
}

await runTests(process.argv.slice(2)).catch(reportFailure)
