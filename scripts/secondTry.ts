import type { FileResult } from './runJest.ts'

/** Maximum number of files to retry: a busy machine causes few failures, a defect causes more. */
const mostFiles = 6

export interface TestRun {
  readonly results: readonly FileResult[]
  /** Files that failed in the whole run and passed in isolation; their tests have a race condition. */
  readonly flaky: readonly string[]
}

/** Retries failed files in isolation: a browser test can lose a race against parallel tests. */
export const withSecondTry = (
  results: readonly FileResult[],
  run: (files: readonly string[]) => readonly FileResult[],
  say: (line: string) => void,
): TestRun => {
  const failed = results.filter(({ isGreen }) => !isGreen).map(({ file }) => file)
  if (failed.length === 0 || failed.length > mostFiles) return { results, flaky: [] }
  for (const file of failed) say(`FAILED ${file}: retrying in isolation`)
  const again = run(failed)
  for (const { file, isGreen } of again) {
    say(`${isGreen ? 'FLAKY' : 'FAILED AGAIN'} ${file}`)
  }
  const retried = failed.map((file) => {
    const result = again.find((one) => one.file === file)
    if (result === undefined) throw new Error(`${file} did not run again.`)
    return result
  })
  return {
    results: [...results.filter(({ file }) => !failed.includes(file)), ...retried],
    flaky: retried.filter(({ isGreen }) => isGreen).map(({ file }) => file),
  }
}
