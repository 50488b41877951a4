import { ensureBrowsers } from './ensureBrowsers.ts'
import { ensureServers } from './ensureServers.ts'
import { checkSite } from './check.ts'
import { isBuildStale } from './build/fingerprint.ts'
import { runJest } from './runJest.ts'
import { type TestRun, withSecondTry } from './secondTry.ts'
import { reportFailure } from './failure.ts'

/*
 * `npm test` runs everything: checks, build, all tests. Arguments go to jest instead, so that
 * `npm test -- tests/e2e/keyboard` runs some of the tests at once, after a build if one is due.
 */

/** These measure time: they get the machine for themselves. */
const measuring = ['tests/e2e/operations/abuse', 'tests/e2e/navigation/clickSpeed']

/** On demand only: by `npm run test:soak`, and by `npm run test:firebase` with packages of its own. */
const onDemand = ['tests/soak', 'tests/firebase']

const everything: readonly (readonly string[])[] = [
  [...onDemand, ...measuring].map((path) => `--testPathIgnorePatterns=${path}`),
  // Beside each other: a visitor waits much less than either allows.
  [...measuring, '--maxWorkers=2'],
]

const build = async (): Promise<void> => {
  const { buildSite } = await import('./build.ts')
  await buildSite({ checksTypes: true })
}

/** Prints a line apart from the output of jest. */
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
