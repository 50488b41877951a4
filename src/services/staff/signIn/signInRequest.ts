import type { KnownBrowser } from './knownBrowser.js'

/** Request data for the log, the list of sessions and the attempt counters. */
export interface SignInRequest {
  readonly requestId: string
  readonly browser: string
  /** Network prefix of the client address. */
  readonly network: string
  readonly knownBrowser: KnownBrowser | undefined
}
