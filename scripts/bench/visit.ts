import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { openPhone } from './phone.ts'

/** Lighthouse's “slow 4G” as a browser applies it to each request. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
}

/** `ahead`: pages that the script fetches when idle, in case they are visited next. */
export const kinds = ['html', 'css', 'script', 'font', 'picture', 'ahead', 'other'] as const
export type Kind = (typeof kinds)[number]

/** What one first visit cost. */
export interface Visit {
  /** Bytes on the wire, headers included. */
  readonly bytes: Readonly<Record<Kind, number>>
  /** Bytes of script once the islands of the page have woken. */
  readonly scriptAwake: number
  /** Milliseconds to the largest contentful paint, and what was painted. */
  readonly largestPaint: number
  readonly largestElement: string
  readonly firstPaint: number
  readonly layoutShift: number
  readonly blockingTime: number
}

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
  Fetch: 'ahead',
}

interface Told {
  firstPaint: number
  largestPaint: number
  largestElement: string
  layoutShift: number
  blockingTime: number
}

declare global {
  interface Window {
    told: Told
  }
}

/** Runs in the page, before anything of it. */
const observe = (): void => {
  const told = {
    firstPaint: 0,
    largestPaint: 0,
    largestElement: '',
    layoutShift: 0,
    blockingTime: 0,
  }
  window.told = told
  const watch = (type: string, see: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    })
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') told.firstPaint = startTime
  })
  watch('largest-contentful-paint', (entry) => {
    told.largestPaint = entry.startTime
    const element = 'element' in entry ? entry.element : null
    if (element instanceof Element) {
      told.largestElement = `${element.tagName.toLowerCase()} ${element.className}`.trim()
    }
  })
  watch('layout-shift', (entry) => {
    const counts = 'hadRecentInput' in entry && entry.hadRecentInput === false
    if (counts && 'value' in entry && typeof entry.value === 'number') {
      told.layoutShift += entry.value
    }
  })
  watch('longtask', ({ startTime, duration }) => {
    if (startTime >= told.firstPaint) told.blockingTime += Math.max(0, duration - 50)
  })
}

/** Of the document's bytes, those of the style sheets that stand in it. */
const sheetBytes = async (page: Page): Promise<number> => {
  const sheets = await page.locator('style').allTextContents()
  return brotliCompressSync(sheets.join('')).length
}

/** Those that wake by themselves: a tool wakes when it is used. */
const ownIslands = '[data-island]:not([data-wakes])'

const wakeIslands = async (page: Page): Promise<void> => {
  for (const island of await page.locator(ownIslands).all()) {
    await island.scrollIntoViewIfNeeded()
  }
  await page.waitForFunction(
    (islands) =>
      [...document.querySelectorAll<HTMLElement>(islands)].every(
        ({ dataset }) => dataset['islandState'] === 'awake',
      ),
    ownIslands,
  )
}

/** Opens a page as somebody who was never here, on a slow phone, and waits until it is quiet. */
export const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const { page, devtools, slowDown, close } = await openPhone(browser)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await slowDown()
  const bytes: Record<Kind, number> = {
    html: 0,
    css: 0,
    script: 0,
    font: 0,
    picture: 0,
    ahead: 0,
    other: 0,
  }
  const kindById = new Map<string, Kind>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    kindById.set(requestId, kindOf[type] ?? 'other')
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindById.get(requestId) ?? 'other'] += encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'networkidle' })
  const told = await page.evaluate(() => window.told)
  const css = await sheetBytes(page)
  bytes.html -= css
  bytes.css += css
  const asleep = { ...bytes }
  await wakeIslands(page)
  await close()
  return { bytes: asleep, scriptAwake: bytes.script, ...told }
}
