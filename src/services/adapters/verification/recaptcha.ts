import type { BaseLogger } from 'pino'
import * as z from 'zod'
import type { RecaptchaOptions } from '../../../config/verificationConfig.js'
import { errorName } from '../../errors/errors.js'
import type { Backoff } from '../../../shared/time/backoff.js'
import { retry } from '../../../shared/time/retry.js'
import { type Verification, verificationActions } from './verification.js'

const lowestScore = 0.5
const callTimeoutMs = 2500
const answerTimeoutMs = 6000
const longestToken = 8192

interface RecaptchaParts extends RecaptchaOptions {
  readonly backoff: Backoff
  readonly log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
}

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})
type Answer = z.infer<typeof answerSchema>

/** A response that reCAPTCHA did not send: the provider is overloaded, or a proxy interfered. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

// Error codes caused by our configuration, never by the visitor.
const codesOfOurErrors: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
])

const isOurError = (answer: Answer): boolean =>
  answer['error-codes'].some((code) => codesOfOurErrors.has(code))

const doubtAbout = (answer: Answer, action: string, host: string | undefined) => {
  if (!answer.success) return answer['error-codes'].join(' ') || 'refused'
  if (answer.action !== action) return 'action'
  if (host !== undefined && answer.hostname !== host) return 'host'
  return answer.score === undefined || answer.score < lowestScore ? 'score' : undefined
}

export const createRecaptcha = (parts: RecaptchaParts): Verification => {
  const { siteKey, scriptUrl, log, host } = parts
  return {
    forBrowser: (form) => ({ siteKey, scriptUrl, action: verificationActions[form] }),
    verify: async (token, form) => {
      if (token === undefined || token === '') return 'missing'
      if (token.length > longestToken) return 'low'
      try {
        const answer = await ask(parts, token)
        if (isOurError(answer)) {
          log.error({ codes: answer['error-codes'] }, 'human verification secret refused')
          return 'unreachable'
        }
        const doubt = doubtAbout(answer, verificationActions[form], host)
        if (doubt === undefined) return 'passed'
        log.info({ form, doubt, score: answer.score }, 'human verification failed')
        return 'low'
      } catch (thrown) {
        log.warn({ error: errorName(thrown) }, 'human verification provider unavailable')
        return 'unreachable'
      }
    },
    check: async () => {
      const answer = await ask(parts, 'trial')
      if (isOurError(answer)) throw new Error('The provider refused RECAPTCHA_SECRET_KEY.')
      return `${new URL(parts.verifyUrl).host} responds and accepts the secret key`
    },
  }
}

const ask = ({ secretKey, verifyUrl, backoff }: RecaptchaParts, token: string): Promise<Answer> =>
  retry(
    { timeoutMs: answerTimeoutMs, attemptMs: callTimeoutMs, backoff, isTransient: () => true },
    async (signal) => {
      // The visitor's address is optional for the provider and is not sent.
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: secretKey, response: token }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]),
        redirect: 'error',
      })
      if (!response.ok) throw new NoAnswer(`The provider responded with ${response.status}.`)
      return answerSchema.parse(await response.json())
    },
  )
