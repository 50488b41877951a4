import type { FileResult } from '../../scripts/runJest.js'
import { withSecondTry } from '../../scripts/secondTry.js'

const green = (file: string): FileResult => ({
  file,
  isGreen: true,
  passed: 3,
  failed: 0,
  skipped: 0,
})
const red = (file: string): FileResult => ({
  file,
  isGreen: false,
  passed: 2,
  failed: 1,
  skipped: 0,
})

/** A whole run with these results, and what the files that failed do alone. */
const wholeRun = (
  results: readonly FileResult[],
  alone: (file: string) => FileResult = red,
): {
  readonly results: readonly FileResult[]
  readonly again: string[]
  readonly said: string[]
} => {
  const again: string[] = []
  const said: string[] = []
  const run = (files: readonly string[]): readonly FileResult[] => {
    again.push(...files)
    return files.map(alone)
  }
  return { results: withSecondTry(results, run, (line) => said.push(line)), again, said }
}

describe('a file of tests that failed in a whole run', () => {
  test('is green and named where it passes alone', () => {
    const run = wholeRun([green('menu'), red('tour')], green)
    expect(run.again).toEqual(['tour'])
    expect(run.results).toEqual([green('menu'), green('tour')])
    expect(run.said).toContain('FLAKY tour')
  })

  test('is red where it fails again', () => {
    const run = wholeRun([green('menu'), red('tour')])
    expect(run.results).toEqual([green('menu'), red('tour')])
    expect(run.said).toContain('FAILED AGAIN tour')
  })

  test('is red where it does not run again', () => {
    expect(() => withSecondTry([red('tour')], () => [], jest.fn())).toThrow(
      'tour did not run again',
    )
  })
})

test('where many files fail none runs again, and where none fails neither', () => {
  const all = ['one', 'two', 'three', 'four'].map(red)
  expect(wholeRun(all, green)).toEqual({ results: all, again: [], said: [] })
  expect(wholeRun([green('menu')]).again).toEqual([])
})
