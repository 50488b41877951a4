import type { Store } from 'express-rate-limit'

/** Where it is counted how often somebody did something; all processes may share it. */
export interface RateLimits {
  /** A counter of its own for each form. */
  storeFor(form: string): Store
  /** A key in place of an address, the same wherever counts are shared: an address is personal. */
  hashAddress(address: string): string
  /** Resolves with what has answered. */
  ping(): Promise<string>
  close(): Promise<void>
}
