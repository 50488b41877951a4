import type { BaseLogger } from 'pino'
import { createBackoff } from '../time/backoff.js'
import { createVerification, type Verification, type VerificationParts } from './verification.js'

export interface VerificationConfig {
  /** Absent without the keys of the provider. */
  readonly verification: Omit<VerificationParts, 'host' | 'backoff' | 'log'> | undefined
  readonly origin: string
  readonly originIsGuessed: boolean
}

/** The provider that the variables choose, if any. */
export const openVerification = (
  { verification, origin, originIsGuessed }: VerificationConfig,
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>,
): Verification | undefined =>
  verification === undefined
    ? undefined
    : createVerification({
        ...verification,
        host: originIsGuessed ? undefined : new URL(origin).hostname,
        backoff: createBackoff(),
        log,
      })
