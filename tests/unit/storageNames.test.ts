import { globSync, readFileSync } from 'node:fs'
import { cookies } from '../../src/content/pages/cookies.js'

/** The name under which a script of visitors’ pages stores something in the tab. */
const nameIn = (source: string): string | undefined =>
  /^const (?:key|prefix) = '(\w+)/m.exec(source)?.[1]

const stores = globSync('src/views/**/*.ts')
  .filter((file) => !file.includes('views/staff/'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  .filter(({ source }) => source.includes('sessionStorage.setItem'))

test('whatever a page stores in the tab is looked for', () => {
  expect(stores.map(({ source }) => nameIn(source))).toEqual(
    expect.arrayContaining(['contactDraft', 'lastExam', 'reloadedAt']),
  )
  const others = globSync('src/views/**/*.{ts,tsx}').filter((file) =>
    /\blocalStorage\b|\bindexedDB\b/.test(readFileSync(file, 'utf8')),
  )
  expect(others).toEqual([])
})

test.each(stores)('the policy on cookies names what $file stores', ({ source }) => {
  const isNamed = JSON.stringify(cookies).includes(`(${nameIn(source) ?? 'a name'})`)
  expect(isNamed).toBe(true)
})
