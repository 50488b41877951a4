import type { Records, Step } from '../../adapters/records/records.js'
import type { Clock } from '../../../shared/time/clock.js'
import {
  type AccountRecord,
  changeAccount,
  publicAccount,
  type StoredAccount,
} from '../accounts/accountRecord.js'
import type { SignedIn } from '../staffAccount.js'
import type { AuditLog } from '../audit/auditLog.js'
import type { ProviderProof } from '../identity/staffIdentity.js'
import {
  draftSession,
  isSessionOver,
  newSessionToken,
  readSession,
  removeSession,
  type SessionRecord,
  sessionIdOf,
} from '../sessions/sessionRecord.js'
import type { StaffSessions } from '../sessions/sessions.js'
import type { SignInRequest } from './signInRequest.js'

export interface Entered {
  readonly status: 'signedIn'
  readonly token: string
  readonly signedIn: SignedIn
}

export interface Entrance {
  readonly action: 'signedIn' | 'signedInWithPasskey' | 'identityConfirmed'
  readonly request: SignInRequest
  /** Changes that make the proof single-use. */
  readonly changes: Partial<StoredAccount>
  readonly steps?: readonly Step[]
  readonly before?: SessionRecord
  readonly provider?: ProviderProof | undefined
}

/** Maximum number of sessions per account; beyond it, the least recently used one is ended. */
const mostSessions = 5

interface Parts {
  readonly sessions: Pick<StaffSessions, 'ofAccount'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly clock: Pick<Clock, 'now'>
}

/** Returns a session, unless it ended after the request was admitted. */
export const sessionBefore = async (
  records: Pick<Records, 'read'>,
  sessionId: string,
  now: number,
): Promise<SessionRecord | undefined> => {
  const record = await records.read('sessions', sessionId)
  const session = record === undefined ? undefined : readSession(record)
  return session === undefined || isSessionOver(session, now) ? undefined : session
}

/** Creates the function that starts a session. @returns `undefined` after a concurrent change */
export const createEntrance = ({ sessions, audit, clock }: Parts) => {
  const sessionsToEnd = async (accountId: string, before: Entrance['before']) => {
    const others = await sessions.ofAccount(accountId)
    const rest = others.filter(({ id }) => id !== before?.id)
    return [...others.filter(({ id }) => id === before?.id), ...rest.slice(mostSessions - 1)]
  }

  return async (account: AccountRecord, entrance: Entrance): Promise<Entered | undefined> => {
    const { action, request, changes, before, provider } = entrance
    const now = clock.now()
    const token = newSessionToken()
    const id = sessionIdOf(token)
    const signedInAt = before?.signedInAt ?? now
    const session = {
      account: account.id,
      signedInAt,
      provenAt: now,
      seenAt: now,
      browser: request.browser,
      ...(provider === undefined ? {} : { provider: { ...provider, checkedAt: now } }),
    }
    const steps: readonly Step[] = [
      ...(entrance.steps ?? []),
      changeAccount(account, { ...changes, signedInAt }),
      { create: draftSession(id, session) },
      ...(await sessionsToEnd(account.id, before)).map(removeSession),
    ]
    const signedIn = { account: publicAccount(account), sessionId: id, provenAt: now }
    const entry = { actor: signedIn, action, subject: account.id, requestId: request.requestId }
    const { status } = await audit.commit(entry, steps)
    return status === 'committed' ? { status: 'signedIn', token, signedIn } : undefined
  }
}
