import type { FileResult } from './runJest.ts'

/** A defect fails again. More failed files than these are no accident of a busy machine. */
const mostFiles = 3

/**
 * A browser test in a whole run can lose a race against the tests beside it. The file of one that
 * failed runs once more with the machine to itself, and is named whatever comes of it.
 * @param run runs these files one after the other
 * @param say prints a line
 * @returns the last result of each file
 */
export const withSecondTry = (
  results: readonly FileResult[],
  run: (files: readonly string[]) => readonly FileResult[],
  say: (line: string) => void,
): readonly FileResult[] => {
  const failed = results.filter(({ isGreen }) => !isGreen).map(({ file }) => file)
  if (failed.length === 0 || failed.length > mostFiles) return results
  for (const file of failed) say(`FAILED ${file}: runs once more alone.`)
  const again = run(failed)
  for (const { file, isGreen } of again) {
    say(`${isGreen ? 'FLAKY' : 'FAILED AGAIN'} ${file}`)
  }
  return [
    ...results.filter(({ file }) => !failed.includes(file)),
    ...failed.map((file) => {
      const result = again.find((one) => one.file === file)
      if (result === undefined) throw new Error(`${file} did not run again.`)
      return result
    }),
  ]
}
