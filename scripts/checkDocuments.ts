import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * Checks the documents: every relative link leads to a file, recipes name files that exist, and the README
 * stays short. Warns about long subjects of commits that are not on the main branch yet.
 */

const root = join(import.meta.dirname, '..')
/** Bytes. */
const readmeLimit = 15_000
const subjectLimit = 60

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]

const brokenLinks = (document: string): readonly string[] => {
  // Code spans show examples of links.
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/`[^`\n]*`/g, '')
  const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    ([, target = '']) => target,
  )
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(root, dirname(document), target)))
    .map((target) => `${document}: the link to ${target} leads nowhere`)
}

/** Paths with a word in capitals stand for a file that the reader adds. */
const missingPaths = (document: string): readonly string[] => {
  const text = readFileSync(join(root, document), 'utf8')
  const named = text.matchAll(/`((?:src|scripts|tests|locales|docs|public)\/[\w./-]+)`/g)
  return [...named]
    .map(([, path = '']) => path)
    .filter((path) => !/[A-Z]{4,}/.test(path) && !existsSync(join(root, path)))
    .map((path) => `${document}: there is no ${path}`)
}

const readmeBytes = statSync(join(root, 'README.md')).size
const errors = [
  ...documents.flatMap(brokenLinks),
  ...globSync('docs/recipes/*.md', { cwd: root }).flatMap(missingPaths),
  ...(readmeBytes > readmeLimit
    ? [`README.md: ${readmeBytes} bytes, at most ${readmeLimit}: move details to docs/`]
    : []),
]

const { stdout } = spawnSync('git', ['log', '--format=%h %s', 'origin/main..HEAD'], {
  cwd: root,
  encoding: 'utf8',
})
const longSubjects = (stdout ?? '')
  .split('\n')
  .filter((line) => line.slice(line.indexOf(' ') + 1).length > subjectLimit)
for (const line of longSubjects) {
  process.stdout.write(`warning: subject of over ${subjectLimit} characters: ${line}\n`)
}

for (const error of errors) process.stderr.write(`${error}\n`)
if (errors.length > 0) process.exitCode = 1
