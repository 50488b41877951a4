import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, getPriority, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type MeasuredProgram, startProgram } from '../bench/measuredProgram.ts'
import { untilCached } from '../bench/measuredSite.ts'
import { readProcfile } from '../procfile.ts'
import { percentile } from '../bench/statistics.ts'
import { type AbuseName, abuseNames } from './abuses.ts'
import { startNginx } from './nginx.ts'
import { type Visit, visit, visitedPages } from './visitor.ts'

export interface MeasuredAbuse {
  readonly name: AbuseName
  readonly p50: number
  readonly p95: number
  readonly refused: readonly string[]
  /** Number of responses to the abuser by status; status 0 is a closed connection. */
  readonly answers: readonly (readonly [number, number])[]
}

export type Behind = 'nginx' | 'nothing'

export interface AbuseMeasures {
  readonly behind: Behind
  readonly rest: Pick<MeasuredAbuse, 'p50' | 'p95' | 'refused'>
  readonly abuses: readonly MeasuredAbuse[]
}

const { PRIORITY_LOW } = constants.priority
const folder = import.meta.dirname
const root = join(folder, '../..')
const { env, flags } = readProcfile(root)
/** Milliseconds until all connections of the abuser are open. */
const rampMs = 300

/** Starts the site and waits until its pages are cached, because a new process renders each page first. */
const startSite = async (dataFolder: string, log: 'ignore' | 'pipe'): Promise<MeasuredProgram> => {
  const program = await startProgram(join(root, 'dist/server.js'), {
    path: '/readyz',
    env: {
      ...env,
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      // Trusts `X-Forwarded-For`, which only the measured visitor sends.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    flags,
    // A pipe without a reader stalls the log.
    log,
  })
  for (const path of visitedPages) await untilCached(program.origin + path)
  return program
}

const portOf = ({ origin }: MeasuredProgram): number => Number(new URL(origin).port)

const pictureOf = async (port: number): Promise<string> => {
  const page = await (await fetch(`http://127.0.0.1:${port}/fr`)).text()
  const picture = /\/_ipx\/[^\s"']+/.exec(page)?.[0]
  if (picture === undefined) throw new Error('The home page shows no picture.')
  return picture.replaceAll('&amp;', '&')
}

const summed = ({ times, refused }: Visit) => ({
  p50: percentile(times, 50),
  p95: percentile(times, 95),
  refused,
})

const isAnswers = (message: unknown): message is MeasuredAbuse['answers'] => Array.isArray(message)

const measureOne = async (port: number, name: AbuseName, forMs: number): Promise<MeasuredAbuse> => {
  const picture = await pictureOf(port)
  const abuser = fork(join(folder, 'abuser.ts'), [
    name,
    String(port),
    `127.0.1.${abuseNames().indexOf(name) + 1}`,
  ])
  // Low priority, because a real abuser would not use the processor of the site.
  if (abuser.pid !== undefined) setPriority(abuser.pid, getPriority() + PRIORITY_LOW)
  await wait(rampMs)
  const visited = await visit(port, picture, forMs)
  abuser.send('stop')
  const [answers]: unknown[] = await once(abuser, 'message')
  await once(abuser, 'exit')
  if (!isAnswers(answers)) throw new Error('The abuse process does not report its responses.')
  return { name, answers, ...summed(visited) }
}

const withSite = async <Result>(
  behind: Behind,
  log: 'ignore' | 'pipe',
  work: (port: number) => Promise<Result>,
): Promise<Result> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'clinic-site-abuse-'))
  const program = await startSite(dataFolder, log)
  const proxy = behind === 'nginx' ? await startNginx(portOf(program)) : undefined
  try {
    return await work(proxy?.port ?? portOf(program))
  } finally {
    await proxy?.stop()
    await program.stop()
    await rm(dataFolder, { recursive: true })
  }
}

export const measureAbuse = async (
  behind: Behind,
  forMs: number,
  names: readonly AbuseName[] = abuseNames(),
  onMeasured: () => void = () => undefined,
): Promise<AbuseMeasures> => {
  const abuses: MeasuredAbuse[] = []
  const measureAll = async (port: number, some: readonly AbuseName[]): Promise<void> => {
    for (const name of some) {
      abuses.push(await measureOne(port, name, forMs))
      onMeasured()
    }
  }
  const isOfLog = (name: AbuseName): boolean => name === 'stalled log consumer'
  const rest = await withSite(behind, 'ignore', async (port) => {
    const picture = await pictureOf(port)
    const atRest = summed(await visit(port, picture, forMs))
    await measureAll(
      port,
      names.filter((name) => !isOfLog(name)),
    )
    return atRest
  })
  if (names.some(isOfLog)) {
    await withSite(behind, 'pipe', (port) => measureAll(port, names.filter(isOfLog)))
  }
  return { behind, rest, abuses }
}

/** Maximum ratio of the latency under abuse to the latency at rest. */
export const mostTimes: Readonly<Record<Behind, number>> = { nginx: 5, nothing: 20 }
/** Shorter latencies at rest count as this value, because the difference is imperceptible. */
const shortestMs = 10

export const isBorne = (
  { p95, refused }: MeasuredAbuse,
  { behind, rest }: Pick<AbuseMeasures, 'behind' | 'rest'>,
): boolean => refused.length === 0 && p95 <= mostTimes[behind] * Math.max(rest.p95, shortestMs)
