import type { StaffRole } from '../../../addresses/staffTable.js'
import { type AccountParts, allAccounts } from './accounts.js'

/** Whether somebody who can sign in has this role: emails then lead to the staff area. */
export const isRoleStaffed = async (
  { records, onUnreadable }: AccountParts,
  role: StaffRole,
): Promise<boolean> =>
  (await allAccounts(records, onUnreadable)).some(
    ({ stored: { state, roles } }) => state === 'active' && roles.includes(role),
  )
