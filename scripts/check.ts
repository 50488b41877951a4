import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { step } from './step.ts'

const root = join(import.meta.dirname, '..')
const bin = (name: string): string => join(root, 'node_modules/.bin', name)

interface Check {
  readonly name: string
  /** Chosen by `npm run check -- content`, which then shows what it says. */
  readonly about?: 'content'
  readonly command: string
  readonly arguments: readonly string[]
}

/** Everything that can be checked without starting the site. */
const checks: readonly Check[] = [
  {
    name: 'keys of the words',
    command: process.execPath,
    arguments: ['scripts/words/writeWordTypes.ts', '--check'],
  },
  { name: 'types of the site', command: bin('tsc'), arguments: ['-p', '.', '--noEmit'] },
  { name: 'types of the scripts', command: bin('tsc'), arguments: ['-p', 'scripts'] },
  { name: 'types of the tests', command: bin('tsc'), arguments: ['-p', 'tests'] },
  { name: 'lint', command: bin('oxlint'), arguments: ['--type-aware', '--deny-warnings'] },
  { name: 'unused code', command: bin('knip'), arguments: ['--no-progress'] },
  {
    name: 'code for tests alone',
    command: bin('knip'),
    arguments: ['--no-progress', '--production'],
  },
  { name: 'format', command: bin('biome'), arguments: ['format', '.'] },
  {
    name: 'words and content',
    about: 'content',
    command: process.execPath,
    arguments: ['scripts/words/checkWords.ts'],
  },
  { name: 'build', command: process.execPath, arguments: ['scripts/build.ts'] },
  {
    name: 'layering',
    command: process.execPath,
    arguments: [bin('jest'), 'tests/unit/layering', '--silent'],
  },
]

/** Runs one check; what it printed is shown when it fails. */
const run = (check: Check): Promise<void> => {
  const { status, stdout, stderr, error } = spawnSync(check.command, check.arguments, {
    cwd: root,
    encoding: 'utf8',
  })
  if (status === 0) return Promise.resolve()
  const told = error === undefined ? `${stdout}${stderr}` : `${error.message}: run “npm ci”.\n`
  process.stderr.write(`✗ ${check.name}\n${told}`)
  return Promise.reject(new Error(`${check.name} failed`))
}

/** Runs every check and throws when one has failed. */
export const checkSite = async (): Promise<void> => {
  const failed: string[] = []
  for (const check of checks) {
    await step(check.name, () => run(check)).catch(() => failed.push(check.name))
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`)
}

/** Only what editors write; warnings are shown too. */
const checkContent = async (): Promise<void> => {
  const chosen = checks.filter(({ about }) => about === 'content')
  for (const { command, arguments: options } of chosen) {
    const { status } = spawnSync(command, options, { cwd: root, stdio: 'inherit' })
    if (status !== 0) throw new Error('The content is not as it must be.')
  }
}

const readWork = ([chosen, ...rest]: readonly string[]): (() => Promise<void>) => {
  if (chosen === undefined) return checkSite
  if (chosen === 'content' && rest.length === 0) return checkContent
  return () =>
    Promise.reject(
      new Error('npm run check checks all, npm run check -- content only words and content.'),
    )
}

if (import.meta.main) {
  await readWork(process.argv.slice(2))().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
