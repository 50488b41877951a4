import * as z from 'zod'
import { locales } from '../../../addresses/pageTable.js'
import { type StaffRole, staffRoles } from '../../../addresses/staffTable.js'

/** What other parts of the staff area know of an account; its secrets stay with the accounts. */
export const staffAccountSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** As colleagues read it beside notes and assignments. */
  name: z.string(),
  roles: z.array(z.enum(staffRoles)).readonly(),
  locale: z.enum(locales),
  /** Single letters as keyboard shortcuts: off until the person turns them on. */
  singleKeys: z.boolean(),
})
export type StaffAccount = z.infer<typeof staffAccountSchema>

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
