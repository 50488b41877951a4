import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../../src/addresses/pageTable.js'

const root = join(__dirname, '../../..')
const page = readFileSync(join(root, 'docs/forms.md'), 'utf8')
const rows = page.split('\n').filter((line) => line.startsWith('|'))

const catalogues = locales.map((locale): unknown =>
  JSON.parse(readFileSync(join(root, 'locales', locale, 'validation.json'), 'utf8')),
)

const ruleNames = Object.keys(Object(catalogues[0])).filter((name) => name !== 'default')

const sentencesOf = (name: string): readonly unknown[] =>
  catalogues.map((catalogue) => (catalogue instanceof Object ? Reflect.get(catalogue, name) : ''))

test.each(ruleNames)('docs/forms.md › describes the rule %s and its sentences', (name) => {
  const [rule = '', sentences = '', ...others] = rows.filter((row) =>
    row.startsWith(`| \`${name}\` |`),
  )
  expect(others).toEqual([])
  expect(rule).toContain(`\`{ rule: '${name}'`)
  for (const sentence of sentencesOf(name)) expect(sentences).toContain(`| ${String(sentence)} |`)
})

test('docs/forms.md › describes only existing rules', () => {
  const described = rows.map((row) => /^\| `(\w+)` \|.*`\{ rule: /.exec(row)?.[1])
  expect(described.filter((name) => name !== undefined).toSorted()).toEqual(ruleNames.toSorted())
})
