import type { KnownBrowser } from './knownBrowser.js'

export interface SignInRequest {
  readonly requestId: string
  readonly browser: string
  readonly network: string
  readonly knownBrowser: KnownBrowser | undefined
}
