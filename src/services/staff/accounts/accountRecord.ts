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

/** The fields of a record of `staff`: what colleagues may know, and what proves who signs in. */
const storedAccountSchema = z.object({
  email: z.string(),
  name: z.string(),
  roles: z.array(storedEnum(staffRoles)).readonly(),
  locale: storedEnum(locales),
  singleKeys: z.boolean().default(false),
  /** `invited` until the first sign-in is complete; `closed` keeps the name for what the person did. */
  state: storedEnum(['invited', 'active', 'closed']),
  /** Hash; nothing before the first sign-in, or where another service proves who it is. */
  password: z.string().nullable(),
  /** Who they are at the provider of identities: somebody else with the same email is not them. */
  providerUid: z.string().nullable(),
  /** Sealed: the database alone does not make one-time codes. */
  oneTimeSecret: z.string().nullable(),
  /** The time step of the last code accepted: none is accepted twice. */
  lastStep: z.int(),
  /** Hashes of those not used yet. */
  recoveryCodes: z.array(z.string()).readonly(),
  /** In place of password and code, for those who added one. */
  passkeys: z.array(passkeySchema).readonly().default([]),
  /** The link that lets the person choose a password: a hash of it, and when it ends. */
  invitation: z.object({ hash: z.string(), expiresAt: z.int() }).nullable(),
  /** When an admin last said that the person still works here. */
  confirmedAt: z.int(),
  signedInAt: z.int().nullable(),
})
export type StoredAccount = z.infer<typeof storedAccountSchema>

/** What proves who signs in, where nothing was chosen yet. */
export const noSecrets = {
  password: null,
  providerUid: null,
  oneTimeSecret: null,
  lastStep: 0,
  recoveryCodes: [],
  passkeys: [],
} as const satisfies Partial<StoredAccount>

/** An account as it is stored. */
export interface AccountRecord {
  readonly id: string
  readonly version: number
  readonly createdAt: number
  readonly stored: StoredAccount
}

/** One spelling for each address. */
export const normalizeEmail = (typed: string): string => plainSigns(typed).trim().toLowerCase()

/** Made from the address, so that nobody has two accounts. */
export const accountIdOf = (email: string): string =>
  createHash('sha256')
    .update(`staff ${normalizeEmail(email)}`)
    .digest('hex')
    .slice(0, 24)

/** @throws ZodError when another release wrote it */
export const readAccount = ({ id, version, createdAt, fields }: StoredRecord): AccountRecord => ({
  id,
  version,
  createdAt,
  stored: storedAccountSchema.parse(fields),
})

/** The roles that grant rights; a role of another release grants none. */
export const knownRoles = (roles: readonly Stored<StaffRole>[]): readonly StaffRole[] =>
  staffRoles.filter((role) => roles.includes(role))

/** Returns what other services read of an account. */
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

/** A change of these fields, refused when somebody else changed the account meanwhile. */
export const changeAccount = (
  { id, version }: Pick<AccountRecord, 'id' | 'version'>,
  fields: Partial<StoredAccount>,
): Step => ({
  update: { collection: 'staff', id, version },
  changes: { fields: fields satisfies Changes['fields'] },
})
