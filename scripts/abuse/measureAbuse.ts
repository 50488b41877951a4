import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type MeasuredProgram, startProgram } from '../bench/measuredProgram.ts'
import { untilCached } from '../bench/measuredSite.ts'
import { readProcfile } from '../procfile.ts'
import { percentile } from '../bench/statistics.ts'
import { type AbuseName, abuseNames } from './abuses.ts'
import { type Visit, visit, visitedPages } from './visitor.ts'

export interface MeasuredAbuse {
  readonly name: AbuseName
  /** Of another visitor, in milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly refused: readonly string[]
  /** What the abuser was answered: status (0: cut off) and how often. */
  readonly answers: readonly (readonly [number, number])[]
}

export interface AbuseMeasures {
  readonly rest: Pick<MeasuredAbuse, 'p50' | 'p95' | 'refused'>
  readonly abuses: readonly MeasuredAbuse[]
}

const folder = import.meta.dirname
const root = join(folder, '../..')
const { env, flags } = readProcfile(root)
/** Long enough for the abuser to have all its connections. */
const rampMs = 300

/** @returns once its pages are cached: a new process renders each of them first */
const startSite = async (dataFolder: string, log: 'ignore' | 'pipe'): Promise<MeasuredProgram> => {
  const program = await startProgram(join(root, 'dist/server.js'), {
    path: '/readyz',
    env: {
      ...env,
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      // The other visitor comes through a proxy, the abuser does not.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    flags,
    // With a pipe that nothing is read from, its log stands still.
    log,
  })
  for (const path of visitedPages) await untilCached(program.origin + path)
  return program
}

const portOf = ({ origin }: MeasuredProgram): number => Number(new URL(origin).port)

/** The first picture of the home page. */
const pictureOf = async ({ origin }: MeasuredProgram): Promise<string> => {
  const page = await (await fetch(`${origin}/fr`)).text()
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

const measureOne = async (
  program: MeasuredProgram,
  name: AbuseName,
  forMs: number,
): Promise<MeasuredAbuse> => {
  const picture = await pictureOf(program)
  const port = portOf(program)
  const abuser = fork(join(folder, 'abuser.ts'), [
    name,
    String(port),
    `127.0.1.${abuseNames().indexOf(name) + 1}`,
  ])
  // An abuser has a machine of its own: what is measured must not wait for a processor that it holds.
  if (abuser.pid !== undefined) setPriority(abuser.pid, constants.priority.PRIORITY_LOW)
  await wait(rampMs)
  const visited = await visit(port, picture, forMs)
  abuser.send('stop')
  const [answers]: unknown[] = await once(abuser, 'message')
  await once(abuser, 'exit')
  if (!isAnswers(answers)) throw new Error('The abuser does not tell its answers.')
  return { name, answers, ...summed(visited) }
}

/** The site while `work` lasts, with a folder of its own. */
const withSite = async <Result>(
  log: 'ignore' | 'pipe',
  work: (program: MeasuredProgram) => Promise<Result>,
): Promise<Result> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'ondelune-abuse-'))
  const program = await startSite(dataFolder, log)
  try {
    return await work(program)
  } finally {
    await program.stop()
    await rm(dataFolder, { recursive: true })
  }
}

/** Measures another visitor at rest and beside each abuser, each for so long. */
export const measureAbuse = async (
  forMs: number,
  names: readonly AbuseName[] = abuseNames(),
  onMeasured: () => void = () => undefined,
): Promise<AbuseMeasures> => {
  const abuses: MeasuredAbuse[] = []
  const measureAll = async (
    program: MeasuredProgram,
    some: readonly AbuseName[],
  ): Promise<void> => {
    for (const name of some) {
      abuses.push(await measureOne(program, name, forMs))
      onMeasured()
    }
  }
  const isOfLog = (name: AbuseName): boolean => name === 'a log that nobody reads'
  const rest = await withSite('ignore', async (program) => {
    const picture = await pictureOf(program)
    const atRest = summed(await visit(portOf(program), picture, forMs))
    await measureAll(
      program,
      names.filter((name) => !isOfLog(name)),
    )
    return atRest
  })
  if (names.some(isOfLog)) {
    await withSite('pipe', (program) => measureAll(program, names.filter(isOfLog)))
  }
  return { rest, abuses }
}

/** Another visitor may wait so many times as long as at rest. */
const mostTimes = 5
/** Below this nobody notices, and so short a time measures the machine. */
const shortestMs = 10

/** Whether another visitor was refused nothing and did not wait much longer. */
export const isBorne = (
  { p95, refused }: MeasuredAbuse,
  rest: Pick<MeasuredAbuse, 'p95'>,
): boolean => refused.length === 0 && p95 <= mostTimes * Math.max(rest.p95, shortestMs)
