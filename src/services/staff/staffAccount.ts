import type { Locale } from '../../addresses/pageTable.js'
import type { StaffRole } from '../../addresses/staffTable.js'

/** The part of an account that other services read; it has no secrets. */
export interface StaffAccount {
  readonly id: string
  readonly email: string
  /** Shown to colleagues beside notes and assignments. */
  readonly name: string
  /** The roles that this release knows: a stored role of another release grants no rights. */
  readonly roles: readonly StaffRole[]
  readonly locale: Locale
  /** Single letters as keyboard shortcuts; off until the person turns them on. */
  readonly singleKeys: boolean
}

/** Who is signed in with this request. */
export interface SignedIn {
  readonly account: StaffAccount
  /** The hash of the cookie: the id of the session's record. */
  readonly sessionId: string
  /** When password and code, or the code again, were last given: milliseconds since 1970. */
  readonly provenAt: number
}

export const hasRole = ({ account }: SignedIn, ...roles: readonly StaffRole[]): boolean =>
  roles.some((role) => account.roles.includes(role))
