import { progress } from '../progress.ts'
import { type Contender, type Measures, measure } from './load.ts'
import { median } from './statistics.ts'

/** What a race told of each contender, by name. */
export interface Race {
  readonly of: (name: string) => Measures
  /** Requests a second of one beside another's of the same round: the median of the ratios. */
  readonly ratio: (one: string, other: string) => number
}

const nothing = (): Measures => ({ perSecond: [], processor: [], p50: [], p99: [] })

/**
 * Every contender has its turn in every round, so that what else the machine does falls on all of
 * them. A first round warms up and is not counted.
 * @param seconds of each turn
 */
export const race = async (
  contenders: readonly Contender[],
  rounds: number,
  seconds: number,
): Promise<Race> => {
  const measures = new Map(contenders.map(({ name }) => [name, nothing()]))
  const of = (name: string): Measures => {
    const found = measures.get(name)
    if (found === undefined) throw new Error(`${name} was not measured.`)
    return found
  }
  const bar = progress('requests a second', (rounds + 1) * contenders.length)
  for (let round = 0; round <= rounds; round += 1) {
    for (const contender of contenders) {
      await measure(contender, seconds, round === 0 ? nothing() : of(contender.name))
      bar.advance()
    }
  }
  bar.end()
  return {
    of,
    ratio: (one, other) =>
      median(
        of(one).perSecond.map((value, round) => value / (of(other).perSecond[round] ?? Number.NaN)),
      ),
  }
}
