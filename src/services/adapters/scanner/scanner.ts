import type { Readable } from 'node:stream'

/** `notScanned`: no scanner is configured, or it did not answer. */
export type ScanResult =
  | { readonly state: 'clean' }
  | { readonly state: 'infected'; readonly threat: string }
  | { readonly state: 'notScanned' }

/** Looks for viruses. It never rejects: a scanner that is down must not lose an application. */
export interface Scanner {
  /** @param deadline aborted when the answer is not waited for any longer */
  scan(content: Readable, deadline: AbortSignal): Promise<ScanResult>
}
