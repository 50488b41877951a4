import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Records } from '../../adapters/records/records.js'
import type { Clock } from '../../../shared/time/clock.js'
import type { AccountRecord } from '../accounts/accountRecord.js'
import { findAccount } from '../accounts/accounts.js'
import type { SignedIn } from '../staffAccount.js'
import type { AuditLog } from '../audit/auditLog.js'
import { retryConflicts } from '../retryConflicts.js'
import type { StaffSessions } from '../sessions/sessions.js'
import { createEntrance, type Entered, type Entrance, sessionBefore } from '../signIn/entrance.js'
import { refuseSignIn } from '../signIn/refuseSignIn.js'
import type { SignInRequest } from '../signIn/signInRequest.js'
import type { StaffKeys } from '../staffKeys.js'
import {
  openChallenge,
  type PasskeyChallenge,
  sealChallenge,
  spentChallenge,
  spentChallengeId,
} from './passkeyChallenge.js'
import {
  readSigned,
  type RelyingParty,
  requestOptions,
  type SignedByPasskey,
  verifySigned,
} from './webAuthn.js'

export interface PasskeyRequest {
  readonly options: PublicKeyCredentialRequestOptionsJSON
  readonly ticket: string
}

export interface PasskeyAnswer {
  readonly ticket: string
  readonly credential: string
}

export type PasskeyOutcome = Entered | { readonly status: 'refused' | 'expired' }

/** Sign-in by passkey, without password and code: an unlocked device provides both factors. */
export interface PasskeySignIn {
  request(signedIn?: SignedIn): Promise<PasskeyRequest>
  signIn(answer: PasskeyAnswer, request: SignInRequest): Promise<PasskeyOutcome>
  confirm(
    signedIn: SignedIn,
    answer: PasskeyAnswer,
    request: SignInRequest,
  ): Promise<PasskeyOutcome>
}

interface Parts {
  readonly records: Pick<Records, 'read'>
  readonly sessions: Pick<StaffSessions, 'ofAccount'>
  readonly audit: AuditLog
  readonly keys: StaffKeys
  readonly clock: Pick<Clock, 'now'>
  readonly site: RelyingParty
}

interface Try {
  readonly accountId: string | undefined
  readonly challenge: PasskeyChallenge
  readonly signed: SignedByPasskey
}

export const createPasskeySignIn = (parts: Parts): PasskeySignIn => {
  const { records, audit, keys, clock, site } = parts
  const enter = createEntrance(parts)

  const verify = async ({ accountId, challenge, signed }: Try) => {
    const account = accountId === undefined ? undefined : await findAccount(records, accountId)
    if (account?.stored.state !== 'active') return undefined
    const { passkeys } = account.stored
    const passkey = passkeys.find(({ id }) => id === signed.id)
    if (passkey === undefined) return undefined
    const counter = await verifySigned(site, challenge.challenge, passkey, signed)
    if (counter === undefined) return undefined
    const used = { ...passkey, counter, usedAt: clock.now() }
    return { account, passkeys: passkeys.map((one) => (one === passkey ? used : one)) }
  }

  const tryPasskey = (
    tried: Try,
    request: SignInRequest,
    entranceOf: (
      account: AccountRecord,
    ) => Promise<Pick<Entrance, 'action' | 'before'> | undefined>,
  ): Promise<PasskeyOutcome> =>
    retryConflicts(async () => {
      const isSpent =
        (await records.read('passkeyChallenges', spentChallengeId(tried.challenge))) !== undefined
      const verified = isSpent ? undefined : await verify(tried)
      const entrance = verified === undefined ? undefined : await entranceOf(verified.account)
      if (verified === undefined || entrance === undefined) {
        const account =
          tried.accountId === undefined ? undefined : await findAccount(records, tried.accountId)
        return refuseSignIn(audit, 'passkeyRefused', request, account)
      }
      const { account, passkeys } = verified
      const entered = await enter(account, {
        ...entrance,
        request,
        changes: { passkeys },
        steps: [{ create: spentChallenge(tried.challenge, clock.now()) }],
      })
      return entered ?? 'conflict'
    })

  return {
    request: async (signedIn) => {
      const id = signedIn?.account.id
      const account = id === undefined ? undefined : await findAccount(records, id)
      const options = await requestOptions(site, account?.stored.passkeys)
      const { challenge } = options
      const use = signedIn === undefined ? 'signIn' : 'confirm'
      const ticket = sealChallenge(keys, { challenge, use, account: id ?? null }, clock.now())
      return { options, ticket }
    },
    signIn: async ({ ticket, credential }, request) => {
      const given = { use: 'signIn', account: null } as const
      const challenge = openChallenge(keys, ticket, given, clock.now())
      if (challenge === undefined) return { status: 'expired' }
      const signed = readSigned(credential)
      if (signed === undefined) return refuseSignIn(audit, 'passkeyRefused', request)
      return tryPasskey({ accountId: signed.owner, challenge, signed }, request, async () => ({
        action: 'signedInWithPasskey',
      }))
    },
    confirm: async ({ account: { id }, sessionId }, { ticket, credential }, request) => {
      const given = { use: 'confirm', account: id } as const
      const challenge = openChallenge(keys, ticket, given, clock.now())
      if (challenge === undefined) return { status: 'expired' }
      const signed = readSigned(credential)
      if (signed === undefined) return refuseSignIn(audit, 'passkeyRefused', request)
      return tryPasskey({ accountId: id, challenge, signed }, request, async () => {
        const before = await sessionBefore(records, sessionId, clock.now())
        return before === undefined ? undefined : { action: 'identityConfirmed', before }
      })
    },
  }
}
