import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants } from 'node:zlib'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { progress } from '../progress.ts'
import { ask, startSite, untilSmall } from './measuredSite.ts'
import { launchBrowser } from './phone.ts'
import { table } from './printTable.ts'

/*
 * Checks whether TCP's first flight of bytes contains the whole first screen. Cuts the compressed response of
 * each kind of page after the flight, renders it on a phone and compares it with the complete page:
 * `node scripts/bench/firstFlight.ts`.
 */

/** 14 KiB: just below TCP's initial window of ten segments of 1460 bytes (RFC 6928). */
const flightBytes = 14_336

const pages: Readonly<Record<string, string>> = {
  home: '/fr',
  'home (en)': '/en',
  'all ultrasound': '/fr/echographie',
  'an exam': '/fr/echographie/clarte-nucale',
  MRI: '/fr/resonance-magnetique-irm',
  'breast MRI': '/fr/mammaire',
  PRP: '/fr/therapie-a-prp',
  tools: '/fr/outils',
  about: '/fr/a-propos',
  careers: '/fr/carrieres',
  'a job': '/fr/carrieres/technologue-en-echographie',
  'a legal page': '/fr/politiques-confidentialite',
  'not found': '/fr/no-such-page',
}

const screen = { width: 390, height: 844 } as const
/** Tolerance per colour channel (0 to 255), for differences in antialiasing. */
const sameColour = 24
const mostDifferent = 0.001

const headerBytes = ({ rawHeaders }: IncomingMessage): number =>
  'HTTP/1.1 200 OK\r\n\r\n'.length +
  rawHeaders.reduce((bytes, item) => bytes + Buffer.byteLength(item) + 2, 0)

interface Flight {
  readonly headers: Record<string, string>
  readonly status: number
  readonly bytes: number
  readonly whole: string
  readonly cut: string
}

const fly = async (address: string): Promise<Flight> => {
  const answer = await ask(address, { 'accept-encoding': 'br' })
  const body = await buffer(answer)
  const decode = (bytes: Buffer): string =>
    brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': String(answer.headers['content-security-policy'] ?? ''),
    },
    status: answer.statusCode ?? 0,
    bytes: headerBytes(answer) + body.length,
    whole: decode(body),
    cut: decode(body.subarray(0, flightBytes - headerBytes(answer))),
  }
}

const firstScreen = async (
  browser: Browser,
  address: string,
  { headers, status }: Flight,
  html: string,
): Promise<Buffer> => {
  const context = await browser.newContext({
    viewport: screen,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.route(address, (route) => route.fulfill({ status, headers, body: html }))
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  await context.close()
  return sharp(png).removeAlpha().raw().toBuffer()
}

const shareOfDifferent = (one: Buffer, other: Buffer): number => {
  const pixels = screen.width * screen.height
  let different = 0
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const isOther = [0, 1, 2].some((colour) => {
      const place = pixel * 3 + colour
      return Math.abs((one[place] ?? 0) - (other[place] ?? 0)) > sameColour
    })
    if (isOther) different += 1
  }
  return different / pixels
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const site = await startSite('/fr', folder)
const browser = await launchBrowser()
try {
  const bar = progress('pages', Object.keys(pages).length)
  const rows: string[][] = []
  for (const [name, path] of Object.entries(pages)) {
    const address = site.origin + path
    if (name !== 'not found') await untilSmall(address)
    const flight = await fly(address)
    const whole = await firstScreen(browser, address, flight, flight.whole)
    const share = shareOfDifferent(whole, await firstScreen(browser, address, flight, flight.cut))
    const isMet = share <= mostDifferent
    if (!isMet) process.exitCode = 1
    rows.push([
      `${isMet ? '✓' : '✗'} ${name}`,
      (flight.bytes / 1000).toFixed(1),
      `${((100 * flight.cut.length) / flight.whole.length).toFixed(0)} %`,
      `${(100 * share).toFixed(3)} %`,
    ])
    bar.advance()
  }
  bar.end()
  const head = ['', 'kB', 'of it in the first flight', 'other pixels (at most 0.1 %)']
  process.stdout.write(`${table([head, ...rows])}\n`)
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
