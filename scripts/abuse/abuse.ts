import { parseArgs } from 'node:util'
import { table } from '../bench/printTable.ts'
import { progress } from '../progress.ts'
import { abuseNames, isAbuse } from './abuses.ts'
import { isBorne, type MeasuredAbuse, measureAbuse } from './measureAbuse.ts'

/*
 * What another visitor notices while one does its worst:
 * `npm run test:abuse [-- --seconds 30 --only "new pictures"]`. Ends with 1 when somebody else waits
 * more than five times as long as at rest, or is refused anything.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
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

const bar = progress('abuse', names.length)
const { rest, abuses } = await measureAbuse(Number(options.seconds) * 1000, names, bar.advance)
bar.end()
const rows = abuses.map((one) => [
  `${isBorne(one, rest) ? '✓' : '✗'} ${one.name}`,
  ms(one.p50),
  ms(one.p95),
  `${(one.p95 / rest.p95).toFixed(1)} ×`,
  String(one.refused.length),
  answersOf(one),
])
const head = ['one visitor sends', 'p50', 'p95', 'of rest', 'refused', 'the abuser was answered']
const atRest = ['at rest', ms(rest.p50), ms(rest.p95), '', String(rest.refused.length), '']
process.stdout.write(`${table([head, atRest, ...rows])}\n`)
for (const { name, refused } of abuses) {
  for (const one of new Set(refused)) process.stdout.write(`${name}: ${one}\n`)
}
if (!abuses.every((one) => isBorne(one, rest))) process.exitCode = 1
