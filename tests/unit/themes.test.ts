import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const views = join(__dirname, '../../src/views')
const sheets = globSync('**/*.css', { cwd: views })

const rulesOfThemes = (css: string): readonly string[] =>
  [
    ...css.matchAll(/@media[^{]*prefers-color-scheme[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g),
    ...css.matchAll(/[^{};]*\[data-theme="[^{]*\{[^}]*\}/g),
  ].map(([rule]) => rule)

const propertiesIn = (rule: string): readonly string[] =>
  [...rule.matchAll(/([\w-]+)\s*:[^{};]*[;}]/g)].map(([, name = '']) => name)

const coloursAlone = ['color-scheme', 'filter']

/* `light-dark()` accepts only colours, so accessibility tests check only colours in the second theme. */
test('themes › differ in colours only', () => {
  const found = sheets.flatMap((sheet) =>
    rulesOfThemes(readFileSync(join(views, sheet), 'utf8')).map((rule) => ({ sheet, rule })),
  )
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter(({ rule }) => propertiesIn(rule).length === 0)).toEqual([])
  expect(
    found.filter(({ rule }) => propertiesIn(rule).some((name) => !coloursAlone.includes(name))),
  ).toEqual([])
})

test('themes › are not read by scripts', () => {
  const scripts = globSync('**/*.{ts,tsx}', { cwd: views })
  const asking = scripts.filter((script) => {
    const text = readFileSync(join(views, script), 'utf8')
    return /matchMedia\([^)]*color-scheme|dataset(\.theme|\['theme'\])/.test(text)
  })
  expect(asking).toEqual([])
})
