import type { AddressConfig } from './addressConfig.js'
import type { EnvironmentReader } from './environmentReader.js'
import { confidentialRule, isConfidential, matching } from './variableRules.js'

export interface RecaptchaOptions {
  /** Public: the browser script needs it. */
  readonly siteKey: string
  readonly secretKey: string
  readonly scriptUrl: string
  readonly verifyUrl: string
  /** Host name that tokens must be issued for; `undefined` accepts any. */
  readonly host: string | undefined
}

export type VerificationConfig = RecaptchaOptions

const provider = {
  script: 'https://www.google.com/recaptcha/api.js',
  verify: 'https://www.google.com/recaptcha/api/siteverify',
} as const

const readAddress = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  return isConfidential(address) ? address.href : undefined
}

const addContradictions = (reader: EnvironmentReader, hostIsKnown: boolean): void => {
  const keys = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY']
  const missing = keys.filter((name) => !reader.isSet(name))
  if (missing.length === 1) {
    const set = keys.find((name) => reader.isSet(name))
    reader.errors.push(
      `${missing.join()} is missing, no key provided for human verification: set it, or unset ${set}.`,
    )
  }
  if (missing.length === 2) {
    for (const name of ['RECAPTCHA_SCRIPT_URL', 'RECAPTCHA_VERIFY_URL']) {
      if (reader.isSet(name))
        reader.errors.push(`${name} is set but the keys of reCAPTCHA are not: set all or none.`)
    }
  }
  if (missing.length === 0 && new Set(keys.map((name) => reader.text(name))).size === 1) {
    reader.errors.push(
      'RECAPTCHA_SITE_KEY is the same as RECAPTCHA_SECRET_KEY, and pages contain the site key: set each to its key.',
    )
  }
  if (missing.length === 0 && !hostIsKnown) {
    reader.errors.push(
      'PUBLIC_URL is not set: human verification compares its host with that of each token. Set it.',
    )
  }
}

export const readVerificationConfig = (
  reader: EnvironmentReader,
  { origin, originIsGuessed }: AddressConfig,
  production: boolean,
): VerificationConfig | undefined => {
  const key = (name: string) =>
    reader.optional(name, 'must be a key of reCAPTCHA v3', matching(/^[\w-]{10,200}$/))
  const address = (name: string, fallback: string) =>
    reader.parsed(name, fallback, confidentialRule, readAddress)
  const siteKey = key('RECAPTCHA_SITE_KEY')
  const secretKey = key('RECAPTCHA_SECRET_KEY')
  const scriptUrl = address('RECAPTCHA_SCRIPT_URL', provider.script)
  const verifyUrl = address('RECAPTCHA_VERIFY_URL', provider.verify)
  addContradictions(reader, !originIsGuessed || !production)
  if (siteKey === undefined || secretKey === undefined) return undefined
  const host = originIsGuessed ? undefined : new URL(origin).hostname
  return { siteKey, secretKey, scriptUrl, verifyUrl, host }
}
