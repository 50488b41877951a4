import * as z from 'zod'
import { randomBytes } from 'node:crypto'
import type { RecordDraft, StoredRecord } from '../../adapters/records/records.js'
import { storedEnum } from '../../adapters/records/storedValue.js'
import { fixedPeriods } from '../../../config/retention.js'
import { staffRoles } from '../../../addresses/staffTable.js'
import { addYears } from '../../../shared/time/durations.js'
import type { StaffKeys } from '../staffKeys.js'
import type { MessageGroup } from '../../language/messages.js'
import type { SignedIn } from '../staffAccount.js'

/** `visitor`: a person, through the link of their request. */
export type AuditActor = SignedIn | 'signedOut' | 'command' | 'site' | 'visitor'

/** Audited actions; the type requires a translation of each. */
export type AuditAction = keyof MessageGroup<'staffAudit:actions'>

/** An entry to write; refers to visitors by reference only, without personal information. */
export interface AuditDraft {
  readonly actor: AuditActor
  readonly action: AuditAction
  readonly subject?: string
  readonly count?: number
  readonly outcome?: 'done' | 'refused'
  readonly requestId?: string
}

const storedEntrySchema = z.object({
  /** Wall-clock time; `createdAt` of the record never decreases, even if the clock does. */
  at: z.int(),
  actor: z.string(),
  roles: z.array(storedEnum(staffRoles)),
  action: z.string(),
  subject: z.string().nullable(),
  count: z.int().nullable(),
  outcome: storedEnum(['done', 'refused']),
  requestId: z.string().nullable(),
  /** Distinguishes equal entries of concurrent processes. */
  nonce: z.string(),
  /** MAC of the previous entry, stored so that the oldest entry can be verified without it. */
  previous: z.string(),
  /** Time of the previous entry, which may have reached its retention end. */
  previousAt: z.int(),
  mac: z.string(),
})

export interface AuditEntry extends z.infer<typeof storedEntrySchema> {
  readonly sequence: number
  readonly createdAt: number
}

const macSchema = z.object({ mac: z.string() })

const sequenceSchema = z
  .string()
  .regex(/^\d{12}$/)
  .transform(Number)

export type AuditHead = Pick<AuditEntry, 'sequence' | 'mac' | 'createdAt'>

export const emptyHead: AuditHead = { sequence: 0, mac: '', createdAt: 0 }

const digits = 12
export const entryId = (sequence: number): string => String(sequence).padStart(digits, '0')

export const macOf = (keys: StaffKeys, entry: Omit<AuditEntry, 'mac'>): string =>
  keys.sign(
    'audit',
    JSON.stringify([
      entry.previous,
      entry.previousAt,
      entry.sequence,
      entry.createdAt,
      entry.at,
      entry.actor,
      entry.roles,
      entry.action,
      entry.subject,
      entry.count,
      entry.outcome,
      entry.requestId,
      entry.nonce,
    ]),
  )

const actorOf = (actor: AuditActor): Pick<AuditEntry, 'actor' | 'roles'> =>
  typeof actor === 'string'
    ? { actor, roles: [] }
    : { actor: actor.account.id, roles: [...actor.account.roles] }

export const nextEntry = (
  keys: StaffKeys,
  head: AuditHead,
  draft: AuditDraft,
  now: number,
): AuditEntry => {
  const entry = {
    sequence: head.sequence + 1,
    createdAt: Math.max(now, head.createdAt),
    at: now,
    ...actorOf(draft.actor),
    action: draft.action,
    subject: draft.subject ?? null,
    count: draft.count ?? null,
    outcome: draft.outcome ?? 'done',
    requestId: draft.requestId ?? null,
    nonce: randomBytes(6).toString('base64url'),
    previous: head.mac,
    previousAt: head.createdAt,
  } as const
  return { ...entry, mac: macOf(keys, entry) }
}

export const auditEnd = (moment: number): number => addYears(moment, fixedPeriods.audit.years)

export const draftEntry = ({ sequence, createdAt, ...fields }: AuditEntry): RecordDraft => ({
  collection: 'audit',
  id: entryId(sequence),
  createdAt,
  expiresAt: auditEnd(createdAt),
  fields,
})

/** Reads the last entry even if another release wrote it, as every process must be able to append. */
export const readAuditHead = ({ id, createdAt, fields }: StoredRecord): AuditHead => ({
  sequence: sequenceSchema.parse(id),
  createdAt,
  mac: macSchema.parse(fields).mac,
})

export const readEntry = ({ id, createdAt, fields }: StoredRecord): AuditEntry => ({
  sequence: sequenceSchema.parse(id),
  createdAt,
  ...storedEntrySchema.parse(fields),
})
