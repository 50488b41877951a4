import type { IdentityProvider, VerifiedToken } from '../../adapters/identity/identityProvider.js'
import type { Clock } from '../../../shared/time/clock.js'
import { second } from '../../../shared/time/durations.js'
import type { StaffIdentity } from './staffIdentity.js'

/** As long as the specification lets a token live. */
export const tokenMaxAgeMs = 300 * second

/** Clocks differ: a token from a moment ahead is not from the future. */
const clockSkewMs = 60 * second

/**
 * Whether the token was made, and the person signed in, no longer ago than a token may live. A tab
 * that is open all day has its token refreshed: made just now, for a sign-in of the morning.
 */
const isFresh = ({ issuedAt, provenAt }: VerifiedToken, now: number): boolean =>
  [issuedAt, provenAt].every(
    (moment) => now - moment <= tokenMaxAgeMs && moment - now <= clockSkewMs,
  )

/** Passwords are Firebase's; who works here, and with which roles, is ours. */
export const createFirebaseIdentity = (
  provider: IdentityProvider,
  clock: Pick<Clock, 'now'>,
): StaffIdentity => {
  const proofOf = (token: VerifiedToken | undefined) =>
    token !== undefined && isFresh(token, clock.now())
      ? {
          ...(token.email === undefined ? {} : { email: token.email }),
          provider: { uid: token.uid, provenAt: token.provenAt },
        }
      : undefined
  return {
    kind: 'firebase',
    prove: async (email, password) => proofOf(await provider.signIn(email, password)),
    proveByToken: async (token) => proofOf(await provider.verify(token)),
    isCurrent: ({ uid, provenAt }) => provider.isCurrent(uid, provenAt),
  }
}
