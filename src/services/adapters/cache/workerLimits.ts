import { createHash } from 'node:crypto'
import {
  ClusterMemoryStorePrimary,
  ClusterMemoryStoreWorker,
} from '@express-rate-limit/cluster-memory-store'
import { createDisguise } from './disguise.js'
import type { Limits } from './limits.js'

/** In the process that leads the workers, before the first of them starts. */
export const countForWorkers = (): void => new ClusterMemoryStorePrimary().init()

/**
 * Counts in the process that leads the workers, so that a visitor who reaches all of them has one
 * count.
 * @param secret the same for all workers
 */
export const openWorkerLimits = (secret: string): Limits => ({
  storeFor: (form) => new ClusterMemoryStoreWorker({ prefix: form }),
  disguise: createDisguise(createHash('sha256').update(`limits ${secret}`).digest()),
  ping: async () => 'the workers count together',
  close: async () => undefined,
})
