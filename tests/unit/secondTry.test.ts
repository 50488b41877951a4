import type { FileResult } from '../../scripts/runJest.js'
import { type TestRun, withSecondTry } from '../../scripts/secondTry.js'

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

const wholeRun = (
  results: readonly FileResult[],
  alone: (file: string) => FileResult = red,
): TestRun & { readonly again: string[]; readonly said: string[] } => {
  const again: string[] = []
  const said: string[] = []
  const run = (files: readonly string[]): readonly FileResult[] => {
    again.push(...files)
    return files.map(alone)
  }
  return { ...withSecondTry(results, run, (line) => said.push(line)), again, said }
}

describe('test file that failed', () => {
  test('counts as flaky when it passes in isolation', () => {
    const run = wholeRun([green('menu'), red('tour')], green)
    expect(run.again).toEqual(['tour'])
    expect(run.results).toEqual([green('menu'), green('tour')])
    expect(run.said).toContain('FLAKY tour')
    expect(run.flaky).toEqual(['tour'])
  })

  test('counts as failed when it fails again', () => {
    const run = wholeRun([green('menu'), red('tour')])
    expect(run.results).toEqual([green('menu'), red('tour')])
    expect(run.said).toContain('FAILED AGAIN tour')
    expect(run.flaky).toEqual([])
  })

  test('throws when it cannot run again', () => {
    expect(() => withSecondTry([red('tour')], () => [], jest.fn())).toThrow(
      'tour did not run again',
    )
  })
})

test('test run › repeats no file when none or more than six fail', () => {
  const all = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(red)
  expect(wholeRun(all, green)).toEqual({ results: all, flaky: [], again: [], said: [] })
  expect(wholeRun([green('menu')]).again).toEqual([])
})
