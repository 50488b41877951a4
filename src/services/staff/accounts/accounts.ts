import type { Records, StoredRecord } from '../../adapters/records/records.js'
import { type AccountRecord, publicAccount, readAccount } from './accountRecord.js'
import type { StaffAccount } from './staffAccount.js'

/** Who works in the clinic. */
export interface StaffAccounts {
  /** Everybody who may sign in, whatever their role, by name. */
  list(): Promise<readonly StaffAccount[]>
  /** Also somebody who has left: their name stands beside what they did. */
  find(id: string): Promise<StaffAccount | undefined>
}

type Reading = Pick<Records, 'list' | 'read'>

const pageSize = 200

/** Every account, those who have left too. */
export const allAccounts = async (records: Reading): Promise<readonly AccountRecord[]> => {
  const read = async (cursor?: string): Promise<readonly StoredRecord[]> => {
    const page = await records.list('staff', {
      limit: pageSize,
      ...(cursor === undefined ? {} : { cursor }),
    })
    return page.cursor === undefined
      ? page.records
      : [...page.records, ...(await read(page.cursor))]
  }
  return (await read()).map(readAccount)
}

export const findAccount = async (
  records: Pick<Records, 'read'>,
  id: string,
): Promise<AccountRecord | undefined> => {
  const record = await records.read('staff', id)
  return record === undefined ? undefined : readAccount(record)
}

export const createStaffAccounts = (records: Reading): StaffAccounts => ({
  list: async () => {
    const order = new Intl.Collator('fr-CA')
    return (await allAccounts(records))
      .filter(({ stored }) => stored.state !== 'closed')
      .map(publicAccount)
      .toSorted((a, b) => order.compare(a.name, b.name))
  },
  find: async (id) => {
    const account = await findAccount(records, id)
    return account === undefined ? undefined : publicAccount(account)
  },
})
