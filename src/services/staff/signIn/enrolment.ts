import * as z from 'zod'
import type { Records } from '../../adapters/records/records.js'
import type { Clock } from '../../../shared/time/clock.js'
import { hour } from '../../../shared/time/durations.js'
import {
  type AccountRecord,
  changeAccount,
  publicAccount,
  type StoredAccount,
} from '../accounts/accountRecord.js'
import { findAccount } from '../accounts/accounts.js'
import { findInvited, spent } from '../accounts/invitation.js'
import type { StaffAccount } from '../staffAccount.js'
import type { AuditLog } from '../audit/auditLog.js'
import { newOneTimeSecret, stepOfCode } from '../identity/oneTimeCode.js'
import { hashPassword, passwordLength } from '../identity/password.js'
import { hashRecoveryCode, newRecoveryCodes } from '../identity/recoveryCodes.js'
import type { ProviderProof, StaffIdentity } from '../identity/staffIdentity.js'
import { draftSession, newSessionToken, sessionIdOf } from '../sessions/sessionRecord.js'
import type { StaffKeys } from '../staffKeys.js'
import { oneTimePurpose } from './secondFactor.js'
import type { SignInRequest } from './signInRequest.js'

export interface EnrolmentOffer {
  /** Sealed account and offered secret, which are not stored before the first code. */
  readonly ticket: string
  readonly secret: string
  readonly account: StaffAccount
}

/** First sign-in: password by link, then authenticator app, then recovery codes. */
export interface Enrolment {
  find(token: string): Promise<StaffAccount | undefined>
  /**
   * Accepts an invitation and invalidates its link, unless the result is `wrong`.
   * @param password new, or the one known to the identity provider
   * @returns `gone` if the link was used or has expired
   */
  accept(
    token: string,
    password: string,
    request: SignInRequest,
  ): Promise<EnrolmentOffer | 'gone' | 'wrong'>
  offer(account: AccountRecord, provider?: ProviderProof): EnrolmentOffer
  reopen(ticket: string): Promise<EnrolmentOffer | undefined>
  finish(
    ticket: string,
    code: string,
    request: SignInRequest,
  ): Promise<
    | {
        readonly token: string
        readonly recoveryCodes: readonly string[]
        readonly account: StaffAccount
      }
    | 'wrong'
    | 'expired'
  >
}

export const passwordError = (password: string): 'tooShort' | 'tooLong' | undefined => {
  const { length } = [...password]
  if (length < passwordLength.min) return 'tooShort'
  return length > passwordLength.max ? 'tooLong' : undefined
}

const ticketSchema = z.object({
  account: z.string(),
  version: z.int(),
  secret: z.string(),
  until: z.int(),
  provider: z.object({ uid: z.string(), provenAt: z.int() }).exactOptional(),
})
type Ticket = z.infer<typeof ticketSchema>

const purpose = 'enrolment'
const ticketMs = hour

interface Parts {
  readonly records: Pick<Records, 'read' | 'list'>
  readonly identity: Pick<StaffIdentity, 'kind' | 'prove'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly keys: StaffKeys
  readonly clock: Pick<Clock, 'now'>
}

export const awaitsPhone = ({ stored }: AccountRecord, now: number): boolean =>
  stored.state === 'invited' && stored.invitation?.hash === '' && stored.invitation.expiresAt > now

export const createEnrolment = ({ records, identity, audit, keys, clock }: Parts): Enrolment => {
  const seal = (
    account: Pick<AccountRecord, 'id' | 'version'>,
    secret: string,
    provider?: ProviderProof,
  ): string => {
    const until = clock.now() + ticketMs
    const own = provider === undefined ? {} : { provider }
    const ticket: Ticket = { account: account.id, version: account.version, secret, until, ...own }
    return keys.seal(purpose, JSON.stringify(ticket))
  }

  const offerTo = (account: AccountRecord, provider?: ProviderProof): EnrolmentOffer => {
    const secret = newOneTimeSecret()
    return { ticket: seal(account, secret, provider), secret, account: publicAccount(account) }
  }

  const open = async (sealed: string) => {
    const text = keys.open(purpose, sealed)
    if (text === undefined) return undefined
    const ticket = ticketSchema.parse(JSON.parse(text))
    const account = await findAccount(records, ticket.account)
    const isGood =
      account?.version === ticket.version &&
      ticket.until > clock.now() &&
      awaitsPhone(account, clock.now())
    return isGood ? { ticket, account } : undefined
  }

  return {
    find: async (token) => {
      const account = await findInvited(records, token, clock.now())
      return account === undefined ? undefined : publicAccount(account)
    },
    accept: async (token, password, request) => {
      const account = await findInvited(records, token, clock.now())
      const invitation = account?.stored.invitation ?? null
      if (account === undefined || invitation === null) return 'gone'
      const isOurs = identity.kind === 'embedded'
      const proven = isOurs ? {} : await identity.prove(account.stored.email, password, account)
      if (proven === undefined) return 'wrong'
      const { provider } = proven
      const fields: Partial<StoredAccount> = {
        invitation: spent(invitation),
        password: isOurs ? await hashPassword(password) : null,
        // Binds the invitation to the provider account of the person who has link and password.
        providerUid: provider?.uid ?? null,
      }
      const entry = {
        actor: 'signedOut',
        action: 'invitationAccepted',
        subject: account.id,
        requestId: request.requestId,
      } as const
      const { status } = await audit.commit(entry, [changeAccount(account, fields)])
      if (status === 'refused') return 'gone'
      return offerTo({ ...account, version: account.version + 1 }, provider)
    },
    offer: offerTo,
    reopen: async (sealed) => {
      const opened = await open(sealed)
      if (opened === undefined) return undefined
      const { ticket, account } = opened
      return { ticket: sealed, secret: ticket.secret, account: publicAccount(account) }
    },
    finish: async (sealed, code, { requestId, browser }) => {
      const opened = await open(sealed)
      if (opened === undefined) return 'expired'
      const { ticket, account } = opened
      const now = clock.now()
      const step = stepOfCode(ticket.secret, code, { lastStep: 0, now })
      if (step === undefined) return 'wrong'
      const recoveryCodes = newRecoveryCodes()
      const token = newSessionToken()
      const sessionId = sessionIdOf(token)
      const { provider } = ticket
      const session = {
        account: account.id,
        signedInAt: now,
        provenAt: now,
        seenAt: now,
        browser,
        ...(provider === undefined ? {} : { provider: { ...provider, checkedAt: now } }),
      }
      const fields = {
        state: 'active',
        invitation: null,
        oneTimeSecret: keys.seal(oneTimePurpose, ticket.secret),
        lastStep: step,
        recoveryCodes: recoveryCodes.map((one) => hashRecoveryCode(keys, account.id, one)),
        confirmedAt: now,
        signedInAt: now,
      } as const
      const entered = publicAccount(account)
      const actor = { account: entered, sessionId, provenAt: now }
      const { status } = await audit.commit(
        { actor, action: 'firstSignIn', subject: account.id, requestId },
        [changeAccount(account, fields), { create: draftSession(sessionId, session) }],
      )
      return status === 'committed' ? { token, recoveryCodes, account: entered } : 'expired'
    },
  }
}
