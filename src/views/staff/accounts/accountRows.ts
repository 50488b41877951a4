import type { StaffRole } from '../../../addresses/staffTable.js'

/** One person in the list of accounts; moments are said by the controller. */
export interface AccountRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  /** All stored roles, also those of another release. */
  readonly roleWords: string
  readonly isInvited: boolean
  /** The invitation has ended without a first sign-in. */
  readonly isLate: boolean
  readonly lastSignIn: string | undefined
  readonly openSessions: number
  readonly isYou: boolean
}

/** One browser that is signed in. */
export interface SessionRow {
  readonly id: string
  readonly browser: string
  readonly since: string
  readonly until: string
  readonly seen: string
  readonly isThis: boolean
}
