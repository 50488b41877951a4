export interface VerifiedToken {
  readonly uid: string
  readonly email: string | undefined
  /** Milliseconds since 1970. */
  readonly issuedAt: number
  /** Time of the password check; a refreshed token keeps it. */
  readonly provenAt: number
}

/**
 * Identity provider that verifies passwords; roles are stored by the site. Calls reject with
 * AppError 503 if it does not answer in time.
 */
export interface IdentityProvider {
  signIn(email: string, password: string): Promise<VerifiedToken | undefined>
  verify(token: string): Promise<VerifiedToken | undefined>
  isCurrent(uid: string, provenAt: number): Promise<boolean>
  close(): Promise<void>
}
