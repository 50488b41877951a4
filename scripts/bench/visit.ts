import type { Browser } from 'playwright'
import { openPhone } from './phone.ts'

/** Lighthouse's “slow 4G”, applied per request as DevTools does. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
}

/** Cost of one first visit; times are milliseconds since the navigation. */
export interface Visit extends PaintTimes {
  readonly bytes: number
}

interface PaintTimes {
  firstPaint: number
  largestPaint: number
  largestElement: string
  layoutShift: number
  blockingTime: number
}

declare global {
  interface Window {
    paintTimes: PaintTimes
  }
}

/** Must run before the scripts of the page. */
const observe = (): void => {
  const times = {
    firstPaint: 0,
    largestPaint: 0,
    largestElement: '',
    layoutShift: 0,
    blockingTime: 0,
  }
  window.paintTimes = times
  const watch = (type: string, see: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    })
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime
  })
  watch('largest-contentful-paint', (entry) => {
    times.largestPaint = entry.startTime
    const element = 'element' in entry ? entry.element : null
    if (element instanceof Element) {
      times.largestElement = `${element.tagName.toLowerCase()} ${element.className}`.trim()
    }
  })
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') times.layoutShift += entry.value
  })
  watch('longtask', ({ startTime, duration }) => {
    if (startTime >= times.firstPaint) times.blockingTime += Math.max(0, duration - 50)
  })
}

/** Opens a page with an empty cache on a slow phone and waits until the network is idle. */
export const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const { page, devtools, slowDown, close } = await openPhone(browser)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await slowDown()
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'networkidle' })
  const times = await page.evaluate(() => window.paintTimes)
  await close()
  return { bytes, ...times }
}
