import cluster from 'node:cluster'
import { createHash } from 'node:crypto'
import {
  ClusterMemoryStorePrimary,
  ClusterMemoryStoreWorker,
} from '@express-rate-limit/cluster-memory-store'
import { createAddressHash } from './hashAddress.js'
import type { RateLimits } from './rateLimits.js'

/** In the process that leads the workers, before the first of them starts. */
export const countForWorkers = (): void => new ClusterMemoryStorePrimary().init()

/**
 * Counts in the process that leads the workers, so that a visitor who reaches all of them has one
 * count.
 * @param secret the same for all workers
 */
export const openWorkerLimits = (secret: string): RateLimits => ({
  storeFor: (form) => {
    // Each limit listens for itself, and Node takes more than ten listeners for a leak.
    cluster.worker?.setMaxListeners(cluster.worker.getMaxListeners() + 1)
    return new ClusterMemoryStoreWorker({ prefix: form })
  },
  hashAddress: createAddressHash(createHash('sha256').update(`limits ${secret}`).digest()),
  ping: async () => 'the workers count together',
  close: async () => undefined,
})
