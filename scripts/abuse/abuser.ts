import { abuses, isAbuse } from './abuses.ts'
import type { Answers } from './flood.ts'

/*
 * Simulates one misbehaving client: `abuser.ts NAME PORT ADDRESS`. On a message, reports statuses and exits.
 */
const [name = '', port, localAddress = ''] = process.argv.slice(2)
if (!isAbuse(name)) throw new Error(`Unknown abuse “${name}”: see abuses.ts.`)
const answers: Answers = new Map()
process.once('message', () => {
  process.send?.([...answers], () => process.exit())
})
process.on('disconnect', () => process.exit())
abuses[name]({ port: Number(port), localAddress }, answers)
