import type { Records, StoredRecord } from '../../adapters/records/records.js'
import type { Clock } from '../../../shared/time/clock.js'
import { minute } from '../../../shared/time/durations.js'
import { publicAccount } from '../accounts/accountRecord.js'
import { findAccount } from '../accounts/accounts.js'
import type { SignedIn, StaffAccount } from '../staffAccount.js'
import { tokenMaxAgeMs } from '../identity/firebaseIdentity.js'
import type { StaffIdentity } from '../identity/staffIdentity.js'
import { tokenIn } from './sessionCookie.js'
import {
  isSessionOver,
  readSession,
  sessionIdOf,
  sessionRecordEnd,
  type SessionRecord,
} from './sessionRecord.js'

export interface StaffSessions {
  /** Returns the signed-in account. @param isBackground if true, the request does not extend the idle time */
  find(cookies: string | undefined, isBackground?: boolean): Promise<SignedIn | undefined>
  /** Returns the account of a current or ended session; `undefined` after a sign-out or for a closed account. */
  ownerOf(cookies: string | undefined): Promise<StaffAccount | undefined>
  ofAccount(accountId: string): Promise<readonly SessionRecord[]>
}

/** Minimum interval between two updates of the last use. */
const seenEveryMs = minute

interface Parts {
  readonly records: Pick<Records, 'read' | 'list' | 'update' | 'remove'>
  readonly identity: Pick<StaffIdentity, 'isCurrent'>
  readonly clock: Pick<Clock, 'now'>
}

const listSessions = async (
  records: Parts['records'],
  accountId: string,
  cursor?: string,
): Promise<readonly StoredRecord[]> => {
  const page = await records.list('sessions', {
    where: { field: 'account', equals: accountId },
    limit: 100,
    cursor,
  })
  if (page.cursor === undefined) return page.records
  return [...page.records, ...(await listSessions(records, accountId, page.cursor))]
}

export const createStaffSessions = ({ records, identity, clock }: Parts): StaffSessions => {
  const isOver = (session: SessionRecord): boolean => isSessionOver(session, clock.now())

  const see = async (session: SessionRecord): Promise<void> => {
    const now = clock.now()
    if (now - session.seenAt < seenEveryMs) return
    await records.update('sessions', session.id, session.version, {
      fields: { seenAt: now },
      expiresAt: sessionRecordEnd({ ...session, seenAt: now }),
    })
  }

  /** Queries periodically whether the provider still accepts the person; `provenAt` does not change. */
  const stillProven = async (session: SessionRecord): Promise<SessionRecord | undefined> => {
    const { provider, id, version } = session
    const now = clock.now()
    if (provider === undefined || now - provider.checkedAt < tokenMaxAgeMs) return session
    if (await identity.isCurrent(provider)) {
      const checked = { provider: { ...provider, checkedAt: now } }
      const done = await records.update('sessions', id, version, { fields: checked })
      return { ...session, ...checked, version: done === 'updated' ? version + 1 : version }
    }
    await records.remove('sessions', id)
    return undefined
  }

  const sessionOf = async (cookies: string | undefined): Promise<SessionRecord | undefined> => {
    const token = tokenIn(cookies)
    if (token === undefined) return undefined
    const record = await records.read('sessions', sessionIdOf(token))
    return record === undefined ? undefined : readSession(record)
  }

  return {
    ownerOf: async (cookies) => {
      const session = await sessionOf(cookies)
      const account = session && (await findAccount(records, session.account))
      return account === undefined || account.stored.state === 'closed'
        ? undefined
        : publicAccount(account)
    },
    find: async (cookies, isBackground = false) => {
      const session = await sessionOf(cookies)
      if (session === undefined || isOver(session)) return undefined
      const account = await findAccount(records, session.account)
      if (account?.stored.state !== 'active') return undefined
      const proven = await stillProven(session)
      if (proven === undefined) return undefined
      if (!isBackground) await see(proven)
      const { id: sessionId, provenAt } = session
      return { account: publicAccount(account), sessionId, provenAt }
    },
    ofAccount: async (accountId) => {
      const found = (await listSessions(records, accountId)).flatMap(
        (one) => readSession(one) ?? [],
      )
      return found.filter((one) => !isOver(one)).toSorted((a, b) => b.seenAt - a.seenAt)
    },
  }
}
