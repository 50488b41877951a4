import type { VerificationMark } from '../adapters/verification/verification.js'
import type { InputOf } from '../../shared/forms/fieldTable.js'
import type { spamFields } from '../../shared/submissions/spamFields.js'

export const suspicions = ['honeypot', 'tooFast', 'desk'] as const
export type Suspicion = (typeof suspicions)[number]

export interface SpamCheck {
  readonly suspected: readonly Suspicion[]
  readonly verification?: VerificationMark
}

export type Signals = InputOf<typeof spamFields>

/** Minimum time in which a person can read and fill in a form. */
const shortestVisibleMs = 2000

/**
 * Evaluates the spam signals. The time is empty without JavaScript; speed alone does not flag, as
 * browsers restore and autofill forms.
 */
export const assessSpam = (
  { website, visibleMs }: Signals,
  verification?: VerificationMark,
): SpamCheck => {
  const isTrapped = website !== ''
  const isFast = /^\d{1,12}$/.test(visibleMs) && Number(visibleMs) < shortestVisibleMs
  const suspected: Suspicion[] = []
  if (isTrapped) suspected.push('honeypot')
  if (isFast && (isTrapped || verification === 'low')) suspected.push('tooFast')
  return verification === undefined ? { suspected } : { suspected, verification }
}
