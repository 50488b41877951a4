import type { Records, Step } from '../../adapters/records/records.js'
import { AppError } from '../../errors.js'
import type { AuditLog } from '../audit/auditLog.js'
import { retryConflicts } from '../retryConflicts.js'
import { type AccountRecord, changeAccount, type StoredAccount } from './accountRecord.js'
import { findAccount } from './accounts.js'
import type { StaffAct } from '../staffAct.js'
import type { SignedIn } from './staffAccount.js'

interface Change {
  readonly action: string
  readonly fields?: Partial<StoredAccount>
  readonly steps?: readonly Step[]
}

interface Parts {
  readonly records: Pick<Records, 'read'>
  readonly audit: Pick<AuditLog, 'commit'>
}

/** @throws AppError 401 when the account is gone */
export const readOwnAccount = async (
  records: Parts['records'],
  { account: { id } }: SignedIn,
): Promise<AccountRecord> => {
  const account = await findAccount(records, id)
  if (account === undefined) throw new AppError(401, 'signedOut')
  return account
}

/** Writes what was decided about the person's account as it is now, with its entry in the log. */
export const createOwnChanges =
  ({ records, audit }: Parts) =>
  (
    { signedIn, requestId }: StaffAct,
    decide: (account: AccountRecord) => Promise<Change> | Change,
  ): Promise<'changed'> =>
    retryConflicts(async () => {
      const account = await readOwnAccount(records, signedIn)
      const { action, fields, steps = [] } = await decide(account)
      const entry = { actor: signedIn, action, subject: account.id, requestId }
      const own = fields === undefined ? [] : [changeAccount(account, fields)]
      const { status } = await audit.commit(entry, [...own, ...steps])
      return status === 'committed' ? 'changed' : 'conflict'
    })
