import { randomBytes } from 'node:crypto'
import { MemoryStore } from 'express-rate-limit'
import { createDisguise } from './disguise.js'
import type { Limits } from './limits.js'

/** Counts in this process, for a site that is one process. */
export const openMemoryLimits = (): Limits => {
  const stores: MemoryStore[] = []
  return {
    storeFor: () => {
      const store = new MemoryStore()
      stores.push(store)
      return store
    },
    disguise: createDisguise(randomBytes(32)),
    ping: async () => 'each process counts by itself',
    close: async () => {
      for (const store of stores) store.shutdown()
    },
  }
}
