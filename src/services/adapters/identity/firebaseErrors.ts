import { propertyOf } from '../../errors/systemErrors.js'

/** What Firebase says of a person or a token that is not let in. */
const refusals: ReadonlySet<unknown> = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

/**
 * Whether the token is to blame. The library gives one code to a forgery and to keys of Google that
 * are out of reach; only the first speaks of the token.
 */
export const isTokenRefusal = (thrown: unknown): boolean => {
  const code = propertyOf(thrown, 'code')
  if (code !== 'auth/argument-error') return refusals.has(code)
  return /ID token|verifyIdToken/.test(String(propertyOf(thrown, 'message')))
}

const wrongPassword: ReadonlySet<string> = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'MISSING_PASSWORD',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'USER_DISABLED',
])

/** @param message such as `INVALID_PASSWORD` or `TOO_MANY_ATTEMPTS_TRY_LATER : …` */
export const isWrongPassword = (message: string): boolean =>
  wrongPassword.has(message.split(' ')[0] ?? '')
