import type { Services } from '../../../services/services.js'
import type { SignedIn } from '../../../services/staff/accounts/staffAccount.js'
import type { Colleague } from '../../../services/staff/colleague.js'

/** Everybody who works with requests, whoever asks first. */
export const deskColleagues = async (
  { staff }: Pick<Services, 'staff'>,
  { account }: SignedIn,
): Promise<readonly Colleague[]> => {
  const everybody = await staff.accounts.list()
  const others = everybody.filter(({ id, roles }) => id !== account.id && roles.includes('desk'))
  return [account, ...others].map(({ id, name }) => ({ id, name }))
}
