import type { AuditAction, AuditActor } from '../audit/auditEntry.js'
import type { Locale } from '../../../addresses/pageTable.js'
import { type StaffRole, staffRoles } from '../../../addresses/staffTable.js'
import type { OnUnreadable, Records, Step } from '../../adapters/records/records.js'
import { isKnown, type Stored } from '../../../shared/language/storedChoices.js'
import type { Clock } from '../../../shared/time/clock.js'
import { chunksOf, eachInTurn } from '../../../shared/time/eachInTurn.js'
import type { AuditLog } from '../audit/auditLog.js'
import { retryConflicts } from '../retryConflicts.js'
import { endSession, type SessionRecord } from '../sessions/sessionRecord.js'
import type { StaffSessions } from '../sessions/sessions.js'
import type { SignInAttempts } from '../signIn/attempts.js'
import {
  accountIdOf,
  type AccountRecord,
  changeAccount,
  draftAccount,
  knownRoles,
  normalizeEmail,
  noSecrets,
  type StoredAccount,
} from './accountRecord.js'
import { allAccounts, findAccount } from './accounts.js'
import { newInvitation } from './invitation.js'

export interface Manager {
  readonly actor: AuditActor
  readonly requestId?: string
}

export interface Invited {
  readonly email: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly locale: Locale
}

export interface ManagedAccount {
  readonly account: AccountRecord
  readonly sessions: readonly SessionRecord[]
}

/** `lastAdmin`: the change would leave no administrator. */
export type Managed = 'done' | 'missing' | 'lastAdmin'

/** `changed`: the roles differ from those displayed. */
export type RolesSet = Managed | 'changed'

export interface ManageAccounts {
  list(): Promise<readonly ManagedAccount[]>
  find(id: string): Promise<ManagedAccount | undefined>
  invite(by: Manager, invited: Invited): Promise<{ readonly token: string } | 'existing'>
  reset(by: Manager, id: string): Promise<{ readonly token: string } | 'missing' | 'lastAdmin'>
  /**
   * Replaces the roles of an account.
   * @param seen roles on which the change was decided; `undefined` skips the check
   */
  setRoles(
    by: Manager,
    id: string,
    roles: readonly StaffRole[],
    seen?: readonly StaffRole[],
  ): Promise<RolesSet>
  close(by: Manager, id: string): Promise<Managed>
  confirm(by: Manager, ids: readonly string[]): Promise<void>
  endSessions(by: Manager, id: string, sessionId?: string): Promise<Managed>
  unlock(by: Manager, email: string): Promise<void>
}

/** Number of accounts per commit, as each takes two of its 100 steps. */
const confirmedAtOnce = 25

interface AccountChange<Ended> {
  readonly action: AuditAction
  readonly fields: (stored: StoredAccount) => Partial<StoredAccount>
  readonly demotes: boolean
  readonly ended?: (stored: StoredAccount) => Ended | undefined
}

interface Parts {
  readonly records: Pick<Records, 'read' | 'list'>
  readonly sessions: Pick<StaffSessions, 'ofAccount'>
  readonly attempts: Pick<SignInAttempts, 'clearAll'>
  readonly audit: Pick<AuditLog, 'commit' | 'append'>
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
}

const isAdmin = ({ stored }: AccountRecord): boolean =>
  stored.state === 'active' && stored.roles.includes('admin')

const unknownRoles = (roles: readonly Stored<StaffRole>[]): readonly Stored<StaffRole>[] =>
  roles.filter((role) => !isKnown(staffRoles, role))

const isSame = (a: readonly StaffRole[], b: readonly StaffRole[]): boolean =>
  a.length === b.length && a.every((role) => b.includes(role))

const changedMeanwhile = (
  now: readonly StaffRole[],
  wanted: readonly StaffRole[],
  seen = now,
): 'changed' | 'done' | undefined => {
  if (isSame(now, seen)) return undefined
  // If the roles are as wanted, the form was submitted twice.
  return isSame(now, wanted) ? 'done' : 'changed'
}

export const createManageAccounts = (parts: Parts): ManageAccounts => {
  const { records, sessions, attempts, audit, clock, onUnreadable } = parts

  const withSessions = async (account: AccountRecord): Promise<ManagedAccount> => ({
    account,
    sessions: await sessions.ofAccount(account.id),
  })

  const entryOf = (by: Manager, action: AuditAction, subject: string) => ({
    ...by,
    action,
    subject,
  })

  /** Updates another administrator's record, if any, so that two administrators cannot demote each other. */
  const touchAnotherAdmin = async (id: string): Promise<Step | undefined> => {
    const other = (await allAccounts(records, onUnreadable)).find(
      (one) => one.id !== id && isAdmin(one),
    )
    return other === undefined ? undefined : changeAccount(other, {})
  }

  const change = <Ended extends string = never>(
    by: Manager,
    id: string,
    { action, fields, demotes, ended }: AccountChange<Ended>,
  ): Promise<Managed | Ended> =>
    retryConflicts<Managed | Ended>(async () => {
      const account = await findAccount(records, id)
      if (account === undefined) return 'missing'
      const end = ended?.(account.stored)
      if (end !== undefined) return end
      if (account.stored.state === 'closed') return 'missing'
      const steps = [
        changeAccount(account, fields(account.stored)),
        ...(await sessions.ofAccount(id)).map(endSession),
      ]
      if (demotes && isAdmin(account)) {
        const other = await touchAnotherAdmin(id)
        if (other === undefined) return 'lastAdmin'
        steps.push(other)
      }
      const { status } = await audit.commit(entryOf(by, action, id), steps)
      return status === 'committed' ? 'done' : 'conflict'
    })

  return {
    list: async () => {
      const order = new Intl.Collator('fr-CA')
      const present = (await allAccounts(records, onUnreadable))
        .filter(({ stored }) => stored.state !== 'closed')
        .toSorted((a, b) => order.compare(a.stored.name, b.stored.name))
      return Promise.all(present.map(withSessions))
    },
    find: async (id) => {
      const account = await findAccount(records, id)
      return account === undefined ? undefined : withSessions(account)
    },
    invite: (by, { email, ...invited }) =>
      retryConflicts(async () => {
        const id = accountIdOf(email)
        const now = clock.now()
        const { token, invitation } = newInvitation(now)
        const known = await findAccount(records, id)
        if (known !== undefined && known.stored.state !== 'closed') return 'existing'
        const stored = {
          ...invited,
          ...noSecrets,
          email: normalizeEmail(email),
          singleKeys: known?.stored.singleKeys ?? false,
          state: 'invited',
          invitation,
          confirmedAt: now,
          signedInAt: null,
        } as const
        const step =
          known === undefined ? { create: draftAccount(stored, now) } : changeAccount(known, stored)
        const { status } = await audit.commit(entryOf(by, 'accountInvited', id), [step])
        return status === 'committed' ? { token } : 'conflict'
      }),
    reset: async (by, id) => {
      const { token, invitation } = newInvitation(clock.now())
      const fields = () => ({ ...noSecrets, state: 'invited', invitation }) as const
      // The command may reset the only administrator, who may have lost phone and recovery codes.
      const demotes = by.actor !== 'command'
      const done = await change(by, id, { action: 'accountReset', fields, demotes })
      return done === 'done' ? { token } : done
    },
    setRoles: (by, id, roles, seen) =>
      change<RolesSet>(by, id, {
        action: 'rolesChanged',
        // Preserves roles of another release, which grant nothing here.
        fields: (stored) => ({ roles: [...roles, ...unknownRoles(stored.roles)] }),
        demotes: !roles.includes('admin'),
        ended: ({ state, roles: now }) =>
          state === 'closed' ? undefined : changedMeanwhile(knownRoles(now), roles, seen),
      }),
    close: (by, id) =>
      change<Managed>(by, id, {
        action: 'accountClosed',
        fields: () => ({ ...noSecrets, roles: [], state: 'closed', invitation: null }),
        demotes: true,
        ended: ({ state }) => (state === 'closed' ? 'done' : undefined),
      }),
    confirm: async (by, ids) => {
      await eachInTurn(chunksOf([...new Set(ids)], confirmedAtOnce), (chunk) =>
        retryConflicts(async () => {
          const open = (await allAccounts(records, onUnreadable)).filter(
            ({ id, stored }) => chunk.includes(id) && stored.state !== 'closed',
          )
          if (open.length === 0) return 'done'
          const { status } = await audit.commit(
            open.map(({ id }) => entryOf(by, 'accountConfirmed', id)),
            open.map((account) => changeAccount(account, { confirmedAt: clock.now() })),
          )
          return status === 'committed' ? 'done' : 'conflict'
        }),
      )
    },
    endSessions: (by, id, sessionId) =>
      retryConflicts(async () => {
        const open = await sessions.ofAccount(id)
        const chosen = open.filter((one) => sessionId === undefined || one.id === sessionId)
        if (chosen.length === 0) return 'missing'
        const steps = chosen.map(endSession)
        const { status } = await audit.commit(entryOf(by, 'sessionsEnded', id), steps)
        return status === 'committed' ? 'done' : 'conflict'
      }),
    unlock: async (by, email) => {
      await attempts.clearAll(email)
      await audit.append(entryOf(by, 'accountUnlocked', accountIdOf(email)))
    },
  }
}
