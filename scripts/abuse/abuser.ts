import { abuses, isAbuse } from './abuses.ts'
import type { Answers } from './flood.ts'

/*
 * One abuser, in a process of its own: `abuser.ts NAME PORT ADDRESS`. Goes on until its parent sends
 * a message, tells it what was answered, and ends.
 */
const [name = '', port, localAddress = ''] = process.argv.slice(2)
if (!isAbuse(name)) throw new Error(`There is no abuse “${name}”.`)
const answers: Answers = new Map()
process.once('message', () => {
  process.send?.([...answers], () => process.exit())
})
process.on('disconnect', () => process.exit())
abuses[name]({ port: Number(port), localAddress }, answers)
