import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import { fixedPeriods } from '../../config/retention.js'
import { listWhole } from '../adapters/records/everyRecord.js'
import { readable } from '../adapters/records/readable.js'
import type { OnUnreadable, Records, StoredRecord } from '../adapters/records/records.js'
import type { AuditLog } from '../staff/audit/auditLog.js'
import type { Clock } from '../../shared/time/clock.js'
import { day } from '../../shared/time/durations.js'
import { auditOf, authorOf, type ContentAct } from './contentAct.js'
import { type Draft, draftPlace, readDraft } from './drafts.js'

const previewSchema = z.object({
  documents: z.array(z.string()),
  /** Release that is shown instead of drafts; `null`: the current one. */
  release: z.int().nullable().default(null),
  by: z.string(),
})

/** A link that shows drafts or an earlier release without an account. */
export interface Preview extends z.infer<typeof previewSchema> {
  /** SHA-256 of its token, so that the store does not reveal the link. */
  readonly id: string
  readonly createdAt: number
  readonly expiresAt: number
}

const collection = 'contentPreviews'

/** Parses a preview. @throws ZodError if the record is not a preview */
export const readPreview = ({ id, createdAt, expiresAt = 0, fields }: StoredRecord): Preview => ({
  id,
  createdAt,
  expiresAt,
  ...previewSchema.parse(fields),
})

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type Shown = Pick<Preview, 'documents' | 'release'>

export interface PreviewShown extends Pick<Preview, 'release'> {
  readonly drafts: readonly Draft[]
}

export interface Previews {
  share(act: ContentAct, shown: Partial<Shown>): Promise<string>
  of(document: string): Promise<readonly Preview[]>
  /** Revokes a link; its id is in the audit log. */
  revoke(act: ContentAct, id: string): Promise<void>
  /** Returns what a link shows; `undefined` once it expired or was revoked, or its drafts no longer exist. */
  find(token: string): Promise<PreviewShown | undefined>
}

export interface PreviewsParts {
  readonly records: Pick<Records, 'list' | 'read'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
}

const tokenBytes = 32

/** Returns the shared draft; `undefined` if it was deleted or replaced by a later draft. */
const findShared = async (
  records: Pick<Records, 'read'>,
  document: string,
  sharedAt: number,
): Promise<Draft | undefined> => {
  const { collection: drafts, id } = draftPlace(document)
  const record = await records.read(drafts, id)
  return record === undefined || record.createdAt > sharedAt ? undefined : readDraft(record)
}

export const createPreviews = (parts: PreviewsParts): Previews => {
  const { records, audit, clock, onUnreadable } = parts

  const draftsOf = async ({
    documents,
    createdAt,
    expiresAt,
  }: Preview): Promise<readonly Draft[] | undefined> => {
    if (expiresAt <= clock.now()) return undefined
    const drafts = await Promise.all(
      documents.map((document) => findShared(records, document, createdAt)),
    )
    const found = drafts.filter((draft) => draft !== undefined)
    return found.length === documents.length ? found : undefined
  }

  return {
    share: async (act, { documents = [], release = null }) => {
      const token = randomBytes(tokenBytes).toString('base64url')
      const id = idOf(token)
      const now = clock.now()
      await audit.commit(auditOf(act, 'contentPreviewShared', { subject: id }), [
        {
          create: {
            collection,
            id,
            createdAt: now,
            expiresAt: now + fixedPeriods.contentPreviews.days * day,
            fields: { documents, release, by: authorOf(act) },
          },
        },
      ])
      return token
    },
    revoke: async (act, id) => {
      const record = await records.read(collection, id)
      if (record === undefined) return
      const { version } = record
      await audit.commit(auditOf(act, 'contentPreviewRevoked', { subject: id }), [
        { remove: { collection, id, version } },
      ])
    },
    of: async (document) => {
      const stored = readable(
        await listWhole(records, collection),
        readPreview,
        (record) => record,
        onUnreadable,
      ).filter(({ documents }) => documents.includes(document))
      const drafts = await Promise.all(stored.map(draftsOf))
      return stored.filter((_preview, place) => drafts[place] !== undefined)
    },
    find: async (token) => {
      const record = await records.read(collection, idOf(token))
      if (record === undefined) return undefined
      const preview = readPreview(record)
      const drafts = await draftsOf(preview)
      return drafts === undefined ? undefined : { drafts, release: preview.release }
    },
  }
}
