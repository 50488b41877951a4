import type { AccountRecord } from '../accounts/accountRecord.js'

export interface ProviderProof {
  readonly uid: string
  readonly provenAt: number
}

export interface Proven {
  readonly provider?: ProviderProof
  readonly email?: string
}

export interface StaffIdentity {
  readonly kind: 'embedded' | 'firebase'
  /**
   * Verifies email and password.
   * @param account account with this email; without one, the call takes the same time
   * @returns `undefined` if email or password is wrong
   * @throws AppError 503 if the provider is unavailable
   */
  prove(
    email: string,
    password: string,
    account: AccountRecord | undefined,
  ): Promise<Proven | undefined>
  /** Verifies the provider's token. @returns `undefined` if invalid or too old, or without a provider */
  proveByToken(token: string): Promise<Proven | undefined>
  /** Returns whether the provider still accepts the person; checked every 300 s. */
  isCurrent(proof: ProviderProof): Promise<boolean>
}
