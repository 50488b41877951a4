import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progress } from '../progress.ts'
import { startSite, untilSmall } from './measuredSite.ts'
import { launchBrowser } from './phone.ts'
import { table, type Target, targetLines } from './printTable.ts'
import { serveReferencePages } from './referencePage.ts'
import { median } from './statistics.ts'
import { type Kind, kinds, type Visit, visit } from './visit.ts'

/*
 * What a first visit costs at 390 pixels on slow 4G with a processor four times slower, in a real
 * browser, beside a static page of the same words: `node scripts/bench/browser.ts [--visits 5]`.
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

/** Its words alone: what a page is compared with. */
const referenceOf = (name: string): string => `${name}, reference`

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
const middle = (all: readonly Visit[], read: (one: Visit) => number): number =>
  median(all.map(read))
const largestPaint = (all: readonly Visit[]): number => middle(all, (one) => one.largestPaint)
const total = ({ bytes }: Visit): number => kinds.reduce((sum, kind) => sum + bytes[kind], 0)

const rowOf = (name: string, all: readonly Visit[]): readonly string[] => [
  name,
  ...kinds.map((kind) => kilobytes(middle(all, ({ bytes }) => bytes[kind]))),
  kilobytes(middle(all, total)),
  kilobytes(middle(all, ({ scriptAwake }) => scriptAwake)),
  middle(all, ({ firstPaint }) => firstPaint).toFixed(0),
  largestPaint(all).toFixed(0),
  middle(all, ({ layoutShift }) => layoutShift).toFixed(4),
  middle(all, ({ blockingTime }) => blockingTime).toFixed(0),
  all[0]?.largestElement ?? '',
]

const homeTargets = (home: readonly Visit[]): readonly Target[] => {
  const of = (kind: Kind): number => middle(home, ({ bytes }) => bytes[kind]) / 1000
  return [
    { name: 'home: HTML', value: of('html'), unit: ' kB', atMost: 14, digits: 1 },
    { name: 'home: CSS', value: of('css'), unit: ' kB', atMost: 14, digits: 1 },
    { name: 'home: script', value: of('script'), unit: ' kB', atMost: 12, digits: 1 },
    { name: 'home: fonts', value: of('font'), unit: ' kB', atMost: 50, digits: 1 },
  ]
}

/** What a first visit may weigh, in kB, without the pages that are fetched ahead. */
const heaviest: Readonly<Record<string, number>> = { home: 130, 'an exam': 150 }

const totalTarget = (name: string, all: readonly Visit[]): readonly Target[] => {
  const atMost = heaviest[name]
  if (atMost === undefined) return []
  return [
    {
      name: `${name}: total, without pages ahead`,
      value: middle(all, (one) => total(one) - one.bytes.ahead) / 1000,
      unit: ' kB',
      atMost,
      digits: 1,
    },
  ]
}

const pageTargets = (
  name: string,
  all: readonly Visit[],
  reference: readonly Visit[],
): readonly Target[] => [
  ...totalTarget(name, all),
  {
    name: `${name}: largest paint beside the reference page's`,
    value: largestPaint(all) / largestPaint(reference),
    unit: ' ×',
    atMost: 0.65,
  },
  {
    name: `${name}: largest paint beside the first`,
    value: largestPaint(all) / middle(all, ({ firstPaint }) => firstPaint),
    unit: ' ×',
    atMost: 1,
  },
  {
    name: `${name}: largest paint`,
    value: largestPaint(all) / 1000,
    unit: ' s',
    atMost: 1.2,
  },
  {
    name: `${name}: layout shift`,
    value: Math.max(...all.map(({ layoutShift }) => layoutShift)),
    unit: '',
    atMost: 0.01,
    digits: 4,
  },
  {
    name: `${name}: blocking time`,
    value: middle(all, ({ blockingTime }) => blockingTime),
    unit: ' ms',
    atMost: 50,
    digits: 0,
  },
]

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const site = await startSite(pages.home, folder)
const browser = await launchBrowser()
const paths = Object.values(pages)
try {
  for (const path of paths) await untilSmall(site.origin + path)
  const copies = await serveReferencePages(browser, site.origin, paths)
  const bar = progress('visits', visits * paths.length * 2)
  const seen = new Map<string, Visit[]>()
  const visited = (name: string): readonly Visit[] => seen.get(name) ?? []
  const see = async (name: string, address: string): Promise<void> => {
    seen.set(name, [...visited(name), await visit(browser, address)])
    bar.advance()
  }
  for (let round = 0; round < visits; round += 1) {
    for (const [name, path] of Object.entries(pages)) {
      await see(name, site.origin + path)
      await see(referenceOf(name), copies + path)
    }
  }
  bar.end()
  const head = [
    '',
    ...kinds,
    'total kB',
    'script awake',
    'FCP ms',
    'LCP ms',
    'CLS',
    'TBT ms',
    'largest',
  ]
  const rows = [...seen].map(([name, all]) => rowOf(name, all))
  process.stdout.write(`${table([head, ...rows])}\n\n`)
  const targets = [
    ...homeTargets(visited('home')),
    ...Object.keys(pages).flatMap((name) =>
      pageTargets(name, visited(name), visited(referenceOf(name))),
    ),
  ]
  process.stdout.write(`${targetLines(targets)}\n`)
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
