import type { VerificationMark } from '../adapters/verification/verification.js'
import type { Signals } from '../../shared/submissions/spamFields.js'

/** Why a submission is set apart as probable spam; stored with it. */
export const suspicions = ['honeypot', 'tooFast', 'desk'] as const
export type Suspicion = (typeof suspicions)[number]

export interface SpamCheck {
  /** Empty: nothing speaks against the submission. */
  readonly suspected: readonly Suspicion[]
  /** A doubt of the provider is told to the desk; the submission is treated like any other. */
  readonly verification?: VerificationMark
}

/** Nobody reads and fills a form in fewer milliseconds. */
const shortestVisibleMs = 2000

/**
 * Judges by the honeypot and the time; without script the time says nothing. Haste alone sets nothing
 * apart: whoever comes back with a form that the browser fills is as fast.
 * @param verification what the provider said, where one is asked
 */
export const assessSpam = (
  { website, visibleMs }: Signals,
  verification?: VerificationMark,
): SpamCheck => {
  const isTrapped = website !== ''
  const isFast = visibleMs !== undefined && visibleMs < shortestVisibleMs
  const suspected: Suspicion[] = []
  if (isTrapped) suspected.push('honeypot')
  if (isFast && (isTrapped || verification === 'low')) suspected.push('tooFast')
  return verification === undefined ? { suspected } : { suspected, verification }
}
