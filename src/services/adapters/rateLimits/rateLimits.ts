/** Limit of points per key, in windows that start with the first point. */
export interface RateRule {
  readonly name: string
  readonly limit: number
  readonly windowMs: number
}

export interface RateCount {
  readonly isExceeded: boolean
  readonly msLeft: number
}

/** Counts points of a key. Never rejects: without the shared store, this process counts alone. */
export type CountPoints = (key: string, points?: number) => Promise<RateCount>

export interface RateLimits {
  counterFor(rule: RateRule): CountPoints
  /** Returns a keyed hash, equal in all processes: an address is personal information. */
  hashAddress(address: string): string
  ping(): Promise<string>
  close(): Promise<void>
}

export interface WatchedRateLimits extends RateLimits {
  refused(rule: string): void
}
