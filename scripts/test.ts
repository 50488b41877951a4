import { ensureBrowsers } from './ensureBrowsers.ts'
import { ensureServers } from './ensureServers.ts'
import { checkSite } from './check.ts'
import { isBuildStale } from './build/fingerprint.ts'
import { type FileResult, runJest } from './runJest.ts'
import { withSecondTry } from './secondTry.ts'
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

/** One line of the output, apart from jest's. */
const say = (line: string): void => void process.stdout.write(`\n${line}\n`)

const runEverything = (): readonly FileResult[] =>
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
  const results = chosen.length === 0 ? runEverything() : runJest(chosen)
  const sum = (name: 'passed' | 'failed' | 'skipped'): number =>
    results.reduce((all, one) => all + one[name], 0)
  say(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  if (results.length === 0 || results.some(({ isGreen }) => !isGreen)) process.exitCode = 1
}

await runTests(process.argv.slice(2)).catch(reportFailure)
