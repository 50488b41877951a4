import { parseArgs } from 'node:util'
import { table } from '../bench/printTable.ts'
import { progress } from '../progress.ts'
import { abuseNames, isAbuse } from './abuses.ts'
import {
  type Behind,
  isBorne,
  type MeasuredAbuse,
  measureAbuse,
  mostTimes,
} from './measureAbuse.ts'
import { hasNginx } from './nginx.ts'

/*
 * Measures the latency of other clients while one misbehaves, behind the nginx sample or without a proxy:
 * `npm run test:abuse [-- --seconds 30 --only "new pictures" --behind nginx]`. Exits with 1 if another
 * client is refused, or if its latency exceeds 5 times (20 times without a proxy) that of an idle site.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    behind: {
      type: 'string',
      multiple: true,
      default: hasNginx() ? ['nginx', 'nothing'] : ['nothing'],
    },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const names = options.only.length === 0 ? abuseNames() : options.only.filter(isAbuse)

const ms = (value: number): string => `${value.toFixed(1)} ms`
const answersOf = ({ answers }: Pick<MeasuredAbuse, 'answers'>): string =>
  answers
    .toSorted(([, one], [, other]) => other - one)
    .map(([status, count]) => `${count} × ${status === 0 ? 'cut off' : status}`)
    .join(', ')

const measureBehind = async (behind: Behind): Promise<void> => {
  const bar = progress(`abuse, behind ${behind}`, names.length)
  const forMs = Number(options.seconds) * 1000
  const measured = await measureAbuse(behind, forMs, names, bar.advance)
  const { rest, abuses } = measured
  bar.end()
  const rows = abuses.map((one) => [
    `${isBorne(one, measured) ? '✓' : '✗'} ${one.name}`,
    ms(one.p50),
    ms(one.p95),
    `${(one.p95 / rest.p95).toFixed(1)} ×`,
    String(one.refused.length),
    answersOf(one),
  ])
  const title = `behind ${behind}, at most ${mostTimes[behind]} ×`
  const head = [title, 'p50', 'p95', 'of rest', 'refused', 'responses to the abuser']
  const atRest = ['at rest', ms(rest.p50), ms(rest.p95), '', String(rest.refused.length), '']
  process.stdout.write(`${table([head, atRest, ...rows])}\n`)
  for (const { name, refused } of abuses) {
    for (const one of new Set(refused)) process.stdout.write(`${name}: ${one}\n`)
  }
  if (!abuses.every((one) => isBorne(one, measured))) process.exitCode = 1
}

for (const behind of ['nginx', 'nothing'] as const) {
  if (options.behind.includes(behind)) await measureBehind(behind)
}
