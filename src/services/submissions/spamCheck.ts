import type { VerificationMark } from '../verification/verificationMark.js'
import type { Suspicion } from '../contact/contactRequest.js'

/** What the form tells about whoever filled it. */
export interface Signals {
  /** The field that no visitor sees. */
  readonly website: string
  /** Milliseconds the browser's own script saw the form; absent without script. */
  readonly seen?: number
}

export interface SpamCheck {
  /** Empty: nothing speaks against the request. */
  readonly suspected: readonly Suspicion[]
  /** A doubt of the provider is told to the desk; the request is treated like any other. */
  readonly verification?: VerificationMark
}

/** Nobody reads and fills the form faster than this. */
export const shortestReading = 2000

/** Judges by the honeypot and the time; without script the time says nothing. */
export const assessSpam = ({ website, seen }: Signals): SpamCheck => {
  const suspected: Suspicion[] = []
  if (website !== '') suspected.push('honeypot')
  if (seen !== undefined && seen < shortestReading) suspected.push('tooFast')
  return { suspected }
}
