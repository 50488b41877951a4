import { randomBytes } from 'node:crypto'
import { MemoryStore } from 'express-rate-limit'
import { createAddressHash } from './hashAddress.js'
import type { RateLimits } from './rateLimits.js'

/** Counts in this process, for a site that is one process. */
export const openMemoryLimits = (): RateLimits => {
  const stores: MemoryStore[] = []
  return {
    storeFor: () => {
      const store = new MemoryStore()
      stores.push(store)
      return store
    },
    hashAddress: createAddressHash(randomBytes(32)),
    ping: async () => 'each process counts by itself',
    close: async () => {
      for (const store of stores) store.shutdown()
    },
  }
}
