import type { Records, Step } from '../../adapters/records/records.js'
import { AppError } from '../../errors.js'
import type { Clock } from '../../time/clock.js'
import {
  type AccountRecord,
  accountIdOf,
  changeAccount,
  publicAccount,
  type StoredAccount,
} from '../accounts/accountRecord.js'
import { findAccount } from '../accounts/accounts.js'
import type { SignedIn } from '../accounts/staffAccount.js'
import type { AuditLog } from '../audit/auditLog.js'
import type { Proven, ProviderProof, StaffIdentity } from '../identity/staffIdentity.js'
import {
  draftSession,
  newSessionToken,
  readSession,
  removeSession,
  sessionIdOf,
} from '../sessions/sessionRecord.js'
import type { StaffSessions } from '../sessions/sessions.js'
import { retryConflicts } from '../retryConflicts.js'
import type { StaffKeys } from '../staffKeys.js'
import type { SignInAttempts } from './attempts.js'
import { awaitsPhone, type Enrolment, type EnrolmentOffer } from './enrolment.js'
import type { SignInRequest } from './signInRequest.js'
import { spendCode } from './secondFactor.js'
import { readTicket, writeTicket } from './ticket.js'

export type SignInRefusal =
  | { readonly status: 'refused' }
  | { readonly status: 'locked'; readonly until: number }

export interface Entered {
  readonly status: 'signedIn'
  /** For the cookie. */
  readonly token: string
  readonly signedIn: SignedIn
}

export type Begun =
  | { readonly status: 'code'; readonly ticket: string }
  /** Invited, and the phone is still to come. */
  | { readonly status: 'enrol'; readonly offer: EnrolmentOffer }

/** Signing in: password, then code; and the code again before what must not be done by a stranger. */
export interface SignIn {
  begin(email: string, password: string, request: SignInRequest): Promise<Begun | SignInRefusal>
  /** As `begin`, by a token of the provider of identities in place of a password. */
  beginByToken(
    token: string,
    request: SignInRequest,
  ): Promise<Begun | { readonly status: 'refused' }>
  /** @returns `expired` when the password must be given again */
  finish(
    ticket: string,
    code: string,
    request: SignInRequest,
  ): Promise<Entered | SignInRefusal | { readonly status: 'expired' }>
  /** The session goes on under a new id. */
  confirm(
    signedIn: SignedIn,
    code: string,
    request: SignInRequest,
  ): Promise<Entered | SignInRefusal>
  end(signedIn: SignedIn, requestId: string): Promise<void>
}

/** Signed in on more browsers than this, the one not used for longest is signed out. */
const mostSessions = 5

interface Parts {
  readonly records: Pick<Records, 'read'>
  readonly sessions: StaffSessions
  readonly attempts: SignInAttempts
  readonly identity: StaffIdentity
  readonly audit: AuditLog
  readonly enrolment: Pick<Enrolment, 'offer'>
  readonly keys: StaffKeys
  readonly clock: Pick<Clock, 'now'>
}

interface Entrance {
  readonly action: 'signedIn' | 'identityConfirmed'
  readonly request: SignInRequest
  readonly changes: Partial<StoredAccount>
  /** Of the session that goes on; absent at sign-in. */
  readonly before?: { readonly id: string; readonly signedInAt: number; readonly browser: string }
  readonly provider?: ProviderProof
}

export const createSignIn = (parts: Parts): SignIn => {
  const { records, sessions, attempts, identity, enrolment, audit, keys, clock } = parts
  const proofOf = ({ stored }: AccountRecord): string =>
    keys.sign('password proof', `${stored.password} ${stored.oneTimeSecret}`)

  const refuse = async (
    action: string,
    request: SignInRequest,
    account?: AccountRecord,
  ): Promise<SignInRefusal> => {
    await audit.append({
      actor: 'signedOut',
      action,
      outcome: 'refused',
      requestId: request.requestId,
      ...(account === undefined ? {} : { subject: account.id }),
    })
    return { status: 'refused' }
  }

  /** Those beyond the limit, and the one that goes on under a new id. */
  const sessionsToEnd = async (accountId: string, before: Entrance['before']) => {
    const others = await sessions.ofAccount(accountId)
    const rest = others.filter(({ id }) => id !== before?.id)
    return [...others.filter(({ id }) => id === before?.id), ...rest.slice(mostSessions - 1)]
  }

  /** @returns nothing when somebody else changed the account or a session meanwhile */
  const enter = async (
    account: AccountRecord,
    entrance: Entrance,
  ): Promise<Entered | undefined> => {
    const now = clock.now()
    const token = newSessionToken()
    const id = sessionIdOf(token)
    const signedInAt = entrance.before?.signedInAt ?? now
    const { provider } = entrance
    const session = {
      account: account.id,
      signedInAt,
      provenAt: now,
      seenAt: now,
      browser: entrance.request.browser,
      ...(provider === undefined ? {} : { provider: { ...provider, checkedAt: now } }),
    }
    const steps: readonly Step[] = [
      changeAccount(account, { ...entrance.changes, signedInAt }),
      { create: draftSession(id, session) },
      ...(await sessionsToEnd(account.id, entrance.before)).map(removeSession),
    ]
    const signedIn = { account: publicAccount(account), sessionId: id, provenAt: now }
    const { action, request } = entrance
    const entry = { actor: signedIn, action, subject: account.id, requestId: request.requestId }
    const { status } = await audit.commit(entry, steps)
    return status === 'committed' ? { status: 'signedIn', token, signedIn } : undefined
  }

  /** Compares the code and enters. */
  const tryCode = (
    accountId: string,
    code: string,
    entranceOf: (account: AccountRecord) => Promise<Omit<Entrance, 'changes'> | undefined>,
  ): Promise<Entered | 'wrong' | 'expired'> =>
    retryConflicts(async () => {
      const account = await findAccount(records, accountId)
      const entrance = account?.stored.state === 'active' ? await entranceOf(account) : undefined
      if (account === undefined || entrance === undefined) return 'expired'
      const changes = spendCode(keys, account, code, clock.now())
      if (changes === undefined) return 'wrong'
      return (await enter(account, { ...entrance, changes })) ?? 'conflict'
    })

  /** Counts the attempt, then compares. */
  const countedCode = async (
    accountId: string,
    request: SignInRequest,
    work: () => Promise<Entered | 'wrong' | 'expired'>,
  ): Promise<Entered | SignInRefusal | { readonly status: 'expired' }> => {
    const account = await findAccount(records, accountId)
    if (account === undefined) return { status: 'expired' }
    const { email } = account.stored
    const { lockedUntil } = await attempts.begin(email)
    if (lockedUntil !== undefined) return { status: 'locked', until: lockedUntil }
    const entered = await work()
    if (entered === 'wrong') return refuse('codeRefused', request, account)
    if (entered === 'expired') return { status: 'expired' }
    await attempts.clear(email)
    return entered
  }

  /** What comes after the password, for whoever has an account and proved to be its person. */
  const proceed = (
    account: AccountRecord | undefined,
    proven: Proven | undefined,
  ): Begun | undefined => {
    if (proven === undefined || account === undefined) return undefined
    const { provider } = proven
    // The same email at the provider may have become somebody else's since.
    if ((provider?.uid ?? null) !== account.stored.providerUid) return undefined
    if (awaitsPhone(account, clock.now())) {
      return { status: 'enrol', offer: enrolment.offer(account, provider) }
    }
    if (account.stored.state !== 'active') return undefined
    const own = provider === undefined ? {} : { provider }
    const ticket = { account: account.id, proof: proofOf(account), ...own }
    return { status: 'code', ticket: writeTicket(keys, ticket, clock.now()) }
  }

  return {
    begin: async (email, password, request) => {
      const { lockedUntil } = await attempts.begin(email)
      if (lockedUntil !== undefined) return { status: 'locked', until: lockedUntil }
      const account = await findAccount(records, accountIdOf(email))
      const begun = proceed(account, await identity.prove(email, password, account))
      if (begun === undefined) return refuse('passwordRefused', request, account)
      await attempts.giveBack(email)
      return begun
    },
    beginByToken: async (token, request) => {
      const proven = await identity.proveByToken(token)
      const id = proven?.email === undefined ? undefined : accountIdOf(proven.email)
      const account = id === undefined ? undefined : await findAccount(records, id)
      const begun = proceed(account, proven)
      if (begun !== undefined) return begun
      await refuse('passwordRefused', request, account)
      return { status: 'refused' }
    },
    finish: async (sealed, code, request) => {
      const ticket = readTicket(keys, sealed, clock.now())
      if (ticket === undefined) return { status: 'expired' }
      const { provider } = ticket
      return countedCode(ticket.account, request, () =>
        tryCode(ticket.account, code, async (account) =>
          ticket.proof === proofOf(account)
            ? { action: 'signedIn', request, ...(provider === undefined ? {} : { provider }) }
            : undefined,
        ),
      )
    },
    confirm: async ({ account, sessionId }, code, request) => {
      const done = await countedCode(account.id, request, () =>
        tryCode(account.id, code, async () => {
          const record = await records.read('sessions', sessionId)
          const before = record === undefined ? undefined : readSession(record)
          if (before === undefined) return undefined
          const { provider } = before
          return {
            action: 'identityConfirmed',
            request,
            before,
            ...(provider === undefined ? {} : { provider }),
          }
        }),
      )
      if (done.status === 'expired') throw new AppError(401, 'signedOut')
      return done
    },
    end: async (signedIn, requestId) => {
      const entry = {
        actor: signedIn,
        action: 'signedOut',
        subject: signedIn.account.id,
        requestId,
      }
      await retryConflicts(async () => {
        const record = await records.read('sessions', signedIn.sessionId)
        const session = record === undefined ? undefined : readSession(record)
        const steps = session === undefined ? [] : [removeSession(session)]
        return (await audit.commit(entry, steps)).status === 'committed' ? 'ended' : 'conflict'
      })
    },
  }
}
