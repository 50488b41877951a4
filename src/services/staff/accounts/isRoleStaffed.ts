import type { StaffRole } from '../../../addresses/staffTable.js'
import { type AccountParts, allAccounts } from './accounts.js'

/** Whether an active account has this role; emails then link to the staff area. */
export const isRoleStaffed = async (
  { records, onUnreadable }: AccountParts,
  role: StaffRole,
): Promise<boolean> =>
  (await allAccounts(records, onUnreadable)).some(
    ({ stored: { state, roles } }) => state === 'active' && roles.includes(role),
  )
