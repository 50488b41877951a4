import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progress } from '../progress.ts'
import { startSite, untilSmall } from './measuredSite.ts'
import { launchBrowser } from './phone.ts'
import { table, targetLines } from './printTable.ts'
import { serveReferencePages } from './referencePage.ts'
import { median } from './statistics.ts'
import { type Visit, visit } from './visit.ts'

/*
 * Measures a first visit in Chromium at 390 px, on slow 4G with a processor four times slower, and compares
 * it with a static page of the same text: `node scripts/bench/browser.ts [--visits 5]`.
 */
const { values: options } = parseArgs({ options: { visits: { type: 'string', default: '5' } } })
const visits = Number(options.visits)

const pages = {
  home: '/fr',
  'an exam': '/fr/echographie/clarte-nucale',
  PRP: '/fr/therapie-a-prp',
  careers: '/fr/carrieres',
  'a legal page': '/fr/politiques-confidentialite',
} as const

const figures = {
  kB: ({ bytes }: Visit) => bytes / 1000,
  'FCP ms': ({ firstPaint }: Visit) => firstPaint,
  'LCP ms': ({ largestPaint }: Visit) => largestPaint,
  CLS: ({ layoutShift }: Visit) => layoutShift,
  'TBT ms': ({ blockingTime }: Visit) => blockingTime,
} as const

const medianOf = (all: readonly Visit[], figure: keyof typeof figures): number =>
  median(all.map(figures[figure]))

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const site = await startSite(pages.home, folder)
const browser = await launchBrowser()
const paths = Object.values(pages)
try {
  for (const path of paths) await untilSmall(site.origin + path)
  const copies = await serveReferencePages(browser, site.origin, paths)
  const bar = progress('visits', visits * paths.length * 2)
  const seen = Object.entries(pages).map(([name, path]) => ({
    name,
    path,
    ours: new Array<Visit>(),
    copy: new Array<Visit>(),
  }))
  for (let round = 0; round < visits; round += 1) {
    for (const { path, ours, copy } of seen) {
      ours.push(await visit(browser, site.origin + path))
      bar.advance()
      copy.push(await visit(browser, copies + path))
      bar.advance()
    }
  }
  bar.end()
  const columns = Object.entries(figures)
  const row = (name: string, all: readonly Visit[]): readonly string[] => [
    name,
    ...columns.map(([, read]) => median(all.map(read)).toFixed(2)),
    all[0]?.largestElement ?? '',
  ]
  const rows = seen.flatMap(({ name, ours, copy }) => [
    row(name, ours),
    row(`${name}, static`, copy),
  ])
  const head = ['', ...columns.map(([name]) => name), 'largest']
  process.stdout.write(`${table([head, ...rows])}\n\n`)
  const targets = seen.map(({ name, ours, copy }) => ({
    name: `${name}: LCP compared with a static page`,
    value: medianOf(ours, 'LCP ms') / medianOf(copy, 'LCP ms'),
    unit: ' ×',
    atMost: 0.75,
  }))
  process.stdout.write(`${targetLines(targets)}\n`)
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
