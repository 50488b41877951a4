import type { Page } from 'playwright'
import type { PageName } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { openBrowser, type TestBrowser } from '../../support/browser/browser.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'

let site: BuiltSite
let browser: TestBrowser
beforeAll(async () => {
  site = await startBuiltSite({ env: { SERVICE_WORKER: 'off' } })
  browser = await openBrowser(site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Runs in the page: writes the sum of its layout shifts to `data-moved`. */
const watchShifts = (): void => {
  const note = (name: string, value: unknown): void => {
    document.documentElement.dataset[name] = String(value)
  }
  let moved = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved += 'value' in entry ? Number(entry.value) : 0
    note('moved', moved)
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(() => note('painted', true)).observe({ type: 'paint', buffered: true })
}

/** Scrolls until all pictures have loaded, then waits for two frames. */
const readThrough = async (): Promise<void> => {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame)
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await frame()
  }
  const shown = [...document.images].filter((picture) => picture.checkVisibility())
  await Promise.all(shown.map((picture) => picture.decode()))
  await frame()
  await frame()
}

/** Opens the page on a connection so slow that text is shown before its font. */
const openSlowly = async (page: Page, path: string): Promise<number> => {
  let letFontsPass: () => void = () => undefined
  const painted = new Promise<void>((resolve) => {
    letFontsPass = resolve
  })
  let late = 0
  await page.route('**/fonts/*.woff2', async (route) => {
    await painted
    late += 1
    await route.continue()
  })
  await page.addInitScript(watchShifts)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset['painted'] === 'true')
  letFontsPass()
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  return late
}

const visits: readonly (readonly [PageName, number])[] = [
  ['home', 390],
  ['home', 1280],
  ['morphological', 390],
  ['mri', 1280],
  ['prp', 390],
  ['privacy', 1280],
]

test.each(visits)(
  'layout of %s at %i px › does not shift while font and pictures load',
  async (name, width) => {
    const visitor = await browser.visitor({ width, height: 844, motion: true })
    const page = await visitor.open()
    const lateFonts = await openSlowly(page, urlFor(name, 'fr'))
    await page.evaluate(readThrough)
    const { moved, hasFont } = await page.evaluate(() => ({
      moved: Number(document.documentElement.dataset['moved'] ?? 0),
      hasFont: document.fonts.check('16px "Source Sans Pro"'),
    }))
    await visitor.leave()
    expect({ lateFonts: lateFonts > 1, hasFont }).toEqual({ lateFonts: true, hasFont: true })
    expect(moved).toBeLessThan(0.01)
    expect(visitor.errors).toEqual([])
  },
)
