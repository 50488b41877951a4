import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from '@swc/core'
import { check } from 'recheck'
import { z } from 'zod'
import { reportFailure } from './failure.ts'

/* Refuses super-linear regular expressions in src (ReDoS), which could block the event loop for seconds. */

const root = join(import.meta.dirname, '..')

interface Regex {
  readonly pattern: string
  readonly flags: string
  readonly file: string
}

/** Files whose patterns cannot block the event loop for visitors. */
const exemptFiles = [
  // Reads staff texts of at most 5000 characters (`schemas/fields.ts`).
  'src/services/content/checks/**',
  // Runs in the browser alone.
  'src/views/browser/**',
]

/** Literals that are super-linear or cannot be checked, each with the reason why visitors cannot exploit it. */
const exemptLiterals: ReadonlyMap<string, string> = new Map([
  [
    String.raw`/(?<!\p{L})\p{L}+(?:-(?:t|je|tu|il|elle|on|nous|vous|ils|elles|ce|le|la|les|lui|leur|moi|toi|en|y|ci|là|mêmes?|midi|journées?|days?|up|ins?|rays?|Santé|Social|femmes?)){1,4}(?![\p{L}\d-])|(?<!\p{L})[A-Z]-\d+\.\d|(?<=(?<!\d)1)er(?!\p{L})/gu`,
    'reads texts of this site alone; its repetition is bounded',
  ],
  [
    String.raw`/(\p{M}{30})\p{M}+/gu`,
    'at most 30 steps for each start; a longer run matches at once (100 kB: about 20 ms)',
  ],
  [
    String.raw`/(?<![\p{L}#])(?:postes?|p|interne|locals?|loc|extension|extn?|x|#)(?:[.:=\s]|no\b|n°|#|numéro\b){0,8}(\d{1,8})[\s)]*$/iu`,
    'reads at most 100 characters (`longestTyped`)',
  ],
  [
    String.raw`/\/([^\0\t\n\f\r ()<>[\]{}/%]{1,60})|(?<!end)stream[^\r\n]{0,20}(?:\r\n?|\n)|endobj/g`,
    'its repetitions are bounded: at most 60 steps for each start; runs in the inspection worker',
  ],
])

/** Files that may build patterns at run time, each with representative patterns to check. */
const builtPatterns: ReadonlyMap<string, readonly (readonly [pattern: string, flags: string])[]> =
  new Map([
    ['src/addresses/urlFor.ts', [['^/fr/carrieres/[a-z0-9-]+$', '']]],
    [
      'src/controllers/staff/signIn/staffPath.ts',
      [['^/staff/applications/(?<reference>[^/]+)/files/(?<position>[^/]+)$', '']],
    ],
    ['src/services/adapters/files/files.ts', [['^(incoming|kept)/[\\w-]{1,100}$', '']]],
    // The pattern of a field is from the form tables, not from a visitor.
    ['src/shared/forms/inputRules.ts', [['^(?:[A-Z]\\d[A-Z] \\d[A-Z]\\d)$', 'u']]],
    [
      'src/shared/forms/numberRules.ts',
      [
        ['^-?\\d+[.]\\d+$', ''],
        ['^-?\\d*([.]\\d*)?$', ''],
      ],
    ],
    ['src/shared/forms/textRules.ts', [["^[a-zà-ÿ '-]*$", 'i']]],
    [
      'src/services/staff/privacy/matches.ts',
      [
        ['(?<!\\d)5\\D{0,3}1\\D{0,3}4(?!\\d)', ''],
        ['(?<![\\w.+-])jeanne@exemple\\.ca(?![\\w-]|\\.\\w)', ''],
      ],
    ],
    [
      'src/services/staff/replies/replyTemplates.ts',
      [
        ['^\\{name\\}[^\\S\\n]?,?[^\\S\\n]?(\\p{L}?)', 'gmu'],
        ['[^\\S\\n]?\\{name\\}', 'gu'],
      ],
    ],
    [
      'src/shared/text/foldText.ts',
      [
        ['[đøł]', 'gu'],
        ['(?<![\\p{L}\\p{N}])r ?o ?y(?![\\p{L}\\p{N}])', 'u'],
      ],
    ],
  ])

const literalSchema = z.object({ pattern: z.string(), flags: z.string() })
const calleeSchema = z.object({ callee: z.object({ value: z.literal('RegExp') }) })

interface Found {
  readonly literals: { readonly pattern: string; readonly flags: string }[]
  isBuilding: boolean
}

const walk = (node: unknown, found: Found): void => {
  if (typeof node !== 'object' || node === null) return
  const type = 'type' in node ? node.type : undefined
  if (type === 'RegExpLiteral') found.literals.push(literalSchema.parse(node))
  if (type === 'NewExpression' || type === 'CallExpression') {
    found.isBuilding ||= calleeSchema.safeParse(node).success
  }
  for (const child of Object.values(node)) walk(child, found)
}

const readFile = (file: string): Found => {
  const found: Found = { literals: [], isBuilding: false }
  const text = readFileSync(join(root, file), 'utf8')
  if (!/RegExp|\//.test(text)) return found
  walk(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }), found)
  return found
}

/**
 * Returns whether the pattern has at most one repetition, which is bounded: such a pattern is linear. Its
 * exact check would take a second for a bound of 100.
 */
const isBounded = (pattern: string): boolean => {
  const bare = pattern.replaceAll(/\\./g, 'e').replaceAll(/\[[^\]]*\]/g, 'c')
  return !/[*+]|\{\d+,\}/.test(bare) && (bare.match(/\{\d+,\d+\}/g) ?? []).length <= 1
}

/** Limits the check by steps instead of time, so that results are deterministic. */
const checkOptions = {
  timeout: null,
  randomSeed: 1,
  maxIteration: 10,
  attackLimit: 200_000,
  incubationLimit: 10_000,
}

const errorOf = async ({ pattern, flags }: Regex): Promise<string | undefined> => {
  if (isBounded(pattern)) return undefined
  const result = await check(pattern, flags, checkOptions)
  if (result.status === 'safe') return undefined
  if (result.status === 'unknown') return `could not be checked (${result.error.kind})`
  return `${result.complexity.summary}, for example for ${result.attack.pattern}`
}

/** Patterns already found to be linear: a full check takes five seconds. */
const cacheFile = join(root, 'node_modules/.cache/linear-regexes.json')
const keyOf = ({ pattern, flags }: Regex): string => `/${pattern}/${flags}`

const readCache = (): ReadonlySet<string> => {
  try {
    return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(cacheFile, 'utf8'))))
  } catch {
    return new Set()
  }
}

const writeCache = (keys: Iterable<string>): void => {
  mkdirSync(dirname(cacheFile), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify([...keys]))
}

const checkRegexes = async (): Promise<void> => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: exemptFiles }).toSorted()
  const regexes = new Map<string, Regex>()
  const errors: string[] = []
  const add = (regex: Regex): unknown => regexes.set(keyOf(regex), regex)
  for (const file of files) {
    const { literals, isBuilding } = readFile(file)
    const built = builtPatterns.get(file)
    if (isBuilding && built === undefined) {
      errors.push(`${file} builds a RegExp: list patterns of its form in ${import.meta.filename}.`)
    }
    if (!isBuilding && built !== undefined) errors.push(`${file} no longer builds a RegExp.`)
    for (const [pattern, flags] of built ?? []) add({ pattern, flags, file })
    for (const { pattern, flags } of literals) add({ pattern, flags, file })
  }
  for (const key of exemptLiterals.keys()) {
    if (!regexes.delete(key)) errors.push(`${key} is exempt but not in src.`)
  }
  const known = readCache()
  const unknown = [...regexes.values()].filter((regex) => !known.has(keyOf(regex)))
  const found = await Promise.all(unknown.map(errorOf))
  for (const [index, regex] of unknown.entries()) {
    const error = found[index]
    if (error !== undefined) errors.push(`${regex.file}: ${keyOf(regex)} is ${error}`)
  }
  writeCache(
    [...regexes.values()]
      .filter((regex) => {
        const index = unknown.indexOf(regex)
        return index === -1 || found[index] === undefined
      })
      .map(keyOf),
  )
  if (errors.length > 0) throw new Error(errors.join('\n'))
  process.stdout.write(`${regexes.size} regular expressions are linear.\n`)
}

await checkRegexes().catch(reportFailure)
