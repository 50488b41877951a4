import type { Locale } from '../../../addresses/pageTable.js'
import type { Records, Step } from '../../adapters/records/records.js'
import type { AuditLog } from '../audit/auditLog.js'
import { hashPassword, isPassword } from '../identity/password.js'
import { hashRecoveryCode, newRecoveryCodes } from '../identity/recoveryCodes.js'
import { endSession } from '../sessions/sessionRecord.js'
import type { StaffSessions } from '../sessions/sessions.js'
import type { SignInAttempts } from '../signIn/attempts.js'
import type { SignInRefusal } from '../signIn/signIn.js'
import type { StaffKeys } from '../staffKeys.js'
import { createOwnChanges, readOwnAccount } from './changeOwnAccount.js'
import type { SignedIn } from '../staffAccount.js'
import type { StaffAct } from '../staffAct.js'

export interface OwnAccount {
  setLocale(act: StaffAct, locale: Locale): Promise<void>
  setSingleKeys(act: StaffAct, on: boolean): Promise<void>
  /** Changes the password and ends all other sessions, which may belong to someone who knew the old one. */
  setPassword(act: StaffAct, current: string, password: string): Promise<'changed' | SignInRefusal>
  /** Returns ten new codes, shown once, and invalidates the old ones. */
  renewRecoveryCodes(act: StaffAct): Promise<readonly string[]>
  recoveryCodesLeft(who: SignedIn): Promise<number>
  endSessions(act: StaffAct, sessionId?: string): Promise<void>
}

interface Parts {
  readonly records: Pick<Records, 'read'>
  readonly sessions: Pick<StaffSessions, 'ofAccount'>
  readonly attempts: SignInAttempts
  readonly audit: Pick<AuditLog, 'commit' | 'append'>
  readonly keys: StaffKeys
}

export const createOwnAccount = (parts: Parts): OwnAccount => {
  const { records, sessions, attempts, audit, keys } = parts
  const change = createOwnChanges({ records, audit })

  const otherSessions = async ({ signedIn }: StaffAct): Promise<readonly Step[]> =>
    (await sessions.ofAccount(signedIn.account.id))
      .filter(({ id }) => id !== signedIn.sessionId)
      .map(endSession)

  return {
    setLocale: async (who, locale) => {
      await change(who, () => ({ action: 'ownAccountChanged', fields: { locale } }))
    },
    setSingleKeys: async (who, singleKeys) => {
      await change(who, () => ({ action: 'ownAccountChanged', fields: { singleKeys } }))
    },
    setPassword: async (who, current, password) => {
      const { account, sessionId } = who.signedIn
      // Limits password guesses on a browser left signed in.
      const attempt = {
        email: account.email,
        source: { kind: 'session', id: sessionId },
        proof: 'password',
      } as const
      const { lockedUntil } = await attempts.begin(attempt)
      if (lockedUntil !== undefined) return { status: 'locked', until: lockedUntil }
      const { stored } = await readOwnAccount(records, who.signedIn)
      if (!(await isPassword(current, stored.password))) {
        const { signedIn: actor, requestId } = who
        const entry = { actor, action: 'passwordRefused', subject: account.id, requestId } as const
        await audit.append({ ...entry, outcome: 'refused' })
        return { status: 'refused' }
      }
      await attempts.giveBack(attempt)
      const hash = await hashPassword(password)
      await change(who, async () => ({
        action: 'passwordChanged',
        fields: { password: hash },
        steps: await otherSessions(who),
      }))
      return 'changed'
    },
    renewRecoveryCodes: async (who) => {
      const codes = newRecoveryCodes()
      await change(who, ({ id }) => ({
        action: 'recoveryCodesRenewed',
        fields: { recoveryCodes: codes.map((code) => hashRecoveryCode(keys, id, code)) },
      }))
      return codes
    },
    recoveryCodesLeft: async (signedIn) =>
      (await readOwnAccount(records, signedIn)).stored.recoveryCodes.length,
    endSessions: async (who, sessionId) => {
      await change(who, async () => {
        const open = await sessions.ofAccount(who.signedIn.account.id)
        const chosen = open.filter(({ id }) =>
          sessionId === undefined ? id !== who.signedIn.sessionId : id === sessionId,
        )
        return { action: 'sessionsEnded', steps: chosen.map(endSession) }
      })
    },
  }
}
