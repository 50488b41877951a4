import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locales, pageNames, pages } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser/browser.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'

let site: BuiltSite
let browser: TestBrowser
beforeAll(async () => {
  site = await startBuiltSite()
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const kilobyte = 1000

/** Opens a page without scrolling and weighs the pictures that it asked for. */
const picturesOf = async (visitor: Visitor, path: string): Promise<ReadonlyMap<string, number>> => {
  const page = await visitor.open()
  const weights = new Map<string, number>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/_ipx/')) weights.set(pathname, (await response.body()).length)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.close()
  return weights
}

const sum = (weights: Iterable<number>): number => [...weights].reduce((all, one) => all + one, 0)

test.each([
  ['a phone with a sharp screen', { width: 390, height: 844, deviceScaleFactor: 2 }, 60],
  ['a desk', { width: 1440, height: 900, deviceScaleFactor: 1 }, 140],
] as const)('on %s the picture of the home page stays light', async (_where, screen, limit) => {
  const visitor = await browser.visitor(screen)
  const weights = await picturesOf(visitor, urlFor('home', 'fr'))
  const hero = [...weights].filter(
    ([path]) => path.endsWith('/reception.jpg') && path.includes('extract'),
  )
  await visitor.leave()
  expect(hero).toHaveLength(1)
  expect(hero[0]?.[0]).toContain('f_avif')
  expect(sum(hero.map(([, weight]) => weight))).toBeLessThanOrEqual(limit * kilobyte)
})

const listed = pageNames.filter((name) => pages[name].noindex !== true)

test.each(listed)('%s asks for at most 250 kB of pictures before anybody scrolls', async (name) => {
  const visitor = await browser.visitor({ width: 1440, height: 900 })
  for (const locale of locales) {
    const weights = await picturesOf(visitor, urlFor(name, locale))
    expect(sum(weights.values())).toBeLessThanOrEqual(250 * kilobyte)
  }
  await visitor.leave()
})

test('every picture of the pages was made by the build, so that nobody waits for one', async () => {
  const visitor = await browser.visitor({ width: 390, height: 844 })
  const page = await visitor.open()
  for (const name of listed) {
    await page.goto(urlFor(name, 'en'))
    const addresses = await page.$$eval('img, source', (nodes) =>
      nodes
        .flatMap((node) => [node.getAttribute('src') ?? '', node.getAttribute('srcset') ?? ''])
        .flatMap((list) => list.split(', '))
        .map((candidate) => candidate.split(' ')[0] ?? '')
        .filter((address) => address.startsWith('/_ipx/')),
    )
    for (const address of new Set(addresses)) {
      const answer = await page.request.get(address)
      expect({ address, status: answer.status() }).toEqual({ address, status: 200 })
    }
  }
  await visitor.leave()
  // What is made on demand is kept here: nothing was.
  expect(existsSync(join(site.folder, 'cache/images'))).toBe(false)
})
