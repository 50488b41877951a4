import type { AccountRecord } from '../accounts/accountRecord.js'

/** What a provider of identities found out about a person, kept with their session. */
export interface ProviderProof {
  readonly uid: string
  /** When the person gave their password there: milliseconds since 1970. */
  readonly provenAt: number
}

export interface Proven {
  /** Absent where the password is ours. */
  readonly provider?: ProviderProof
  /** Whom the provider says it is. */
  readonly email?: string
}

/** Says whether somebody is who they say. */
export interface StaffIdentity {
  /** Whether this site stores passwords, or another service does. */
  readonly kind: 'embedded' | 'firebase'
  /**
   * @param account of this email, if there is one: as much work without
   * @returns nothing when the email or the password is wrong
   * @throws AppError 503 when the service that knows does not answer
   */
  prove(
    email: string,
    password: string,
    account: AccountRecord | undefined,
  ): Promise<Proven | undefined>
  /**
   * By a token of the provider, which its library in a browser hands over.
   * @returns nothing where the token is not good or not fresh, or where there is no provider
   */
  proveByToken(token: string): Promise<Proven | undefined>
  /** Whether the provider still lets the person in; asked every 300 s. */
  isCurrent(proof: ProviderProof): Promise<boolean>
}
