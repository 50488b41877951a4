import type { StaffRole } from '../../../addresses/staffTable.js'
import type { Records } from '../../adapters/records/records.js'
import { allAccounts } from './accounts.js'

/** Whether somebody who can sign in has this role: emails then lead to the staff area. */
export const isRoleStaffed = async (
  records: Pick<Records, 'list' | 'read'>,
  role: StaffRole,
): Promise<boolean> =>
  (await allAccounts(records)).some(
    ({ stored: { state, roles } }) => state === 'active' && roles.includes(role),
  )
