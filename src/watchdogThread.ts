import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { heartbeatMs, mostMissed } from './heartbeats.js'

/* Thread of `watchdog.ts`. Counts ticks without a heartbeat, because a suspension is a single tick. */

const standardOutput = 1
/** pino's number of the level `fatal`. */
const fatal = 60

const endProcess = (): void => {
  const line = { level: fatal, time: new Date(), msg: 'process killed: event loop blocked' }
  try {
    writeSync(standardOutput, `${JSON.stringify(line)}\n`)
  } finally {
    // A blocked event loop handles no other signal.
    process.kill(process.pid, 'SIGKILL')
  }
}

const beats: unknown = workerData
if (!(beats instanceof Int32Array))
  throw new TypeError('The watchdog needs a counter of heartbeats.')
let last = Atomics.load(beats, 0)
let missed = 0
setInterval(() => {
  const current = Atomics.load(beats, 0)
  missed = current === last ? missed + 1 : 0
  last = current
  if (missed > mostMissed) endProcess()
}, heartbeatMs)
