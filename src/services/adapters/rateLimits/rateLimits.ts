import type { Store } from 'express-rate-limit'

/** Counts how often each address did something; all processes may share the counts. */
export interface RateLimits {
  /** A counter of its own for each form. */
  storeFor(form: string): Store
  /** The key an address is counted under, the same in all processes: an address is personal. */
  hashAddress(address: string): string
  /** Resolves with a sentence for the doctor when counting works. */
  ping(): Promise<string>
  close(): Promise<void>
}

/** Limits that are told which of them refused a request. */
export interface WatchedRateLimits extends RateLimits {
  refused(rule: string): void
}
