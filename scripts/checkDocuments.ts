import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * Checks the documents: every relative link leads to a file, and the README stays short. Warns about
 * long subjects of commits that are not on the main branch yet.
 */

const root = join(import.meta.dirname, '..')
/** Bytes. */
const readmeLimit = 27_000
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

const readmeBytes = statSync(join(root, 'README.md')).size
const errors = [
  ...documents.flatMap(brokenLinks),
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
