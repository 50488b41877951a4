import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as z from 'zod'

export interface FileResult {
  readonly file: string
  readonly isGreen: boolean
  readonly passed: number
  /** Number of failed tests; a file that cannot be loaded counts as one. */
  readonly failed: number
  readonly skipped: number
}

const root = join(import.meta.dirname, '..')

const report = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      // `focused`: some tests of the file were skipped.
      status: z.enum(['passed', 'failed', 'skipped', 'focused']),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

/** Runs jest, with `--forceExit` in case a test left a server running. @throws Error if jest itself fails */
export const runJest = (options: readonly string[]): readonly FileResult[] => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-site-tests-'))
  const output = join(folder, 'result.json')
  spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/.bin/jest'),
      '--forceExit',
      '--json',
      `--outputFile=${output}`,
      ...options,
    ],
    { cwd: root, stdio: 'inherit' },
  )
  const { success, testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')))
  rmSync(folder, { recursive: true })
  const results = testResults.map(({ name, status, assertionResults }): FileResult => {
    const count = (wanted: readonly string[]): number =>
      assertionResults.filter((test) => wanted.includes(test.status)).length
    const isGreen = status !== 'failed'
    return {
      file: relative(root, name),
      isGreen,
      passed: count(['passed']),
      failed: Math.max(count(['failed']), isGreen ? 0 : 1),
      skipped: count(['pending', 'todo', 'disabled']),
    }
  })
  if (!success && results.every(({ isGreen }) => isGreen)) {
    throw new Error('Jest failed with an error outside any test file.')
  }
  return results
}
