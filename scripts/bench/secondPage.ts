import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { startSite, untilSmall } from './measuredSite.ts'
import { launchBrowser, openPhone } from './phone.ts'
import { table, targetLines } from './printTable.ts'

/* Measures the bytes of the second page of a visit at 390 px: `npm run bench:second-page`. Excludes prefetched pages. */
const first = '/fr'
const pages = {
  'an exam': '/fr/echographie/clarte-nucale',
  ultrasound: '/fr/echographie',
  MRI: '/fr/resonance-magnetique-irm',
  PRP: '/fr/therapie-a-prp',
  tools: '/fr/outils',
  about: '/fr/a-propos',
  careers: '/fr/carrieres',
  'a legal page': '/fr/politiques-confidentialite',
  'home in English': '/en',
} as const

const kinds = ['Document', 'Stylesheet', 'Script', 'Image'] as const

type Bytes = ReadonlyMap<string, number>

const measure = async (browser: Browser, origin: string, path: string): Promise<Bytes> => {
  const { page, devtools, close } = await openPhone(browser)
  await page.goto(origin + first, { waitUntil: 'networkidle' })
  await devtools.send('Network.enable')
  const types = new Map<string, string>()
  const bytes = new Map<string, number>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? ''
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength)
  })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await close()
  return bytes
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const site = await startSite(first, folder)
const browser = await launchBrowser()
try {
  const seen: { readonly name: string; readonly bytes: Bytes }[] = []
  for (const [name, path] of Object.entries(pages)) {
    await untilSmall(site.origin + path)
    seen.push({ name, bytes: await measure(browser, site.origin, path) })
  }
  const kB = (bytes: Bytes, kind: string): number => (bytes.get(kind) ?? 0) / 1000
  const rows = seen.map(({ name, bytes }) => [
    name,
    ...kinds.map((kind) => kB(bytes, kind).toFixed(1)),
  ])
  process.stdout.write(`${table([['kB', ...kinds], ...rows])}\n\n`)
  const targets = seen.map(({ name, bytes }) => ({
    name: `${name}: bytes of a second page`,
    value: kinds.reduce((sum, kind) => sum + kB(bytes, kind), 0),
    unit: ' kB',
    atMost: 25,
    digits: 1,
  }))
  process.stdout.write(`${targetLines(targets)}\n`)
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
