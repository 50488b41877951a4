import type { Services } from '../../../services/services.js'
import type { SignedIn } from '../../../services/staff/staffAccount.js'
import type { Colleague } from '../../../services/staff/colleague.js'
import type { RequestFilters, RequestList } from '../../../services/staff/requests/requestLists.js'

export const deskColleagues = async (
  { staff }: Pick<Services, 'staff'>,
  { account }: SignedIn,
): Promise<readonly Colleague[]> => {
  const everybody = await staff.accounts.list()
  const others = everybody.filter(({ id, roles }) => id !== account.id && roles.includes('desk'))
  return [account, ...others].map(({ id, name }) => ({ id, name }))
}

export const listedHolders = async (
  { staff }: Pick<Services, 'staff'>,
  colleagues: readonly Colleague[],
  { requests }: RequestList,
  { assignee }: RequestFilters,
): Promise<readonly Colleague[]> => {
  const chosen = assignee === undefined ? undefined : await staff.accounts.find(assignee)
  const others = [...requests.map(({ desk }) => desk.assignee), chosen]
  const byId = new Map(colleagues.map(({ id, name }) => [id, name]))
  for (const one of others) if (one && !byId.has(one.id)) byId.set(one.id, one.name)
  return [...byId].map(([id, name]) => ({ id, name }))
}
