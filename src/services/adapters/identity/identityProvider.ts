/** What a token of the provider says, once its signature, project and age were checked. */
export interface VerifiedToken {
  readonly uid: string
  readonly email: string | undefined
  /** When the token was made: milliseconds since 1970. */
  readonly issuedAt: number
  /** When the person gave their password; a token that was refreshed is younger than this. */
  readonly provenAt: number
}

/**
 * A service that knows passwords. Roles are ours: nothing else that a token claims counts.
 * Where it does not answer in time, every call rejects with an AppError of status 503.
 */
export interface IdentityProvider {
  /** Nothing when the email or the password is wrong, or the person is barred there. */
  signIn(email: string, password: string): Promise<VerifiedToken | undefined>
  /** Nothing when the token is not good, or was revoked. */
  verify(token: string): Promise<VerifiedToken | undefined>
  /** Whether the person may still enter with what they proved then. */
  isCurrent(uid: string, provenAt: number): Promise<boolean>
  close(): Promise<void>
}
