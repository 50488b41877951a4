import type { IdentityProvider, VerifiedToken } from '../../adapters/identity/identityProvider.js'
import type { Clock } from '../../../shared/time/clock.js'
import { second } from '../../../shared/time/durations.js'
import type { StaffIdentity } from './staffIdentity.js'

export const tokenMaxAgeMs = 300 * second

const clockSkewMs = 60 * second

/**
 * Returns whether both the token and the sign-in are recent: an open tab can refresh its token hours after
 * the sign-in.
 */
const isFresh = ({ issuedAt, provenAt }: VerifiedToken, now: number): boolean =>
  [issuedAt, provenAt].every(
    (moment) => now - moment <= tokenMaxAgeMs && moment - now <= clockSkewMs,
  )

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
