import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { readProcfile } from '../procfile.ts'
import { progress } from '../progress.ts'
import type { MeasuredProgram } from './measuredProgram.ts'
import { startSite, untilCached } from './measuredSite.ts'
import { targetLines } from './printTable.ts'
import { median, percentile } from './statistics.ts'

/*
 * Publishes a changed price many times while the site runs; each time, the site swaps its content edition.
 * Reports the memory retained after swaps, the latency of visitors during a swap compared with that at rest,
 * and the CPU time of a swap with a refilled page cache: `npm run bench:editions [-- --swaps 100]`.
 */
const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const megabyte = 1024 * 1024
const path = '/fr/resonance-magnetique-irm'
/** Warm-up swaps before memory is measured: the heap grows until V8 has seen about 20. */
const warmUp = 20
const visitorPauseMs = 10

const { values } = parseArgs({ options: { swaps: { type: 'string', default: '100' } } })
const swaps = Number(values.swaps)

/** Requests a page until `signal` is aborted. @returns milliseconds until each complete response */
const visit = async (origin: string, signal: AbortSignal): Promise<readonly number[]> => {
  const latencies: number[] = []
  while (!signal.aborted) {
    const start = performance.now()
    await (await fetch(origin + path)).arrayBuffer()
    latencies.push(performance.now() - start)
    await wait(visitorPauseMs)
  }
  return latencies
}

const priceOf = (swap: number): number => 600 + (swap % 2)

interface Publisher {
  /** Publishes the price of this swap; resolves once a page shows it. */
  publish(swap: number): Promise<void>
}

const createPublisher = (site: MeasuredProgram, folder: string, data: string): Publisher => {
  const clinicFile = join(folder, 'src/content/clinic.json')
  const { env } = readProcfile(root)
  const command = join(root, 'dist/commands/content.js')
  return {
    publish: async (swap) => {
      const clinic = await readFile(clinicFile, 'utf8')
      const price = priceOf(swap)
      await writeFile(clinicFile, clinic.replace(/"mri": \d{3},/, `"mri": ${price},`))
      await run(process.execPath, [command, 'import', folder, '--publish', '--note', 'bench'], {
        env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env, DATA_DIR: data },
      })
      const shown = `${price}\u00A0$`
      while (!(await (await fetch(site.origin + path)).text()).includes(shown)) await wait(50)
      await untilCached(site.origin + path)
    },
  }
}

const folder = await mkdtemp(join(tmpdir(), 'editions-'))
await cp(join(root, 'src/content'), join(folder, 'src/content'), { recursive: true })
const data = join(folder, 'data')
const site = await startSite(path, data)
const publisher = createPublisher(site, folder, data)
await untilCached(site.origin + path)

const rest = await visit(site.origin, AbortSignal.timeout(5000))
for (let swap = 0; swap < warmUp; swap += 1) await publisher.publish(swap)
const before = await site.usage()
const processorTimes: number[] = []
const bar = progress('swaps', swaps)
for (let swap = warmUp; swap < warmUp + swaps; swap += 1) {
  const start = await site.usage()
  await publisher.publish(swap)
  processorTimes.push(((await site.usage()).processorTime - start.processorTime) / 1000)
  bar.advance()
}
bar.end()
const after = await site.usage()
const done = new AbortController()
const visits = visit(site.origin, done.signal)
for (let swap = 0; swap < warmUp; swap += 1) await publisher.publish(swap)
done.abort()
const during = await visits
await site.stop()
await rm(folder, { recursive: true, force: true })

process.stdout.write(
  `${targetLines([
    {
      name: `memory retained after ${swaps} swaps`,
      value: (after.memory - before.memory) / megabyte,
      unit: ' MB',
      digits: 1,
      atMost: 10,
    },
    {
      name: 'p95 of visitors during swaps, compared with p95 at rest',
      value: percentile(during, 95) / percentile(rest, 95),
      unit: ' ×',
      atMost: 2,
    },
    {
      name: 'median CPU time of a swap, including the page cache',
      value: median(processorTimes),
      unit: ' ms',
      digits: 0,
      atMost: 300,
    },
  ])}\n`,
)
