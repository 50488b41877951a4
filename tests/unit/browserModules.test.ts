import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const views = join(__dirname, '../../src/views')

const entries = [
  'browser/boot.ts',
  'browser/codeWatch.ts',
  'browser/liveReload.ts',
  'browser/staff/staff.ts',
  'browser/worker/noServiceWorker.ts',
  'browser/worker/serviceWorker.ts',
]

const files = globSync('**/*.{ts,tsx}', { cwd: views })
const ofBrowser = files.filter(
  (file) => /^(browser|careers\/files)\//.test(file) && !entries.includes(file),
)

test('browser modules › are found by the file search of these tests', () => {
  expect(files).toEqual(expect.arrayContaining(entries))
  expect(ofBrowser.length).toBeGreaterThan(80)
})

test.each(ofBrowser)('browser module %s › loads without a browser', async (file) => {
  expect(await import(join(views, file))).toBeDefined()
})

/** Matches mutable state at module level: a variable, a collection or an event target. */
const stateOfModule =
  /^(?:export )?(?:let|var) |^(?:export )?const \w+ = (?:new (?:\w*Map|\w*Set|EventTarget|AbortController)|\[\]|\{\}$)/m

test.each(ofBrowser)('browser module %s › has no state at module level', (file) => {
  expect(readFileSync(join(views, file), 'utf8')).not.toMatch(stateOfModule)
})

test.each(files)('browser module %s › validates the JSON it parses', (file) => {
  // `const props: Props = JSON.parse(…)` is an implicit cast.
  const text = readFileSync(join(views, file), 'utf8')
  expect(
    [...text.matchAll(/: (?!unknown\b)\w[^=\n]*= JSON\.parse/g)].map(([found]) => found),
  ).toEqual([])
})
