import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { RecordDraft, Step, StoredRecord } from '../../adapters/records/records.js'
import { storedObject } from '../../adapters/records/storedValue.js'
import { day, hour, minute } from '../../../shared/time/durations.js'

const idleMs = 30 * minute
/** Maximum lifetime, even while active. */
export const absoluteMs = 12 * hour

const storedSessionSchema = z.object({
  kind: z.literal('session'),
  account: z.string(),
  signedInAt: z.int(),
  provenAt: z.int(),
  seenAt: z.int(),
  browser: z.string(),
  provider: storedObject({
    uid: z.string(),
    provenAt: z.int(),
    checkedAt: z.int(),
  }).exactOptional(),
})
type StoredSession = z.infer<typeof storedSessionSchema>

export interface SessionRecord extends StoredSession {
  readonly id: string
  readonly version: number
}

export const newSessionToken = (): string => randomBytes(32).toString('base64url')

/** Returns a hash of the token, so that reading the database does not allow signing in. */
export const sessionIdOf = (token: string): string =>
  createHash('sha256').update(`session ${token}`).digest('hex')

const sessionEnd = ({ signedInAt, seenAt }: Pick<StoredSession, 'signedInAt' | 'seenAt'>): number =>
  Math.min(seenAt + idleMs, signedInAt + absoluteMs)

/** Rejects times in the future, so that a wrong clock cannot extend a session. */
export const isSessionOver = (
  session: Pick<StoredSession, 'signedInAt' | 'seenAt'>,
  now: number,
): boolean => sessionEnd(session) <= now || session.seenAt > now + idleMs

/**
 * Returns the deletion time. Expired sessions are stored for one more day, so that their owner can
 * resume a late form.
 */
export const sessionRecordEnd = (session: Pick<StoredSession, 'signedInAt' | 'seenAt'>): number =>
  sessionEnd(session) + day

export const readSession = ({ id, version, fields }: StoredRecord): SessionRecord | undefined => {
  const read = storedSessionSchema.safeParse(fields)
  return read.success ? { id, version, ...read.data } : undefined
}

export const draftSession = (id: string, session: Omit<StoredSession, 'kind'>): RecordDraft => ({
  collection: 'sessions',
  id,
  createdAt: session.signedInAt,
  expiresAt: sessionRecordEnd(session),
  fields: { kind: 'session', ...session },
})

/** Ends a session but preserves its record until `expiresAt`, so that its owner can resume a late form. */
export const endSession = ({ id, version }: SessionRecord): Step => ({
  update: { collection: 'sessions', id, version },
  changes: { fields: { seenAt: 0 } satisfies Partial<StoredSession> },
})

export const removeSession = ({ id, version }: SessionRecord): Step => ({
  remove: { collection: 'sessions', id, version },
})
