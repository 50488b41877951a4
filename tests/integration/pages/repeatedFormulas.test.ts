import { load } from 'cheerio'
import type { Locale } from '../../../src/addresses/pageTable.js'
import { everyPage } from '../../support/pages/everyPage.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

/** Overused phrases, with the maximum number on the whole site. */
const formulas: readonly (readonly [Locale, RegExp, number])[] = [
  ['fr', /demandez/gi, 25],
  ['en', /when you book\b/gi, 20],
]

let app: TestApp
beforeAll(async () => {
  app = await appForTests()
})
afterAll(() => app.end())

test.each(formulas)('pages in %s › contain %s at most %i times', async (locale, formula, most) => {
  const counts = new Map<string, number>()
  for (const { path } of everyPage.filter((page) => page.path.startsWith(`/${locale}`))) {
    const { text } = await app.site.get(path).expect(200)
    const said = load(text)('main').text().match(formula)?.length ?? 0
    if (said > 0) counts.set(path, said)
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  expect({ counts: all > most ? Object.fromEntries(counts) : {}, isTooMany: all > most }).toEqual({
    counts: {},
    isTooMany: false,
  })
})
