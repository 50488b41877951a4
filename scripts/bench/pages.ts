import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connections, type Contender, load, type Measures, measure } from './load.ts'
import { type MeasuredProgram, startProgram } from './measuredProgram.ts'
import { progress, table, type Target, targetLines } from './printTable.ts'
import { median } from './statistics.ts'

/*
 * How fast the built site answers, beside the least that Node and Express can do on this machine:
 * `node scripts/bench/pages.ts [--rounds 7] [--seconds 1]`. Every way of answering has its turn in
 * every round, so that what else the machine does falls on all of them; medians are compared.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
    page: { type: 'string', default: '/fr' },
  },
})
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const { page } = options

const root = join(import.meta.dirname, '../..')
const siteProgram = join(root, 'dist/server.js')
const referenceProgram = join(import.meta.dirname, 'referenceServer.ts')
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const running: MeasuredProgram[] = []

/** As the platform starts it. */
const siteFlags = (
  readFileSync(join(root, 'Procfile'), 'utf8').match(/^web: node (.*) dist/m)?.[1] ?? ''
)
  .split(' ')
  .filter((flag) => flag !== '')

const startSite = (): Promise<MeasuredProgram> =>
  startProgram(siteProgram, {
    path: page,
    env: { DATA_DIR: join(folder, 'data'), HOST: '127.0.0.1' },
    flags: siteFlags,
  })

const startReference = (kind: string, answer: string): Promise<MeasuredProgram> =>
  startProgram(referenceProgram, { path: '/', env: { KIND: kind, ANSWER: answer } })

const ask = (address: string, headers: Readonly<Record<string, string>>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers }, resolve).on('error', reject)
  })

/** The same answer for the bare servers, with all its headers or with the three it cannot spare. */
const saveAnswer = async (
  origin: string,
  encoding: string,
  few: boolean,
): Promise<{ file: string; bytes: number; etag: string }> => {
  const answer = await ask(origin + page, { 'accept-encoding': encoding })
  const body = await buffer(answer)
  const own = ['date', 'connection', 'keep-alive', 'transfer-encoding']
  const needed = ['content-type', 'content-encoding', 'content-length']
  const headers = answer.rawHeaders.filter((_item, at, all) => {
    const name = (all[at - (at % 2)] ?? '').toLowerCase()
    return few ? needed.includes(name) : !own.includes(name)
  })
  const file = join(folder, `${encoding}-${few ? 'few' : 'all'}.json`)
  await writeFile(file, JSON.stringify({ headers, body: body.toString('base64') }))
  return { file, bytes: body.length, etag: answer.headers.etag ?? '' }
}

/** Pages are kept in the background: until then the answer is compressed as it leaves. */
const untilKept = async (origin: string): Promise<void> => {
  for (;;) {
    const answer = await ask(origin + page, { 'accept-encoding': 'br' })
    answer.resume()
    if (answer.headers['content-length'] !== undefined) return
    await wait(50)
  }
}

const race = async (contenders: readonly Contender[]): Promise<Map<string, Measures>> => {
  const measures = new Map<string, Measures>()
  for (const { name } of contenders) {
    measures.set(name, { perSecond: [], processor: [], p50: [], p99: [] })
  }
  const warmUp = { perSecond: [], processor: [], p50: [], p99: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const contender of contenders) {
      progress(`round ${round} of ${rounds}: ${contender.name}`)
      const into = round === 0 ? warmUp : measures.get(contender.name)
      await measure(contender, seconds, into ?? warmUp)
    }
  }
  progress('')
  return measures
}

/** Milliseconds to the first 200, each program started anew and by turns. */
const coldStarts = async (answer: string): Promise<{ site: number; express: number }> => {
  const site: number[] = []
  const express: number[] = []
  for (let run = 0; run < 5; run += 1) {
    progress(`cold start ${run + 1} of 5`)
    for (const [start, into] of [
      [startSite, site],
      [() => startReference('express', answer), express],
    ] as const) {
      const program = await start()
      into.push(program.coldStart)
      await program.stop()
    }
  }
  progress('')
  return { site: median(site), express: median(express) }
}

const megabytes = (bytes: number): number => bytes / 1024 / 1024

/** What a new process holds after 50 000 and after 100 000 requests for a kept page. */
const memoryUnderLoad = async (contender: Contender): Promise<{ half: number; whole: number }> => {
  const program = await startSite()
  await untilKept(program.origin)
  const held: number[] = []
  for (const _half of ['first', 'second']) {
    progress('memory: 50 000 requests')
    await load({ ...contender, program }, { amount: 50_000 })
    held.push(megabytes((await program.usage()).memory))
  }
  await program.stop()
  progress('')
  const [half = Number.NaN, whole = Number.NaN] = held
  return { half, whole }
}

const run = async (): Promise<void> => {
  const keep = (program: MeasuredProgram): MeasuredProgram => {
    running.push(program)
    return program
  }
  const ours = keep(await startSite())
  await untilKept(ours.origin)
  const small = await saveAnswer(ours.origin, 'br', false)
  const smallFew = await saveAnswer(ours.origin, 'br', true)
  const plain = await saveAnswer(ours.origin, 'identity', false)
  const plainFew = await saveAnswer(ours.origin, 'identity', true)
  const br = { 'accept-encoding': 'br' }
  const none = { 'accept-encoding': 'identity' }

  const contender = (
    name: string,
    program: MeasuredProgram,
    headers: Readonly<Record<string, string>> = br,
    path = '/',
    status = 200,
  ): Contender => ({ name, program, headers, path, status })
  const reference = async (kind: string, { file }: { file: string }): Promise<MeasuredProgram> =>
    keep(await startReference(kind, file))

  const kept = contender('kept page', ours, br, page)
  const contenders = [
    kept,
    contender('kept page, 304', ours, { ...br, 'if-none-match': small.etag }, page, 304),
    contender('bare node:http, same bytes and headers', await reference('http', small)),
    contender('bare node:http, same bytes, 3 headers', await reference('http', smallFew)),
    contender(
      'bare Express 5, compression, res.send',
      await reference('express-compressed', plain),
    ),
    contender('our uncached rendering', ours, br, `${page}?uncached`),
    contender('kept page, not compressed', ours, none, page),
    contender('bare node:http, not compressed', await reference('http', plain), none),
    contender('bare node:http, n. c., 3 headers', await reference('http', plainFew), none),
    contender('bare Express 5 res.send, not compressed', await reference('express', plain), none),
    contender('our uncached rendering, not compressed', ours, none, `${page}?uncached`),
  ]
  const measures = await race(contenders)
  const of = (name: string): Measures => {
    const found = measures.get(name)
    if (found === undefined) throw new Error(`${name} was not measured.`)
    return found
  }
  const perSecond = (name: string): number => median(of(name).perSecond)
  const ratio = (one: string, other: string): number =>
    median(
      of(one).perSecond.map((value, round) => value / (of(other).perSecond[round] ?? Number.NaN)),
    )

  process.stdout.write(
    `${page}: ${small.bytes} bytes with brotli, ${plain.bytes} without; ${connections} connections, ${rounds} rounds of ${seconds} s; medians\n\n`,
  )
  const rows = contenders.map(({ name }) => {
    const { processor, p50, p99 } = of(name)
    return [
      name,
      Math.round(perSecond(name)).toLocaleString('en-CA'),
      ratio(name, kept.name).toFixed(2),
      median(processor).toFixed(1),
      median(p50).toFixed(2),
      median(p99).toFixed(2),
    ]
  })
  const head = ['', 'requests/s', '× kept', 'µs CPU', 'p50 ms', 'p99 ms']
  process.stdout.write(`${table([head, ...rows])}\n\n`)

  await Promise.all(running.splice(0).map((program) => program.stop()))
  const memory = await memoryUnderLoad(kept)
  const cold = await coldStarts(plain.file)
  process.stdout.write(
    `first 200 after ${Math.round(cold.site)} ms; bare Express: ${Math.round(cold.express)} ms\n` +
      `memory after 50 000 requests ${memory.half.toFixed(1)} MB, after 100 000 ${memory.whole.toFixed(1)} MB\n\n`,
  )

  const processor = (name: string): number => median(of(name).processor)
  const { p50, p99 } = of(kept.name)
  const targets: readonly Target[] = [
    {
      name: 'kept page beside bare node:http, same bytes and headers',
      value: ratio(kept.name, 'bare node:http, same bytes and headers'),
      unit: ' ×',
      atLeast: 0.8,
    },
    {
      name: 'the same, by processor time',
      value: processor('bare node:http, same bytes and headers') / processor(kept.name),
      unit: ' ×',
      atLeast: 0.8,
    },
    {
      name: 'kept page beside bare node:http with 3 headers',
      value: ratio(kept.name, 'bare node:http, same bytes, 3 headers'),
      unit: ' ×',
      atLeast: 0.8,
    },
    {
      name: 'kept page (br) beside bare Express res.send',
      value: ratio(kept.name, 'bare Express 5 res.send, not compressed'),
      unit: ' ×',
      atLeast: 4,
    },
    {
      name: 'kept page (not compressed) beside bare Express res.send',
      value: ratio('kept page, not compressed', 'bare Express 5 res.send, not compressed'),
      unit: ' ×',
      atLeast: 4,
    },
    {
      name: '304 beside 200',
      value: ratio('kept page, 304', kept.name),
      unit: ' ×',
      atLeast: 1,
    },
    {
      name: 'processor time of an uncached rendering',
      value: processor('our uncached rendering, not compressed') / 1000,
      unit: ' ms',
      atMost: 6,
    },
    { name: 'p99 beside p50', value: median(p99) / median(p50), unit: ' ×', atMost: 6 },
    {
      name: 'first 200 beside bare Express',
      value: cold.site / cold.express,
      unit: ' ×',
      atMost: 2.5,
    },
    {
      name: 'memory after 100 000 requests',
      value: memory.whole,
      unit: ' MB',
      atMost: 160,
      digits: 1,
    },
    {
      name: 'growth from 50 000 to 100 000 requests',
      value: memory.whole - memory.half,
      unit: ' MB',
      atMost: 2,
      digits: 1,
    },
  ]
  process.stdout.write(`${targetLines(targets)}\n`)
}

try {
  await run()
} finally {
  await Promise.all(running.map((program) => program.stop()))
  await rm(folder, { recursive: true, force: true })
}
