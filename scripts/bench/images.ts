import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { progress } from '../progress.ts'
import { table } from './printTable.ts'
import { median } from './statistics.ts'

/*
 * Our image route beside ipx and bare sharp, in one run: the same addresses, the same pictures, by
 * turns, so that a slow moment of the machine falls on everyone. Medians of the rounds. Wants the
 * built site: `npm run build` first.
 */
const rounds = 7
const files = [
  'reception.jpg',
  'ultrasound-room.jpg',
  'prp-still-life.jpg',
  'facade-dusk.jpg',
] as const
const variants = 500

interface Contender {
  readonly name: string
  readonly port: number
  readonly child: ChildProcess
}

const numberFrom = async (child: ChildProcess): Promise<number> => {
  const [answer]: unknown[] = await once(child, 'message')
  return Number(answer)
}

const open = async (name: string): Promise<Contender> => {
  const child = fork(join(import.meta.dirname, 'imageContender.ts'), [name], {
    execArgv: ['--expose-gc'],
  })
  return { name, child, port: await numberFrom(child) }
}

/** Bytes in memory, or microseconds of work so far. */
const askFor = async ({ child }: Contender, what: 'memory' | 'work'): Promise<number> => {
  child.send(what)
  return await numberFrom(child)
}

const get = async ({ port, name }: Contender, path: string): Promise<void> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  const body = await answer.arrayBuffer()
  if (!answer.ok || body.byteLength === 0) throw new Error(`${name}: ${answer.status} for ${path}`)
}

/** What a page asks for; the quality makes every round new to a cache. */
const coldPaths = (round: number, format: string): readonly string[] =>
  files.flatMap((file) =>
    ['w_320', 'w_640', 'w_1280', 's_400x400'].map(
      (size) => `/_ipx/${size},f_${format},q_${50 + round}/${file}`,
    ),
  )

/** Pictures made in a second, `atOnce` of them under way. */
const coldRate = async (
  contender: Contender,
  paths: readonly string[],
  atOnce: number,
): Promise<number> => {
  const left = [...paths]
  const start = performance.now()
  const work = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await get(contender, path)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return (paths.length * 1000) / (performance.now() - start)
}

interface Rates {
  readonly answers: number
  /** For each second that the server worked: what the load generator spends is not counted. */
  readonly worked: number
}

const cachedRates = async (contender: Contender, path: string): Promise<Rates> => {
  const url = `http://127.0.0.1:${contender.port}${path}`
  const before = await askFor(contender, 'work')
  const { requests, non2xx, errors } = await autocannon({ url, connections: 10, duration: 2 })
  const work = (await askFor(contender, 'work')) - before
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} failures for ${url}`)
  return { answers: requests.average, worked: (requests.total * 1_000_000) / work }
}

interface Measure {
  readonly name: string
  readonly unit: string
  readonly values: Readonly<Record<string, number>>
}

type Measuring = (contender: Contender, round: number) => Promise<number>

const bar = progress('measuring', rounds * 12 + 5)

/** Everyone by turns, in another order every round. */
const byTurns = async (
  name: string,
  unit: string,
  contenders: readonly Contender[],
  measure: Measuring,
  times = rounds,
): Promise<Measure> => {
  const taken = new Map<string, number[]>(contenders.map((contender) => [contender.name, []]))
  for (let round = 0; round < times; round += 1) {
    const first = round % contenders.length
    for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)]) {
      taken.get(contender.name)?.push(await measure(contender, round))
      bar.advance()
    }
  }
  const values = [...taken].map(([key, rates]) => [key, median(rates)] as const)
  return { name, unit, values: Object.fromEntries(values) }
}

const memoryAfter = async (contender: Contender): Promise<number> => {
  for (let place = 0; place < variants; place += 1) {
    const file = files[place % files.length] ?? files[0]
    await get(contender, `/_ipx/w_${200 + place},f_webp,q_75/${file}`)
  }
  return (await askFor(contender, 'memory')) / 1024 / 1024
}

const columns = ['ours', 'ipx', 'sharp', 'page'] as const

const ratio = (values: Measure['values'], other: string): string => {
  const [mine, theirs] = [values['ours'], values[other]]
  return mine === undefined || theirs === undefined ? '' : (mine / theirs).toFixed(2)
}

const print = (measures: readonly Measure[]): void => {
  const head = ['', 'unit', ...columns, 'ours/ipx', 'ours/sharp', 'ours/page']
  const rows = measures.map(({ name, unit, values }) => [
    name,
    unit,
    ...columns.map((column) => values[column]?.toFixed(values[column] < 100 ? 1 : 0) ?? ''),
    ...['ipx', 'sharp', 'page'].map((other) => ratio(values, other)),
  ])
  process.stdout.write(`${table([head, ...rows])}\n`)
}

const [ours, ipx, sharp, page] = await Promise.all([
  open('ours'),
  open('ipx'),
  open('sharp'),
  open('page'),
])
const makers = [ours, ipx, sharp]
// The libraries are loaded before anybody is measured.
for (const contender of makers) await get(contender, '/_ipx/w_100,f_jpeg,q_40/reception.jpg')

const cold = (name: string, format: string, atOnce: number, from: number, times = rounds) =>
  byTurns(
    name,
    'made/s',
    makers,
    (contender, round) => coldRate(contender, coldPaths(from + round, format), atOnce),
    times,
  )
/** What was made before: answers in a second, and in a second of the server's own work. */
const cached = async (): Promise<readonly Measure[]> => {
  const worked = new Map<string, number[]>()
  const answers = await byTurns(
    'made before',
    'answers/s',
    [ours, ipx, page],
    async (contender) => {
      const path = contender === page ? '/page' : '/_ipx/w_640,f_webp,q_80/reception.jpg'
      const rates = await cachedRates(contender, path)
      worked.set(contender.name, [...(worked.get(contender.name) ?? []), rates.worked])
      return rates.answers
    },
  )
  const values = [...worked].map(([name, rates]) => [name, median(rates)] as const)
  return [
    answers,
    { name: 'made before', unit: 'answers/s of work', values: Object.fromEntries(values) },
  ]
}

const measures = [
  await cold('cold JPEG, one at a time', 'jpeg', 1, 0),
  await cold('cold WebP, one at a time', 'webp', 1, 0),
  await cold('cold WebP, four at once', 'webp', 4, 10),
  await cold('cold AVIF, one at a time', 'avif', 1, 0, 1),
  ...(await cached()),
  await byTurns(`memory after ${variants} variants`, 'MB', [ours, ipx], memoryAfter, 1),
]
bar.end()
print(measures)
for (const { child } of [...makers, page]) child.disconnect()
