import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * Checks documents: relative links, files named in recipes, tests named in the specification and the size of
 * the README. Warns about long subjects of commits that are not on the main branch.
 */

const root = join(import.meta.dirname, '..')
const readmeLimit = 15_000
const subjectLimit = 60

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]

const brokenLinks = (document: string): readonly string[] => {
  // Ignores code spans, which contain example links.
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/`[^`\n]*`/g, '')
  const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    ([, target = '']) => target,
  )
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(root, dirname(document), target)))
    .map((target) => `${document}: the link to ${target} is broken`)
}

/** Returns paths of recipes that do not exist, except placeholders in capitals. */
const missingPaths = (document: string): readonly string[] => {
  const text = readFileSync(join(root, document), 'utf8')
  const named = text.matchAll(/`((?:src|scripts|tests|locales|docs|public)\/[\w./-]+)`/g)
  return [...named]
    .map(([, path = '']) => path)
    .filter((path) => !/[A-Z]{4,}/.test(path) && !existsSync(join(root, path)))
    .map((path) => `${document}: ${path} does not exist`)
}

const hasTest = (source: string, title: string): boolean =>
  source
    .split(`'${title}'`)
    .slice(1)
    .some((after) => /^,\s*(async )?\(/.test(after))

/** Returns errors of numbered sentences that link neither to an existing test nor to a reason for none. */
const specificationErrors = (): readonly string[] => {
  const document = 'docs/specification.md'
  const text = readFileSync(join(root, document), 'utf8')
  const links = [...text.matchAll(/^\[(\d\.\d+[a-z]?)\]: (\S+) "(.+)"$/gm)]
  const linked = new Set(links.map(([, reference]) => reference))
  const unlinked = [...text.matchAll(/\[(\d\.\d+[a-z]?)\] /g)]
    .filter(([, reference]) => !linked.has(reference))
    .map(([, reference = '']) => `${document}: sentence ${reference} has no link to its test`)
  const withoutTest = links
    .filter(([, , target = '']) => !target.startsWith('#'))
    .flatMap(([, reference = '', target = '', titles = '']) => {
      const file = join(root, 'docs', target)
      const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
      return titles
        .split(' | ')
        .filter((title) => !hasTest(source, title))
        .map((title) => `${document}: ${reference}: ${target} has no test “${title}”`)
    })
  return [...unlinked, ...withoutTest]
}

const readmeBytes = statSync(join(root, 'README.md')).size
const errors = [
  ...documents.flatMap(brokenLinks),
  ...globSync('docs/recipes/*.md', { cwd: root }).flatMap(missingPaths),
  ...specificationErrors(),
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
