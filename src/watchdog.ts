import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { heartbeatMs } from './heartbeats.js'

/** The thread needs little memory; V8's defaults would reserve more. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 }

/**
 * Kills this process from a thread if its event loop is blocked for 10 s, so that the platform restarts it.
 * In a cluster, the primary watches its workers instead.
 */
export const startWatchdog = (buildFolder: string): void => {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const thread = new Worker(join(buildFolder, 'watchdogThread.js'), {
    workerData: beats,
    resourceLimits,
    env: {},
    execArgv: [],
  })
  thread.unref()
  setInterval(() => Atomics.add(beats, 0, 1), heartbeatMs).unref()
}
