import type { AuditAction } from '../audit/auditEntry.js'
import type { Records, Step } from '../../adapters/records/records.js'
import { AppError } from '../../errors/errors.js'
import type { AuditLog } from '../audit/auditLog.js'
import { retryConflicts } from '../retryConflicts.js'
import { type AccountRecord, changeAccount, type StoredAccount } from './accountRecord.js'
import { findAccount } from './accounts.js'
import type { StaffAct } from '../staffAct.js'
import type { SignedIn } from '../staffAccount.js'

interface Change {
  readonly action: AuditAction
  readonly fields?: Partial<StoredAccount>
  readonly steps?: readonly Step[]
}

interface Refused<Refusal> {
  readonly refused: Refusal
}

interface Parts {
  readonly records: Pick<Records, 'read'>
  readonly audit: Pick<AuditLog, 'commit'>
}

export const readOwnAccount = async (
  records: Parts['records'],
  { account: { id } }: SignedIn,
): Promise<AccountRecord> => {
  const account = await findAccount(records, id)
  if (account?.stored.state !== 'active') throw new AppError(401, 'signedOut')
  return account
}

/**
 * Creates a function that changes the user's account.
 * @param decide computes the change or refuses it; called again after a conflict
 */
export const createOwnChanges =
  ({ records, audit }: Parts) =>
  <Refusal extends string = never>(
    { signedIn, requestId }: StaffAct,
    decide: (account: AccountRecord) => Promise<Change | Refused<Refusal>> | Change,
  ): Promise<'changed' | Refusal> =>
    retryConflicts<'changed' | Refusal>(async () => {
      const account = await readOwnAccount(records, signedIn)
      const decided = await decide(account)
      if ('refused' in decided) return decided.refused
      const { action, fields, steps = [] } = decided
      const entry = { actor: signedIn, action, subject: account.id, requestId }
      const own = fields === undefined ? [] : [changeAccount(account, fields)]
      const { status } = await audit.commit(entry, [...own, ...steps])
      return status === 'committed' ? 'changed' : 'conflict'
    })
