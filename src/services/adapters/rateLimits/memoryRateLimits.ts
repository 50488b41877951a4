import { randomBytes } from 'node:crypto'
import { countWith, memoryLimiter } from './countPoints.js'
import { createAddressHash } from './hashAddress.js'
import type { RateLimits } from './rateLimits.js'

export const openMemoryLimits = (): RateLimits => ({
  counterFor: (rule) => countWith(memoryLimiter(rule)),
  hashAddress: createAddressHash(randomBytes(32)),
  ping: async () => 'each process counts by itself',
  close: async () => undefined,
})
