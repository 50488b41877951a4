import autocannon from 'autocannon'
import type { MeasuredProgram } from './measuredProgram.ts'
import { percentile } from './statistics.ts'

/** As many visitors at a time as a busy platform sends to one process. */
export const connections = 64

export interface Contender {
  readonly name: string
  readonly program: MeasuredProgram
  readonly path: string
  /** Asked for by turns instead of `path`. */
  readonly paths?: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** Sent by POST. */
  readonly body?: string
  readonly status: number
}

export interface Measures {
  readonly perSecond: number[]
  /** Microseconds of processor time a request. */
  readonly processor: number[]
  readonly p50: number[]
  readonly p99: number[]
}

interface Load {
  readonly total: number
  readonly perSecond: number
  readonly times: readonly number[]
}

/**
 * autocannon reads every body as text, in vain and slower than any server here when it is
 * compressed: the count of bytes is all that is left of it.
 */
const ignoreBodies = (client: object): void => {
  if ('pipelinedRequests' in client && typeof client.pipelinedRequests === 'object') {
    Object.assign(client.pipelinedRequests ?? {}, { addBody: () => undefined })
  }
}

/** autocannon itself rounds to whole milliseconds: the times are taken from its events. */
const load = (
  { name, program, path, paths, headers, body, status }: Contender,
  limit: { duration: number } | { amount: number },
): Promise<Load> =>
  new Promise((resolve, reject) => {
    const times: number[] = []
    let others = 0
    const url = program.origin + path
    const turns = paths === undefined ? {} : { requests: paths.map((each) => ({ path: each })) }
    const sent = body === undefined ? {} : ({ method: 'POST', body } as const)
    const run = autocannon(
      {
        url,
        connections,
        headers: { ...headers },
        ...sent,
        ...turns,
        setupClient: ignoreBodies,
        ...limit,
      },
      (error, result) => {
        if (error !== null) reject(error)
        else if (others + result.errors > 0)
          reject(new Error(`${name} did not always answer ${status}.`))
        else {
          const { total } = result.requests
          resolve({ total, perSecond: total / result.duration, times })
        }
      },
    )
    run.on('response', (_client, answered, _bytes, time) => {
      times.push(time)
      if (answered !== status) others += 1
    })
  })

/** One turn of a contender, added to what was measured before. */
export const measure = async (
  contender: Contender,
  seconds: number,
  into: Measures,
): Promise<void> => {
  const before = await contender.program.usage()
  const { total, perSecond, times } = await load(contender, { duration: seconds })
  const after = await contender.program.usage()
  into.perSecond.push(perSecond)
  into.processor.push((after.processorTime - before.processorTime) / total)
  into.p50.push(percentile(times, 50))
  into.p99.push(percentile(times, 99))
}
