import type { Readable } from 'node:stream'

/** `notScanned`: no scanner is configured, or it did not respond. */
export type ScanResult =
  | { readonly state: 'clean' }
  | { readonly state: 'infected'; readonly threat: string }
  | { readonly state: 'notScanned' }

/** Virus scanner. Never rejects: a failing scanner must not lose an application. */
export interface Scanner {
  scan(content: Readable, deadline: AbortSignal): Promise<ScanResult>
}
