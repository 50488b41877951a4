import type { Records } from '../adapters/records/records.js'
import { createStaffAccounts } from '../staff/accounts/accounts.js'
import type { Doubt } from './check.js'

/** Reports whether an account reads requests: without one, the person gets no link to follow theirs. */
export const checkDesk = async (
  records: Pick<Records, 'list' | 'read'>,
): Promise<string | Doubt> => {
  // Another check reports unreadable records.
  const accounts = await createStaffAccounts({ records, onUnreadable: () => undefined }).list()
  const readers = accounts.filter(({ roles }) => roles.includes('desk')).length
  return readers > 0
    ? `accounts that read requests: ${readers}`
    : {
        seen: 'no account reads requests, and people get no link to theirs',
        advice: 'Before opening, run “npm run staff -- invite EMAIL --role desk”.',
      }
}
