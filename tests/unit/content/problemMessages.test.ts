import { globSync, readFileSync } from 'node:fs'
import { knownProblem } from '../../../src/controllers/staff/siteEditor/problemMessages.js'

const checks = 'src/services/content/checks'

/** Rules of the code and of the whole site, which no editor sees. */
const forDevelopers = [
  `${checks}/repeatedFormulas.ts`,
  `${checks}/glossary/foreignNames.ts`,
  `${checks}/samePlaceholders.ts`,
]
const developerMessages = /^is (?:no longer needed|unused|empty$)/

const files = globSync([
  `${checks}/**/*.ts`,
  'src/services/content/{resolveUses,validateDocument,openEditing}.ts',
  'src/services/content/schemas/*.ts',
  'src/services/schema/*.ts',
  'src/services/clinic/clinicSchema.ts',
]).filter((file) => !forDevelopers.includes(file))

/** Messages with a variable verb or kind. */
const examples: ReadonlyMap<string, string> = new Map([
  ['must be 1', 'must be "friday" or "monday"'],
  ['must be 1 1', 'must be above 0'],
  ['must be at 1 1', 'must be at most 5000'],
  ['must hold at 1 1 1', 'must hold at least 1 item'],
  ['says “1”: 1 (1)', 'says “de pointe”: dites récent (un appareil de pointe)'],
  ['does not say “1”, which the 1 says', 'does not say “3”, which the French says'],
  ['has the 1 [1] where French has [1]', 'has the facts [] where French has [phone]'],
])

/** Sentences that begin with a verb, as those after a path do; `${…}` becomes a number. */
const sentence =
  /(['`])((?:must|is|has|have|says|does not|types|refers|uses|links|holds|asks|closes|reads|needs|ends|begins|writes|puts|“\$\{wrong\}”)(?: |$)(?:(?!\1)[^\n])+)\1/g

const messagesIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(sentence)]
    .map(([, , text = '']) => text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '1'))
    .map((text) => (file.endsWith('typography.ts') ? `${text} (1)` : text))
    .map((text) => examples.get(text) ?? text)
    .filter((text) => !developerMessages.test(text))

test('site editor › translates every message of the checks and of the schemas', () => {
  const messages = files.flatMap(messagesIn)
  expect(messages.length).toBeGreaterThan(70)
  expect(messages.filter((message) => knownProblem(message) === undefined)).toEqual([])
})
