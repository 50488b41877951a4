import { propertyOf } from '../../errors/systemErrors.js'

const refusals: ReadonlySet<unknown> = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

/**
 * Returns whether Firebase rejects the token. `auth/argument-error` means a forged token, or that Google's
 * keys could not be fetched.
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

export const isWrongPassword = (message: string): boolean =>
  wrongPassword.has(message.split(' ')[0] ?? '')
