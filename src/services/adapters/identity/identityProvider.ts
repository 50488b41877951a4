export interface VerifiedToken {
  readonly uid: string
  readonly email: string | undefined
  /** Milliseconds since 1970. */
  readonly issuedAt: number
  /** Time of the password check; unchanged in a refreshed token. */
  readonly provenAt: number
}

/** Verifier of passwords; the site stores the roles. Calls reject with AppError 503 after a timeout. */
export interface IdentityProvider {
  signIn(email: string, password: string): Promise<VerifiedToken | undefined>
  verify(token: string): Promise<VerifiedToken | undefined>
  isCurrent(uid: string, provenAt: number): Promise<boolean>
  close(): Promise<void>
}
