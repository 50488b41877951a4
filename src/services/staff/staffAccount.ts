import type { Locale } from '../../addresses/pageTable.js'
import type { StaffRole } from '../../addresses/staffTable.js'

/** Account data without credentials. */
export interface StaffAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  /** A role of another release grants no rights and is omitted. */
  readonly roles: readonly StaffRole[]
  readonly locale: Locale
  /** Single-key shortcuts, off by default. */
  readonly singleKeys: boolean
}

export interface SignedIn {
  readonly account: StaffAccount
  /** Session record id: hash of the cookie. */
  readonly sessionId: string
  /** Time of the last complete sign-in or confirmation: milliseconds since 1970. */
  readonly provenAt: number
}

export const hasRole = ({ account }: SignedIn, ...roles: readonly StaffRole[]): boolean =>
  roles.some((role) => account.roles.includes(role))
