import { type EnvironmentReader, isThisMachine } from './environmentReader.js'

/** Human verification by reCAPTCHA v3. */
export interface VerificationChoice {
  /** Public: the browser's script needs it. */
  readonly siteKey: string
  readonly secretKey: string
  readonly scriptUrl: string
  readonly verifyUrl: string
}

const provider = {
  script: 'https://www.google.com/recaptcha/api.js',
  verify: 'https://www.google.com/recaptcha/api/siteverify',
} as const

const readAddress = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, href } = new URL(text)
  const isFit = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))
  return isFit ? href : undefined
}

const readKey = (text: string): string | undefined =>
  /^[\w-]{10,200}$/.test(text) ? text : undefined

/** @param hostIsKnown whether the site knows the name it is visited under */
export const readVerificationChoice = (
  reader: EnvironmentReader,
  hostIsKnown: boolean,
): VerificationChoice | undefined => {
  const key = (name: string) =>
    reader.parsed<string | undefined>(name, undefined, 'must be a key of reCAPTCHA v3', readKey)
  const address = (name: string, fallback: string) =>
    reader.parsed(
      name,
      fallback,
      'must be an https address, or an http one of this machine',
      readAddress,
    )
  const siteKey = key('RECAPTCHA_SITE_KEY')
  const secretKey = key('RECAPTCHA_SECRET_KEY')
  const scriptUrl = address('RECAPTCHA_SCRIPT_URL', provider.script)
  const verifyUrl = address('RECAPTCHA_VERIFY_URL', provider.verify)
  tellContradictions(reader, hostIsKnown)
  return siteKey === undefined || secretKey === undefined
    ? undefined
    : { siteKey, secretKey, scriptUrl, verifyUrl }
}

const tellContradictions = (reader: EnvironmentReader, hostIsKnown: boolean): void => {
  const isSet = (name: string): boolean => reader.text(name) !== undefined
  const keys = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY']
  const missing = keys.filter((name) => !isSet(name))
  if (missing.length === 1) {
    const set = keys.find(isSet)
    reader.errors.push(`${missing.join()} is missing: ${set} is set, and works with it alone.`)
  }
  if (missing.length === 2) {
    for (const name of ['RECAPTCHA_SCRIPT_URL', 'RECAPTCHA_VERIFY_URL'].filter(isSet)) {
      reader.errors.push(`${name} is set but the keys of reCAPTCHA are not: set all or none.`)
    }
  }
  if (missing.length === 0 && !hostIsKnown) {
    reader.errors.push(
      'PUBLIC_URL is missing: with the keys of reCAPTCHA the host of each answer is checked against it.',
    )
  }
}
