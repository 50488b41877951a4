import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const views = join(__dirname, '../../src/views')

/** What the browser starts with: these files are there for what they do. */
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

/** What can change and belongs to nobody: a variable, a collection or a bus of a whole module. */
const stateOfModule =
  /^(?:export )?(?:let|var) |^(?:export )?const \w+ = (?:new (?:\w*Map|\w*Set|EventTarget|AbortController)|\[\]|\{\}$)/m

test.each(ofBrowser)('browser module %s › has no state at module level', (file) => {
  expect(readFileSync(join(views, file), 'utf8')).not.toMatch(stateOfModule)
})

test.each(files)('browser module %s › validates the JSON it parses', (file) => {
  // `const props: Props = JSON.parse(…)` is a cast that nobody sees.
  const text = readFileSync(join(views, file), 'utf8')
  expect(
    [...text.matchAll(/: (?!unknown\b)\w[^=\n]*= JSON\.parse/g)].map(([found]) => found),
  ).toEqual([])
})
