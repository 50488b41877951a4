import type { StaffRole } from '../../../addresses/staffTable.js'

export interface AccountRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  /** Labels of all stored roles, including those of another release. */
  readonly roleTexts: string
  readonly isInvited: boolean
  readonly isLate: boolean
  readonly lastSignIn: string | undefined
  readonly openSessions: number
  readonly isYou: boolean
}

export interface SessionRow {
  readonly id: string
  readonly browser: string
  readonly since: string
  readonly until: string
  readonly seen: string
  readonly isThis: boolean
}
