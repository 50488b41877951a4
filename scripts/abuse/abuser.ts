import { abuses, isAbuse } from './abuses.ts'
import type { Answers } from './flood.ts'

/* One abuser: `abuser.ts NAME PORT ADDRESS`. Runs until its parent sends a message, then reports statuses. */
const [name = '', port, localAddress = ''] = process.argv.slice(2)
if (!isAbuse(name)) throw new Error(`There is no abuse “${name}”.`)
const answers: Answers = new Map()
process.once('message', () => {
  process.send?.([...answers], () => process.exit())
})
process.on('disconnect', () => process.exit())
abuses[name]({ port: Number(port), localAddress }, answers)
