/** What one counter counts: points of each key in windows that begin with the first point. */
export interface RateRule {
  /** Counters of one name are one counter in all processes. */
  readonly name: string
  /** Points in a window. */
  readonly limit: number
  readonly windowMs: number
}

export interface RateCount {
  readonly isExceeded: boolean
  /** Until the window ends. */
  readonly msLeft: number
}

/** Never rejects: where the shared count cannot be reached, this process counts alone. */
export type CountPoints = (key: string, points?: number) => Promise<RateCount>

/** Counts how often each address did something; all processes may share the counts. */
export interface RateLimits {
  counterFor(rule: RateRule): CountPoints
  /** Returns the key of an address, the same in all processes: an address is personal data. */
  hashAddress(address: string): string
  /** Resolves with a sentence for the doctor when counting works. */
  ping(): Promise<string>
  close(): Promise<void>
}

/** Limits that are notified of which of them refused a request. */
export interface WatchedRateLimits extends RateLimits {
  refused(rule: string): void
}
