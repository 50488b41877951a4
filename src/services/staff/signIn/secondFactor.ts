import type { AccountRecord, StoredAccount } from '../accounts/accountRecord.js'
import { stepOfCode } from '../identity/oneTimeCode.js'
import { hashRecoveryCode } from '../identity/recoveryCodes.js'
import type { StaffKeys } from '../staffKeys.js'

export const oneTimePurpose = 'one-time secret'

export const spendCode = (
  keys: StaffKeys,
  { id, stored }: AccountRecord,
  typed: string,
  now: number,
): Partial<StoredAccount> | undefined => {
  const secret =
    stored.oneTimeSecret === null ? undefined : keys.open(oneTimePurpose, stored.oneTimeSecret)
  if (secret === undefined) return undefined
  const step = stepOfCode(secret, typed, { lastStep: stored.lastStep, now })
  if (step !== undefined) return { lastStep: step }
  const hash = hashRecoveryCode(keys, id, typed)
  return stored.recoveryCodes.includes(hash)
    ? { recoveryCodes: stored.recoveryCodes.filter((one) => one !== hash) }
    : undefined
}
