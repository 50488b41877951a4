import type { Locale } from '../../addresses/pageTable.js'
import type { StaffRole } from '../../addresses/staffTable.js'

export interface StaffAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Roles of this release; those of other releases grant no rights. */
  readonly roles: readonly StaffRole[]
  readonly locale: Locale
  readonly singleKeys: boolean
}

export interface SignedIn {
  readonly account: StaffAccount
  readonly sessionId: string
  readonly provenAt: number
}

export const hasRole = ({ account }: SignedIn, ...roles: readonly StaffRole[]): boolean =>
  roles.some((role) => account.roles.includes(role))
