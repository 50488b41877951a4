import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { Records } from '../../adapters/records/records.js'
import type { Clock } from '../../../shared/time/clock.js'
import { createOwnChanges, readOwnAccount } from '../accounts/changeOwnAccount.js'
import type { SignedIn } from '../staffAccount.js'
import type { AuditLog } from '../audit/auditLog.js'
import type { StaffAct } from '../staffAct.js'
import type { StaffKeys } from '../staffKeys.js'
import type { Passkey } from './passkey.js'
import {
  openChallenge,
  sealChallenge,
  spentChallenge,
  spentChallengeId,
} from './passkeyChallenge.js'
import { mostPasskeys } from '../../../shared/staff/passkeyChoices.js'
import type { PasskeyAnswer } from './passkeySignIn.js'
import { creationOptions, type RelyingParty, verifyCreated } from './webAuthn.js'

export interface PasskeyCreation {
  readonly options: PublicKeyCredentialCreationOptionsJSON
  readonly ticket: string
}

export interface OwnPasskeys {
  list(who: SignedIn): Promise<readonly Passkey[]>
  creation(who: SignedIn): Promise<PasskeyCreation>
  /** Adds a passkey. @returns `expired` after five minutes, or if the response was already used */
  add(
    who: StaffAct,
    answer: PasskeyAnswer,
    name: string,
  ): Promise<'added' | 'refused' | 'expired' | 'tooMany'>
  rename(who: StaffAct, id: string, name: string): Promise<void>
  remove(who: StaffAct, id: string): Promise<void>
}

interface Parts {
  readonly records: Pick<Records, 'read'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly keys: StaffKeys
  readonly clock: Pick<Clock, 'now'>
  readonly site: RelyingParty
}

export const createOwnPasskeys = (parts: Parts): OwnPasskeys => {
  const { records, keys, clock, site } = parts
  const change = createOwnChanges(parts)

  const passkeysOf = async (who: SignedIn): Promise<readonly Passkey[]> =>
    (await readOwnAccount(records, who)).stored.passkeys

  return {
    list: passkeysOf,
    creation: async (who) => {
      const passkeys = await passkeysOf(who)
      const options = await creationOptions(site, { ...who.account, passkeys })
      const given = { challenge: options.challenge, use: 'add', account: who.account.id } as const
      return { options, ticket: sealChallenge(keys, given, clock.now()) }
    },
    add: async (who, { ticket, credential }, name) => {
      const given = { use: 'add', account: who.signedIn.account.id } as const
      const challenge = openChallenge(keys, ticket, given, clock.now())
      if (challenge === undefined) return 'expired'
      const created = await verifyCreated(site, challenge.challenge, credential)
      if (created === undefined) return 'refused'
      const now = clock.now()
      const passkey = { ...created, name, createdAt: now, usedAt: null }
      const done = await change<'expired' | 'tooMany'>(who, async ({ stored: { passkeys } }) => {
        const spent = await records.read('passkeyChallenges', spentChallengeId(challenge))
        if (spent !== undefined) return { refused: 'expired' }
        if (passkeys.length >= mostPasskeys) return { refused: 'tooMany' }
        return {
          action: 'passkeyAdded',
          fields: { passkeys: [...passkeys, passkey] },
          steps: [{ create: spentChallenge(challenge, now) }],
        }
      })
      return done === 'changed' ? 'added' : done
    },
    rename: async (who, id, name) => {
      await change(who, ({ stored }) => ({
        action: 'passkeyRenamed',
        fields: {
          passkeys: stored.passkeys.map((one) => (one.id === id ? { ...one, name } : one)),
        },
      }))
    },
    remove: async (who, id) => {
      await change(who, ({ stored }) => ({
        action: 'passkeyRemoved',
        fields: { passkeys: stored.passkeys.filter((one) => one.id !== id) },
      }))
    },
  }
}
