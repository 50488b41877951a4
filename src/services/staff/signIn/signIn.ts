import type { Records } from '../../adapters/records/records.js'
import { AppError } from '../../errors/errors.js'
import type { Clock } from '../../../shared/time/clock.js'
import { type AccountRecord, accountIdOf } from '../accounts/accountRecord.js'
import { findAccount } from '../accounts/accounts.js'
import type { SignedIn } from '../staffAccount.js'
import type { AuditLog } from '../audit/auditLog.js'
import type { Proven, StaffIdentity } from '../identity/staffIdentity.js'
import { removeSession } from '../sessions/sessionRecord.js'
import type { StaffSessions } from '../sessions/sessions.js'
import { retryConflicts } from '../retryConflicts.js'
import type { StaffKeys } from '../staffKeys.js'
import { type AttemptSource, type SignInAttempts, sourceOf } from './attempts.js'
import { awaitsPhone, type Enrolment, type EnrolmentOffer } from './enrolment.js'
import { createEntrance, type Entered, type Entrance, sessionBefore } from './entrance.js'
import { refuseSignIn } from './refuseSignIn.js'
import type { SignInRequest } from './signInRequest.js'
import { spendCode } from './secondFactor.js'
import { readTicket, writeTicket } from './ticket.js'

export type SignInRefusal =
  | { readonly status: 'refused' }
  | { readonly status: 'locked'; readonly until: number }

export type Begun =
  | { readonly status: 'code'; readonly ticket: string }
  | { readonly status: 'enrol'; readonly offer: EnrolmentOffer }

export interface SignIn {
  begin(email: string, password: string, request: SignInRequest): Promise<Begun | SignInRefusal>
  beginByToken(
    token: string,
    request: SignInRequest,
  ): Promise<Begun | { readonly status: 'refused' }>
  /** Completes a sign-in. @returns `expired` if the password must be entered again */
  finish(
    ticket: string,
    code: string,
    request: SignInRequest,
  ): Promise<Entered | SignInRefusal | { readonly status: 'expired' }>
  confirm(
    signedIn: SignedIn,
    code: string,
    request: SignInRequest,
  ): Promise<Entered | SignInRefusal>
  end(signedIn: SignedIn, requestId: string): Promise<void>
}

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

export const createSignIn = (parts: Parts): SignIn => {
  const { records, attempts, identity, enrolment, audit, keys, clock } = parts
  const proofOf = ({ stored }: AccountRecord): string =>
    keys.sign('password proof', `${stored.password} ${stored.oneTimeSecret}`)

  const enter = createEntrance(parts)

  const tryCode = (
    accountId: string,
    code: string,
    request: SignInRequest,
    entranceOf: (
      account: AccountRecord,
    ) => Promise<Omit<Entrance, 'changes' | 'request'> | undefined>,
  ): Promise<Entered | 'wrong' | 'expired'> =>
    retryConflicts(async () => {
      const account = await findAccount(records, accountId)
      const entrance = account?.stored.state === 'active' ? await entranceOf(account) : undefined
      if (account === undefined || entrance === undefined) return 'expired'
      const changes = spendCode(keys, account, code, clock.now())
      if (changes === undefined) return 'wrong'
      return (await enter(account, { ...entrance, request, changes })) ?? 'conflict'
    })

  const countedCode = async (
    accountId: string,
    source: AttemptSource,
    request: SignInRequest,
    work: () => Promise<Entered | 'wrong' | 'expired'>,
  ): Promise<Entered | SignInRefusal | { readonly status: 'expired' }> => {
    const account = await findAccount(records, accountId)
    if (account === undefined) return { status: 'expired' }
    const attempt = { email: account.stored.email, source, proof: 'code' } as const
    const { lockedUntil } = await attempts.begin(attempt)
    if (lockedUntil !== undefined) return { status: 'locked', until: lockedUntil }
    const entered = await work()
    if (entered === 'wrong') return refuseSignIn(audit, 'codeRefused', request, account)
    if (entered === 'expired') return { status: 'expired' }
    await attempts.clear(attempt)
    return entered
  }

  const proceed = (
    account: AccountRecord | undefined,
    proven: Proven | undefined,
  ): Begun | undefined => {
    if (proven === undefined || account === undefined) return undefined
    const { provider } = proven
    // The provider may meanwhile have assigned the email to another person.
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
      const id = accountIdOf(email)
      const attempt = { email, source: sourceOf(request, id), proof: 'password' } as const
      const { lockedUntil } = await attempts.begin(attempt)
      if (lockedUntil !== undefined) return { status: 'locked', until: lockedUntil }
      const account = await findAccount(records, id)
      const begun = proceed(account, await identity.prove(email, password, account))
      if (begun === undefined) return refuseSignIn(audit, 'passwordRefused', request, account)
      await attempts.giveBack(attempt)
      return begun
    },
    beginByToken: async (token, request) => {
      const proven = await identity.proveByToken(token)
      const id = proven?.email === undefined ? undefined : accountIdOf(proven.email)
      const account = id === undefined ? undefined : await findAccount(records, id)
      const begun = proceed(account, proven)
      if (begun !== undefined) return begun
      return refuseSignIn(audit, 'passwordRefused', request, account)
    },
    finish: async (sealed, code, request) => {
      const ticket = readTicket(keys, sealed, clock.now())
      if (ticket === undefined) return { status: 'expired' }
      const { provider } = ticket
      const source = sourceOf(request, ticket.account)
      return countedCode(ticket.account, source, request, () =>
        tryCode(ticket.account, code, request, async (account) =>
          ticket.proof === proofOf(account) ? { action: 'signedIn', provider } : undefined,
        ),
      )
    },
    confirm: async ({ account, sessionId }, code, request) => {
      const source = { kind: 'session', id: sessionId } as const
      const done = await countedCode(account.id, source, request, () =>
        tryCode(account.id, code, request, async () => {
          const before = await sessionBefore(records, sessionId, clock.now())
          if (before === undefined) return undefined
          const { provider } = before
          return {
            action: 'identityConfirmed',
            before,
            provider,
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
      } as const
      await retryConflicts(async () => {
        const session = await sessionBefore(records, signedIn.sessionId, clock.now())
        const steps = session === undefined ? [] : [removeSession(session)]
        return (await audit.commit(entry, steps)).status === 'committed' ? 'ended' : 'conflict'
      })
    },
  }
}
