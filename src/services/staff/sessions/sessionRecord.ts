import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { RecordDraft, Step, StoredRecord } from '../../adapters/records/records.js'
import { storedObject } from '../../adapters/records/storedValue.js'
import { day, hour, minute } from '../../../shared/time/durations.js'

/** A session without a request for so long is over. */
const idleMs = 30 * minute
/** No session lasts longer, however busy. */
export const absoluteMs = 12 * hour

const storedSessionSchema = z.object({
  kind: z.literal('session'),
  account: z.string(),
  signedInAt: z.int(),
  /** When the one-time code was last given. */
  provenAt: z.int(),
  seenAt: z.int(),
  /** In words for the person: what they signed in with. */
  browser: z.string(),
  /** Of the service that proved who it is, and when it was last asked whether they still are. */
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

/** What the browser holds: 256 random bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url')

/** What is stored: nobody who reads the database can sign in with it. */
export const sessionIdOf = (token: string): string =>
  createHash('sha256').update(`session ${token}`).digest('hex')

const sessionEnd = ({ signedInAt, seenAt }: Pick<StoredSession, 'signedInAt' | 'seenAt'>): number =>
  Math.min(seenAt + idleMs, signedInAt + absoluteMs)

/** A clock that was ahead must not keep anybody in until it has come to be that late. */
export const isSessionOver = (
  session: Pick<StoredSession, 'signedInAt' | 'seenAt'>,
  now: number,
): boolean => sessionEnd(session) <= now || session.seenAt > now + idleMs

/** Its record stays a day longer: whose it was decides who may go on with a form sent too late. */
export const sessionRecordEnd = (session: Pick<StoredSession, 'signedInAt' | 'seenAt'>): number =>
  sessionEnd(session) + day

export const readSession = ({ id, version, fields }: StoredRecord): SessionRecord | undefined => {
  const read = storedSessionSchema.safeParse(fields)
  return read.success ? { id, version, ...read.data } : undefined
}

/** A session as a record, which goes by itself. */
export const draftSession = (id: string, session: Omit<StoredSession, 'kind'>): RecordDraft => ({
  collection: 'sessions',
  id,
  createdAt: session.signedInAt,
  expiresAt: sessionRecordEnd(session),
  fields: { kind: 'session', ...session },
})

export const removeSession = ({ id, version }: SessionRecord): Step => ({
  remove: { collection: 'sessions', id, version },
})
