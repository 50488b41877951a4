import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import PQueue from 'p-queue'
import { step } from './step.ts'
import { messageOf, reportFailure } from './failure.ts'

const root = join(import.meta.dirname, '..')
const bin = (name: string): string => join(root, 'node_modules/.bin', name)

interface Check {
  readonly name: string
  /** Set for checks that `npm run check -- content` runs; it always prints their output. */
  readonly about?: 'content'
  readonly command: string
  readonly arguments: readonly string[]
}

const stages: readonly (readonly Check[])[] = [
  // Generates a file that the other checks read.
  [
    {
      name: 'types of the translation keys',
      command: process.execPath,
      arguments: ['scripts/words/writeWordTypes.ts'],
    },
  ],
  // Run in parallel, the longest first. Type-aware lint also reports type errors.
  [
    {
      name: 'types and lint',
      command: bin('oxlint'),
      arguments: ['--type-aware', '--type-check', '--deny-warnings'],
    },
    { name: 'build', command: process.execPath, arguments: ['scripts/build.ts', '--no-types'] },
    { name: 'unused code', command: bin('knip'), arguments: ['--no-progress'] },
    {
      name: 'code used by tests only',
      command: bin('knip'),
      arguments: ['--no-progress', '--production'],
    },
    {
      name: 'regular expressions',
      command: process.execPath,
      arguments: ['scripts/checkRegexes.ts'],
    },
    {
      name: 'texts and content',
      about: 'content',
      command: process.execPath,
      arguments: ['scripts/words/checkWords.ts'],
    },
    {
      name: 'drawings',
      command: process.execPath,
      arguments: ['scripts/pictures/writeDrawings.ts', '--check'],
    },
    {
      name: 'documents',
      command: process.execPath,
      arguments: ['scripts/checkDocuments.ts'],
    },
    { name: 'format', command: bin('biome'), arguments: ['format', '.'] },
  ],
  // Runs last, because it reads every folder, including that of the build.
  [
    {
      name: 'layering',
      command: process.execPath,
      arguments: [bin('jest'), 'tests/unit/layering', '--silent'],
    },
  ],
]

interface Outcome {
  readonly isRight: boolean
  readonly output: string
}

const outcomeOf = async ({ command, arguments: options }: Check): Promise<Outcome> => {
  const child = spawn(command, options, { cwd: root })
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { isRight: status === 0, output: stdout + stderr }
}

const notStarted = (error: unknown): Outcome => ({
  isRight: false,
  output: `${messageOf(error)}: run “npm ci”.\n`,
})

const run = async (check: Check): Promise<void> => {
  const { isRight, output } = await outcomeOf(check).catch(notStarted)
  if (isRight) return
  process.stderr.write(`✗ ${check.name}\n${output}`)
  throw new Error(`${check.name} failed`)
}

export const checkSite = async (): Promise<void> => {
  const failed: string[] = []
  const runAndNote = (check: Check): Promise<unknown> =>
    step(check.name, () => run(check)).catch(() => failed.push(check.name))
  for (const checks of stages) {
    const queue = new PQueue({ concurrency: availableParallelism() })
    await queue.addAll(checks.map((check) => () => runAndNote(check)))
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`)
}

const checkContent = async (): Promise<void> => {
  const chosen = stages.flat().filter(({ about }) => about === 'content')
  for (const { command, arguments: options } of chosen) {
    const { status } = spawnSync(command, options, { cwd: root, stdio: 'inherit' })
    if (status !== 0) throw new Error('The content has errors.')
  }
}

const readWork = ([chosen, ...rest]: readonly string[]): (() => Promise<void>) => {
  if (chosen === undefined) return checkSite
  if (chosen === 'content' && rest.length === 0) return checkContent
  return () =>
    Promise.reject(
      new Error(
        'Use npm run check for all checks, or npm run check -- content for texts and content only.',
      ),
    )
}

if (import.meta.main) {
  await readWork(process.argv.slice(2))().catch(reportFailure)
}
