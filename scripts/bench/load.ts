import autocannon from 'autocannon'
import { progress } from '../progress.ts'
import type { MeasuredProgram } from './measuredProgram.ts'
import { median } from './statistics.ts'

const connections = 8

export interface Contender {
  readonly name: string
  readonly program: MeasuredProgram
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly status: number
}

const measure = async (contender: Contender, seconds: number): Promise<number> => {
  const { name, program, paths, headers, body, status } = contender
  const method = body === undefined ? {} : ({ method: 'POST', body } as const)
  const before = await program.usage()
  const result = await autocannon({
    url: program.origin,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ path, headers: { ...headers }, ...method })),
  })
  const after = await program.usage()
  const { total } = result.requests
  if (result.errors > 0 || result.statusCodeStats?.[`${status}`]?.count !== total) {
    const answers = JSON.stringify(result.statusCodeStats)
    throw new Error(`${name}: ${result.errors} errors, answers ${answers}, expected ${status}.`)
  }
  return (after.processorTime - before.processorTime) / total
}

/**
 * Measures every contender in every round, so that other load affects them equally. The first round is a
 * warm-up.
 * @param seconds duration of each measurement
 * @returns the median CPU time of one request by name, in microseconds
 */
export const processorTimes = async (
  contenders: readonly Contender[],
  rounds: number,
  seconds: number,
): Promise<ReadonlyMap<string, number>> => {
  const durations = new Map<string, number[]>(contenders.map(({ name }) => [name, []]))
  const bar = progress('processor time', (rounds + 1) * contenders.length)
  for (let round = 0; round <= rounds; round += 1) {
    for (const contender of contenders) {
      const time = await measure(contender, seconds)
      if (round > 0) durations.get(contender.name)?.push(time)
      bar.advance()
    }
  }
  bar.end()
  return new Map([...durations].map(([name, times]) => [name, median(times)]))
}
