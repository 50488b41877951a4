import { parseArgs } from 'node:util'
import { table } from '../bench/printTable.ts'
import { injectFaults, type Outcome } from './injectFaults.ts'

/*
 * Measures data loss and duplication under fault injection; exits with 1 if there is any. Divides the forms
 * among the faults:
 * `npm run test:fault-injection [-- --requests 10000 --turns 200 --seconds 8 --only "disk"]`.
 */
const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    turns: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
  },
})

const row = ({ name, tried, lost, twice, recoveryMs }: Outcome): readonly string[] =>
  tried === 0
    ? [`– ${name}`, 'not supported on this machine', '', '', '']
    : [
        `${lost.length + twice.length === 0 ? '✓' : '✗'} ${name}`,
        String(tried),
        String(lost.length),
        String(twice.length),
        `${(recoveryMs / 1000).toFixed(2)} s`,
      ]

const outcomes = await injectFaults(
  {
    requests: Number(options.requests),
    turns: Number(options.turns),
    atOnce: 1,
    lastsMs: Number(options.seconds) * 1000,
    only: options.only,
  },
  ({ name }) => process.stderr.write(`done: ${name}\n`),
)
const head = ['fault', 'tried', 'lost', 'duplicated', 'recovery time']
process.stdout.write(`${table([head, ...outcomes.map(row)])}\n`)
for (const { name, lost, twice } of outcomes) {
  if (lost.length > 0) process.stdout.write(`${name}, lost: ${lost.join(', ')}\n`)
  if (twice.length > 0) process.stdout.write(`${name}, duplicated: ${twice.join(', ')}\n`)
}
if (outcomes.some(({ lost, twice }) => lost.length + twice.length > 0)) process.exitCode = 1
