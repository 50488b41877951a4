import { ensureBrowsers } from './ensureBrowsers.ts'
import { ensureServers } from './ensureServers.ts'
import { checkSite } from './check.ts'
import { isBuildStale } from './build/fingerprint.ts'
import { type FileResult, runJest } from './runJest.ts'

/*
 * `npm test` runs everything: checks, build, all tests. Arguments go to jest instead, so that
 * `npm test -- tests/e2e/keyboard` runs some of the tests at once, after a build if one is due.
 */

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

/** A defect fails again. More failed files than these are no accident of a busy machine. */
const mostFilesTriedAgain = 3

const build = async (): Promise<void> => {
  const { buildSite } = await import('./build.ts')
  await buildSite({ checksTypes: true })
}

/**
 * A browser test in a whole run can lose a race against the tests beside it. Its file runs once more
 * with the machine to itself, and is named whatever comes of it.
 */
const tryAgain = (results: readonly FileResult[]): readonly FileResult[] => {
  const failed = results.filter(({ isGreen }) => !isGreen).map(({ file }) => file)
  if (failed.length === 0 || failed.length > mostFilesTriedAgain) return results
  process.stdout.write(`\nFailed, and run once more alone:\n${failed.join('\n')}\n\n`)
  const again = runJest(['--runInBand', '--runTestsByPath', ...failed])
  for (const { file, isGreen } of again) {
    if (isGreen) process.stdout.write(`FLAKY ${file}: failed among others, passed alone.\n`)
  }
  return [...results.filter(({ file }) => !failed.includes(file)), ...again]
}

const runTests = async (chosen: readonly string[]): Promise<void> => {
  if (chosen.length === 0) await checkSite()
  else if (isBuildStale()) await build()
  await ensureBrowsers()
  ensureServers()
  const results = chosen.length === 0 ? tryAgain(everything.flatMap(runJest)) : runJest(chosen)
  const sum = (name: 'passed' | 'failed' | 'skipped'): number =>
    results.reduce((all, one) => all + one[name], 0)
  process.stdout.write(
    `\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`,
  )
  if (results.length === 0 || results.some(({ isGreen }) => !isGreen)) process.exitCode = 1
}

await runTests(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
