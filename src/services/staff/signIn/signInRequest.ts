import type { KnownBrowser } from './knownBrowser.js'

/** What signing in needs of a request: for the log, the list of sessions and the count of attempts. */
export interface SignInRequest {
  readonly requestId: string
  /** Name of the browser and system, as people read it. */
  readonly browser: string
  /** The network of the client's address. */
  readonly network: string
  readonly knownBrowser: KnownBrowser | undefined
}
