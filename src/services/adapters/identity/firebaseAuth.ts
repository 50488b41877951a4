import { randomUUID } from 'node:crypto'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import type { BaseLogger } from 'pino'
import * as z from 'zod'
import type { FirebaseAuthOptions } from '../../../config/staffConfig.js'
import { AppError, errorName } from '../../errors/errors.js'
import { second } from '../../../shared/time/durations.js'
import { withTimeout } from '../../../shared/time/timeout.js'
import { isTokenRefusal, isWrongPassword } from './firebaseErrors.js'
import type { IdentityProvider, VerifiedToken } from './identityProvider.js'

/** Timeout of calls to Google, so that a sign-in takes at most 8 s. */
const answerTimeoutMs = 7 * second

/** Maximum number of characters. Firebase tokens are about 1 kB: longer ones are rejected unparsed. */
const longestToken = 4096

const signedInSchema = z.object({ idToken: z.string() })
const refusedSchema = z.object({ error: z.object({ message: z.string() }) })

const readToken = (token: DecodedIdToken): VerifiedToken => ({
  uid: token.uid,
  email: token.email,
  issuedAt: token.iat * second,
  provenAt: token.auth_time * second,
})

const signInUrl = ({ apiKey, emulatorHost }: FirebaseAuthOptions): string => {
  const host = 'identitytoolkit.googleapis.com'
  const base = emulatorHost === undefined ? `https://${host}` : `http://${emulatorHost}/${host}`
  return `${base}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`
}

const openAuth = async (options: FirebaseAuthOptions) => {
  const { applicationDefault, cert, deleteApp, initializeApp } = await import('firebase-admin/app')
  const { getAuth } = await import('firebase-admin/auth')
  const { projectId, serviceAccount, emulatorHost } = options
  const credential =
    serviceAccount !== undefined
      ? cert(serviceAccount)
      : emulatorHost === undefined
        ? applicationDefault()
        : undefined
  const own = credential === undefined ? { projectId } : { projectId, credential }
  const app = initializeApp(own, `identity-${randomUUID()}`)
  return { auth: getAuth(app), close: () => deleteApp(app) }
}

class FirebaseAuth implements IdentityProvider {
  constructor(
    private readonly auth: Auth,
    private readonly url: string,
    private readonly log: Pick<BaseLogger, 'error'>,
    readonly close: () => Promise<void>,
  ) {}

  signIn(email: string, password: string): Promise<VerifiedToken | undefined> {
    return this.answer(async (signal) => {
      const token = await this.tokenFor(email, password, signal)
      return token === undefined ? undefined : this.read(token)
    })
  }

  async verify(token: string): Promise<VerifiedToken | undefined> {
    if (token.length > longestToken) return undefined
    return this.answer(() => this.read(token))
  }

  isCurrent(uid: string, provenAt: number): Promise<boolean> {
    return this.answer(async () => {
      const user = await this.unlessRefused(() => this.auth.getUser(uid))
      if (user === undefined || user.disabled) return false
      const validAfter = Date.parse(user.tokensValidAfterTime ?? '')
      // Accepts a sign-in in the same second as the revocation, as Firebase does.
      return Number.isNaN(validAfter) || provenAt >= validAfter
    })
  }

  private async tokenFor(
    email: string,
    password: string,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
      redirect: 'error',
      signal,
    })
    const body: unknown = await response.json()
    if (response.ok) return signedInSchema.parse(body).idToken
    const { message } = refusedSchema.parse(body).error
    if (isWrongPassword(message)) return undefined
    throw new Error('Firebase could not check a password.')
  }

  private async read(token: string): Promise<VerifiedToken | undefined> {
    const decoded = await this.unlessRefused(() => this.auth.verifyIdToken(token, true))
    return decoded === undefined ? undefined : readToken(decoded)
  }

  private async unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work()
    } catch (thrown) {
      if (isTokenRefusal(thrown)) return undefined
      throw thrown
    }
  }

  private async answer<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      return await withTimeout(answerTimeoutMs, work)
    } catch (thrown) {
      // Logs the name only: the message may contain an email address or a token.
      this.log.error({ error: errorName(thrown) }, 'identity provider unavailable')
      throw new AppError(503, 'unavailable', { 'Retry-After': '10' })
    }
  }
}

export const openFirebaseAuth = async (
  options: FirebaseAuthOptions,
  log: Pick<BaseLogger, 'error'>,
): Promise<IdentityProvider> => {
  const { auth, close } = await openAuth(options)
  return new FirebaseAuth(auth, signInUrl(options), log, close)
}
