import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progress } from '../progress.ts'
import { type Contender, connections } from './load.ts'
import { startSite, untilSmall } from './measuredSite.ts'
import { mixedRequests, sendMixed } from './mixedLoad.ts'
import { names, startContenders, startReference } from './pageContenders.ts'
import { pageTargets, type Starts } from './pageTargets.ts'
import { table, targetLines } from './printTable.ts'
import { type Race, race } from './race.ts'
import { startRenderedPages } from './renderedPages.ts'
import { median } from './statistics.ts'

/*
 * How fast the built site answers, beside the least that Node and Express can do on this machine:
 * `node scripts/bench/pages.ts [--rounds 7] [--seconds 1] [--page /fr]`. Medians are compared.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
    page: { type: 'string', default: '/fr' },
  },
})
const { page } = options

/** Each program started anew, by turns. */
const coldStarts = async (answer: string, folder: string): Promise<Starts['cold']> => {
  const turns = 5
  const taken: Record<keyof Starts['cold'], number[]> = { site: [], express: [] }
  const bar = progress('cold starts', turns * 2)
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of ['site', 'express'] as const) {
      const program =
        name === 'site' ? await startSite(page, folder) : await startReference(name, answer)
      taken[name].push(program.coldStart)
      await program.stop()
      bar.advance()
    }
  }
  bar.end()
  return { site: median(taken.site), express: median(taken.express) }
}

/** What a new process holds after each half of 100 000 requests of every kind. */
const memoryUnderLoad = async (folder: string): Promise<Starts['memory']> => {
  const program = await startSite(page, folder)
  await untilSmall(program.origin + page)
  const requests = await mixedRequests(program)
  const bar = progress('memory under load', 2)
  const megabytesAfterHalf = async (): Promise<number> => {
    await sendMixed(program, requests, 50_000)
    bar.advance()
    return (await program.usage()).memory / 1024 / 1024
  }
  const half = await megabytesAfterHalf()
  const whole = await megabytesAfterHalf()
  await program.stop()
  bar.end()
  return { half, whole }
}

const raceTable = ({ of, ratio }: Race, all: readonly Contender[]): string => {
  const rows = all.map(({ name }) => {
    const { perSecond, processor, p50, p99 } = of(name)
    return [
      name,
      Math.round(median(perSecond)).toLocaleString('en-CA'),
      ratio(name, names.cached).toFixed(2),
      median(processor).toFixed(1),
      median(p50).toFixed(2),
      median(p99).toFixed(2),
    ]
  })
  return table([['', 'requests/s', '× cached', 'µs CPU', 'p50 ms', 'p99 ms'], ...rows])
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n\n`)
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  const contenders = await startContenders(page, folder)
  const rendered = await startRenderedPages(join(folder, 'rendered'))
  const { compressed, plain } = contenders
  print(
    `${page}: ${compressed.bytes} bytes with brotli, ${plain.bytes} without; ` +
      `${connections} connections, ${options.rounds} rounds of ${options.seconds} s; medians`,
  )
  const all = [...contenders.all, ...rendered.all]
  const raced = await race(all, Number(options.rounds), Number(options.seconds))
  await Promise.all([contenders.stop(), rendered.stop()])
  print(raceTable(raced, all))
  const memory = await memoryUnderLoad(join(folder, 'data'))
  const cold = await coldStarts(plain.file, join(folder, 'data'))
  print(
    `first 200 after ${Math.round(cold.site)} ms; bare Express: ${Math.round(cold.express)} ms\n` +
      `memory after 50 000 requests of every kind ${memory.half.toFixed(1)} MB, after 100 000 ${memory.whole.toFixed(1)} MB`,
  )
  print(targetLines(pageTargets(raced, { cold, memory })))
} finally {
  await rm(folder, { recursive: true, force: true })
}
