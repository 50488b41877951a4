import { createHash } from 'node:crypto'
import * as z from 'zod'
import { knownLocale, locales } from '../../../addresses/locales.js'
import { type StaffRole, staffRoles } from '../../../addresses/staffTable.js'
import type { Changes, RecordDraft, Step, StoredRecord } from '../../adapters/records/records.js'
import { storedEnum } from '../../adapters/records/storedValue.js'
import type { Stored } from '../../../shared/language/storedChoices.js'
import { passkeySchema } from '../passkeys/passkey.js'
import { plainSigns } from '../../../shared/text/plainSigns.js'
import type { StaffAccount } from '../staffAccount.js'
import { day } from '../../../shared/time/durations.js'

const storedAccountSchema = z.object({
  email: z.string(),
  name: z.string(),
  roles: z.array(storedEnum(staffRoles)).readonly(),
  locale: storedEnum(locales),
  singleKeys: z.boolean().default(false),
  /** `invited` until the first sign-in is complete; `closed` accounts retain the name shown in histories. */
  state: storedEnum(['invited', 'active', 'closed']),
  /** Hash; `null` before the first sign-in, or with an external identity provider. */
  password: z.string().nullable(),
  /** User id at the identity provider; differs if an account is recreated there. */
  providerUid: z.string().nullable(),
  /** Secret of one-time codes, sealed: access to the database alone does not allow generating codes. */
  oneTimeSecret: z.string().nullable(),
  /** Time step of the last accepted code; prevents replay. */
  lastStep: z.int(),
  recoveryCodes: z.array(z.string()).readonly(),
  passkeys: z.array(passkeySchema).readonly().default([]),
  invitation: z.object({ hash: z.string(), expiresAt: z.int() }).nullable(),
  /** Last confirmation by an administrator that the person still works here. */
  confirmedAt: z.int(),
  signedInAt: z.int().nullable(),
})
export type StoredAccount = z.infer<typeof storedAccountSchema>

export const noSecrets = {
  password: null,
  providerUid: null,
  oneTimeSecret: null,
  lastStep: 0,
  recoveryCodes: [],
  passkeys: [],
} as const satisfies Partial<StoredAccount>

export interface AccountRecord {
  readonly id: string
  readonly version: number
  readonly createdAt: number
  readonly stored: StoredAccount
}

export const normalizeEmail = (typed: string): string => plainSigns(typed).trim().toLowerCase()

export const accountIdOf = (email: string): string =>
  createHash('sha256')
    .update(`staff ${normalizeEmail(email)}`)
    .digest('hex')
    .slice(0, 24)

export const readAccount = ({ id, version, createdAt, fields }: StoredRecord): AccountRecord => ({
  id,
  version,
  createdAt,
  stored: storedAccountSchema.parse(fields),
})

export const knownRoles = (roles: readonly Stored<StaffRole>[]): readonly StaffRole[] =>
  staffRoles.filter((role) => roles.includes(role))

export const publicAccount = ({ id, stored }: AccountRecord): StaffAccount => ({
  id,
  email: stored.email,
  name: stored.name,
  roles: knownRoles(stored.roles),
  locale: knownLocale(stored.locale),
  singleKeys: stored.singleKeys,
})

export const draftAccount = (stored: StoredAccount, now: number): RecordDraft => ({
  collection: 'staff',
  id: accountIdOf(stored.email),
  createdAt: now,
  fields: { ...stored },
})

export const changeAccount = (
  { id, version }: Pick<AccountRecord, 'id' | 'version'>,
  fields: Partial<StoredAccount>,
): Step => ({
  update: { collection: 'staff', id, version },
  changes: { fields: fields satisfies Changes['fields'] },
})

/** Interval at which an administrator confirms each account, so that unused accounts are noticed. */
const confirmationMs = 90 * day

export const awaitsConfirmation = ({ stored }: AccountRecord, now: number): boolean =>
  stored.state !== 'closed' && now - stored.confirmedAt >= confirmationMs
