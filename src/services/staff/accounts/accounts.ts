import type { StaffRole } from '../../../addresses/staffTable.js'
import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records, StoredRecord } from '../../adapters/records/records.js'
import { type AccountRecord, publicAccount, readAccount } from './accountRecord.js'
import type { StaffAccount } from '../staffAccount.js'

export interface StaffAccounts {
  list(): Promise<readonly StaffAccount[]>
  activeWith(role: StaffRole): Promise<readonly StaffAccount[]>
  /** Returns an account, even a closed one, because its name appears in histories. */
  find(id: string): Promise<StaffAccount | undefined>
}

type Reading = Pick<Records, 'list' | 'read'>

export interface AccountParts {
  readonly records: Reading
  readonly onUnreadable: OnUnreadable
}

const pageSize = 200

/** Returns all readable accounts; one damaged record must not prevent others from signing in. */
export const allAccounts = async (
  records: Reading,
  onUnreadable: OnUnreadable,
): Promise<readonly AccountRecord[]> => {
  const read = async (cursor?: string): Promise<readonly StoredRecord[]> => {
    const page = await records.list('staff', {
      limit: pageSize,
      cursor,
    })
    return page.cursor === undefined
      ? page.records
      : [...page.records, ...(await read(page.cursor))]
  }
  return readable(await read(), readAccount, (record) => record, onUnreadable)
}

export const findAccount = async (
  records: Pick<Records, 'read'>,
  id: string,
): Promise<AccountRecord | undefined> => {
  const record = await records.read('staff', id)
  return record === undefined ? undefined : readAccount(record)
}

export const createStaffAccounts = ({ records, onUnreadable }: AccountParts): StaffAccounts => ({
  list: async () => {
    const order = new Intl.Collator('fr-CA')
    return (await allAccounts(records, onUnreadable))
      .filter(({ stored }) => stored.state !== 'closed')
      .map(publicAccount)
      .toSorted((a, b) => order.compare(a.name, b.name))
  },
  activeWith: async (role) =>
    (await allAccounts(records, onUnreadable))
      .filter(({ stored }) => stored.state === 'active' && stored.roles.includes(role))
      .map(publicAccount),
  find: async (id) => {
    const account = await findAccount(records, id)
    return account === undefined ? undefined : publicAccount(account)
  },
})
