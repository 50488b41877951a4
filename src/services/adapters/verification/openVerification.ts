import type { BaseLogger } from 'pino'
import type { RecaptchaOptions } from '../../../config/verificationConfig.js'
import { createBackoff } from '../../../shared/time/backoff.js'
import type { Verification } from './verification.js'

export const openVerification = async (
  options: RecaptchaOptions | undefined,
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>,
): Promise<Verification | undefined> => {
  if (options === undefined) return undefined
  const { createRecaptcha } = await import('./recaptcha.js')
  return createRecaptcha({ ...options, backoff: createBackoff(), log })
}
