import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const views = join(__dirname, '../../src/views')

/** Entry points, which are imported for their side effects. */
const entries = [
  'client/boot.ts',
  'client/codeWatch.ts',
  'client/liveReload.ts',
  'client/worker/serviceWorker.ts',
  'client/worker/noServiceWorker.ts',
]

const files = globSync('**/*.{ts,tsx}', { cwd: views })
const ofBrowser = files.filter(
  (file) =>
    /^(client|consent|islands|careers\/files)\//.test(file) &&
    !file.endsWith('.d.ts') &&
    !entries.includes(file),
)

test.each(ofBrowser)('browser module %s › loads without a browser', async (file) => {
  expect(await import(join(views, file))).toBeDefined()
})

/** Mutable module state without an owner: a variable, a collection or an event target. */
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
