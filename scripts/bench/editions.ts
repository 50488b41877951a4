import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { progress } from '../progress.ts'
import { type Publisher, publishByCommand, publishByEditor, shownOn } from './contentPublishers.ts'
import { startSite, untilCached } from './measuredSite.ts'
import { targetLines } from './printTable.ts'
import { median, percentile } from './statistics.ts'

/*
 * Publishes a changed price many times while the site runs; each time, the site swaps its content edition.
 * Reports the memory retained after swaps, the CPU time of a swap with a refilled page cache, and the latency
 * of visitors during a swap compared with that at rest: `npm run bench:editions [-- --swaps 100]`.
 */
const megabyte = 1024 * 1024
/** Warm-up swaps before memory is measured: the heap grows until V8 has seen about 20. */
const warmUp = 20
const visitorPauseMs = 10
const restMs = 250

const { values } = parseArgs({ options: { swaps: { type: 'string', default: '100' } } })
const swaps = Number(values.swaps)

const folder = await mkdtemp(join(tmpdir(), 'editions-'))
const data = join(folder, 'data')
const site = await startSite(shownOn, data)
await untilCached(site.origin + shownOn)

/** Requests a page until `signal` is aborted. @returns milliseconds until each complete response */
const visit = async (signal: AbortSignal): Promise<readonly number[]> => {
  const latencies: number[] = []
  while (!signal.aborted) {
    const start = performance.now()
    await (await fetch(site.origin + shownOn)).arrayBuffer()
    latencies.push(performance.now() - start)
    await wait(visitorPauseMs)
  }
  return latencies
}

let swap = 0

const swapOnce = async (publisher: Publisher): Promise<void> => {
  swap += 1
  await publisher.prepare(swap)
  await publisher.publish(swap)
}

/** Returns the 95th percentile of visitors during releases, divided by that between them. */
const p95Ratio = async (publisher: Publisher): Promise<number> => {
  const rest: number[] = []
  const during: number[] = []
  for (let turn = 0; turn < warmUp; turn += 1) {
    swap += 1
    await publisher.prepare(swap)
    rest.push(...(await visit(AbortSignal.timeout(restMs))))
    const published = new AbortController()
    const visits = visit(published.signal)
    await publisher.publish(swap)
    published.abort()
    during.push(...(await visits))
  }
  return percentile(during, 95) / percentile(rest, 95)
}

const byCommand = await publishByCommand(site, folder, data)
for (let turn = 0; turn < warmUp; turn += 1) await swapOnce(byCommand)
const before = await site.usage()
const processorTimes: number[] = []
const bar = progress('swaps', swaps)
for (let turn = 0; turn < swaps; turn += 1) {
  const start = await site.usage()
  await swapOnce(byCommand)
  processorTimes.push(((await site.usage()).processorTime - start.processorTime) / 1000)
  bar.advance()
}
bar.end()
const after = await site.usage()
const commandRatio = await p95Ratio(byCommand)
const editorRatio = await p95Ratio(await publishByEditor(site, data))
await site.stop()
await rm(folder, { recursive: true, force: true })

const p95 = (name: string, value: number) => ({
  name: `p95 of visitors during ${name}, compared with p95 at rest`,
  value,
  unit: ' ×',
  atMost: 2,
})

process.stdout.write(
  `${targetLines([
    {
      name: `memory retained after ${swaps} swaps`,
      value: (after.memory - before.memory) / megabyte,
      unit: ' MB',
      digits: 1,
      atMost: 10,
    },
    p95('a release of the site editor', editorRatio),
    p95('an import, which starts a second process', commandRatio),
    {
      name: 'median CPU time of a swap, including the page cache',
      value: median(processorTimes),
      unit: ' ms',
      digits: 0,
      atMost: 300,
    },
  ])}\n`,
)
