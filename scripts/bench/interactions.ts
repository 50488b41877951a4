import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { progress } from '../progress.ts'
import { startSite } from './measuredSite.ts'
import { launchBrowser, openPhone } from './phone.ts'
import { table, targetLines } from './printTable.ts'
import { percentile } from './statistics.ts'

/*
 * Measures Interaction to Next Paint (Event Timing API) at 390 px with a processor four times slower:
 * `npm run bench:interactions [-- --rounds 5]`. Requires the built site and an idle machine.
 */
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(options.rounds)
/** Pause after each interaction, in milliseconds; the response is painted by then. */
const restMs = 400

interface Act {
  readonly name: string
  readonly path: string
  readonly run: (page: Page) => Promise<void>
}

/** Scrolls to the first visible match and returns its centre. Playwright's `tap` would distort the timing. */
const findPlace = (page: Page, selector: string): Promise<{ x: number; y: number }> =>
  page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility())
    if (shown === undefined) throw new Error(`No element is visible at ${wanted}.`)
    shown.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = shown.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, selector)

const tap = async (page: Page, selector: string): Promise<void> => {
  const { x, y } = await findPlace(page, selector)
  await page.waitForTimeout(restMs)
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(restMs)
}

const tapAll =
  (...places: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const place of places) await tap(page, place)
  }

const type = async (page: Page, place: string, text: string): Promise<void> => {
  await tap(page, place)
  await page.keyboard.type(text, { delay: 120 })
  await page.keyboard.press('Tab')
  await page.waitForTimeout(restMs)
}

const tool = (answer: string): string => `form.tool[action$="#${answer}"]`

const acts: readonly Act[] = [
  {
    name: 'consent',
    // The consent question is shown on general pages only.
    path: '/fr/a-propos',
    run: tapAll('[data-consent] summary', '[data-consent-answer="none"]'),
  },
  {
    name: 'menu',
    path: '/fr',
    run: tapAll('.burger', '[popovertargetaction="hide"]', '.burger'),
  },
  {
    name: 'finder',
    path: '/fr',
    run: tapAll('.finder .choice', '.spot--knee:not(.spot--taken)'),
  },
  {
    name: 'request form',
    path: '/fr',
    run: async (page) => {
      await type(page, '#contact-name', 'Zoé Tremblay')
      await type(page, '#contact-email', 'zoe')
      await tapAll(
        'form[data-contact] .phone-fold > summary',
        '.half-days > summary',
        'form[data-contact] button[type="submit"]',
      )(page)
    },
  },
  {
    name: 'exam finder',
    path: '/fr/outils',
    run: async (page) => {
      await type(page, '#find-words', 'échographie clarté')
      await tapAll(`${tool('find-answer')} button[type="submit"]`)(page)
    },
  },
  {
    name: 'exam dates',
    path: '/fr/outils',
    run: async (page) => {
      const form = tool('dates-answer')
      await tapAll(`${form} label:has([name="known"])`)(page)
      await type(page, `${form} [name="day"]`, '12')
      await type(page, `${form} [name="month"]`, '10')
      await type(page, `${form} [name="year"]`, '2026')
      await tapAll(`${form} button[type="submit"]`)(page)
    },
  },
  {
    name: 'MRI check',
    path: '/fr/outils',
    run: async (page) => {
      const form = tool('mri-check-answer')
      await tapAll(`${form} label:has([name="items"])`, `${form} button[type="submit"]`)(page)
    },
  },
  {
    name: 'file row',
    path: '/fr/carrieres',
    run: async (page) => {
      await findPlace(page, '#application-files')
      await page.waitForSelector('[data-island="ApplicationForm"][data-island-state="hydrated"]')
      await page.setInputFiles('#application-files', {
        name: 'CV.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n'),
      })
      await tapAll('.file button')(page)
    },
  },
]

declare global {
  interface Window {
    /** Milliseconds from input to the next paint, by interaction id. */
    interactions: Record<number, number>
  }
}

/** Must run before the scripts of the page. */
const observe = (): void => {
  window.interactions = {}
  // `durationThreshold` is missing from the DOM types.
  const everyEvent = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0
      if (id === 0) continue
      window.interactions[id] = Math.max(window.interactions[id] ?? 0, entry.duration)
    }
  }).observe(everyEvent)
}

const measure = async (browser: Browser, origin: string, act: Act): Promise<readonly number[]> => {
  const { page, slowDown, close } = await openPhone(browser, { reducedMotion: 'reduce' })
  await page.addInitScript(observe)
  await page.goto(origin + act.path, { waitUntil: 'networkidle' })
  // The first locator adds Playwright's script to the page, which must not be measured.
  await page.locator('h1').waitFor()
  await slowDown()
  await page.evaluate(() => {
    window.interactions = {}
  })
  await act.run(page)
  const interactions = await page.evaluate(() => window.interactions)
  await close()
  return Object.values(interactions)
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
// The consent question is shown only if analytics are enabled.
const site = await startSite('/fr', folder, { GTM_ID: 'GTM-BENCH01' })
const browser = await launchBrowser()
try {
  const bar = progress('interactions', acts.length * rounds)
  const found = acts.map((act) => ({ act, times: new Array<number>() }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { act, times } of found) {
      times.push(...(await measure(browser, site.origin, act)))
      bar.advance()
    }
  }
  bar.end()
  const rows = found.map(({ act, times }) => [
    act.name,
    String(times.length),
    percentile(times, 50).toFixed(0),
    percentile(times, 100).toFixed(0),
  ])
  const head = ['', 'interactions', 'p50 ms', 'longest ms']
  process.stdout.write(`${table([head, ...rows])}\n\n`)
  const target = {
    name: 'interaction to next paint, p98 of all',
    value: percentile(
      found.flatMap(({ times }) => times),
      98,
    ),
    unit: ' ms',
    atMost: 100,
    digits: 0,
  }
  process.stdout.write(`${targetLines([target])}\n`)
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
