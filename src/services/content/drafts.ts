import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { contentLimits } from '../../config/limits.js'
import { fixedPeriods } from '../../config/retention.js'
import { readable } from '../adapters/records/readable.js'
import type {
  Fields,
  OnUnreadable,
  Records,
  Step,
  StoredRecord,
} from '../adapters/records/records.js'
import { listWhole } from '../adapters/records/everyRecord.js'
import { storedEnum, storedObject } from '../adapters/records/storedValue.js'
import { AppError } from '../errors/errors.js'
import type { AuditLog } from '../staff/audit/auditLog.js'
import type { Clock } from '../../shared/time/clock.js'
import { addYears } from '../../shared/time/durations.js'
import { auditOf, authorOf, type ContentAct } from './contentAct.js'
import type { ContentCatalogue } from './documentType.js'
import { schemaOf } from './documentType.js'
import { isNewer, jsonOf } from './effectiveContent.js'
import { type Conflict, type Json, merge3 } from './mergeContent.js'
import { textLength } from '../schema/fields.js'
import { digestOf, longestText, storedJson } from './storedJson.js'
import { approvalSchema, readVersion, recordIdOf, versionCollection } from './versions.js'

/** `asked`: waits for an approver. `sentBack`: returned with a reason. */
const draftStates = ['open', 'asked', 'approved', 'sentBack'] as const

const draftSchema = z.object({
  document: z.string(),
  schema: z.int().positive(),
  json: storedJson,
  baseJson: storedJson,
  /** Id of the published version that was edited; `null`: the default of the build. */
  from: z.string().nullable(),
  authors: z.array(z.string()),
  state: storedEnum(draftStates),
  confirmed: z.array(z.string()),
  approval: approvalSchema.nullable(),
  /** Approval request; missing in drafts of earlier releases. */
  asked: storedObject({ by: z.string(), at: z.int() }).nullable().default(null),
  /** Reason of an approver who returned the draft; stored until approval is requested again. */
  sentBack: storedObject({ by: z.string(), at: z.int(), reason: z.string() })
    .nullable()
    .default(null),
  /** Id of the schedule that publishes it; the draft cannot change while it is set. */
  schedule: z.string().nullable(),
  changedAt: z.int(),
})

/** An unpublished change of a document, shared by all editors. */
export interface Draft extends z.infer<typeof draftSchema> {
  readonly version: number
}

export const draftCollection = 'contentDrafts'

/** Parses a draft. @throws ZodError if the record is not a draft */
export const readDraft = ({ version, fields }: StoredRecord): Draft => ({
  version,
  ...draftSchema.parse(fields),
})

export const draftPlace = (document: string) =>
  ({ collection: draftCollection, id: recordIdOf(document) }) as const

export const findDraft = async (
  records: Pick<Records, 'read'>,
  document: string,
): Promise<Draft | undefined> => {
  const record = await records.read(draftCollection, recordIdOf(document))
  return record === undefined ? undefined : readDraft(record)
}

/** Returns the document with the draft's changes, merged with the default of this build. */
export const draftJson = (catalogue: ContentCatalogue, draft: Draft): Json => {
  const original = catalogue.defaults.get(draft.document) ?? null
  return jsonOf(catalogue, draft, original)
}

export const draftDigest = (catalogue: ContentCatalogue, draft: Draft): string =>
  digestOf(draftJson(catalogue, draft))

/** A draft as a form displayed it. */
export interface ReadDraft extends Pick<Draft, 'document' | 'version'> {
  /** Digest of the JSON: a draft begun after a discarded one has the same versions again. */
  readonly digest: string
}

/** Returns whether a draft is the one that a form displayed. */
export const isAsRead = (catalogue: ContentCatalogue, draft: Draft, read: ReadDraft): boolean =>
  draft.version === read.version && draftDigest(catalogue, draft) === read.digest

/** Merges a draft with what was published since it was begun; the draft's value wins on conflicts. */
export const rebaseDraft = async (
  {
    records,
    catalogue,
  }: { readonly records: Pick<Records, 'read'>; readonly catalogue: ContentCatalogue },
  { document, from }: Pick<Draft, 'document' | 'from'>,
  json: Json,
  published: Json,
): Promise<ReturnType<typeof merge3>> => {
  const original = catalogue.defaults.get(document) ?? null
  const record = from === null ? undefined : await records.read(versionCollection, from)
  const begun = record === undefined ? original : jsonOf(catalogue, readVersion(record), original)
  return merge3(begun, published, json)
}

/** Returns whether a second person approved exactly this JSON. */
export const isApproved = (catalogue: ContentCatalogue, draft: Draft): boolean =>
  draft.approval?.digest === draftDigest(catalogue, draft)

export type DraftSaved =
  | { readonly status: 'saved'; readonly version: number }
  /** Another editor changed the same leaves since the document was opened. */
  | { readonly status: 'conflict'; readonly conflicts: readonly Conflict[]; readonly merged: Json }
  | { readonly status: 'scheduled'; readonly schedule: string }
  /** `unchanged`: equals the published document. `newerBuild`: a later build wrote the draft. */
  | { readonly status: 'unchanged' | 'newerBuild' | 'tooLarge' | 'tooMany' }

export interface Published {
  readonly json: Json
  /** Id of the published version; `null`: the default of this build. */
  readonly from: string | null
}

export interface Drafts {
  list(): Promise<readonly Draft[]>
  find(document: string): Promise<Draft | undefined>
  /** Stores the changed leaves. @param edit `shown`: document as first displayed; `json`: as submitted */
  save(
    act: ContentAct,
    edit: { readonly document: string; readonly shown: Json; readonly json: Json },
    published: Published,
  ): Promise<DraftSaved>
  drop(act: ContentAct, read: ReadDraft): Promise<'dropped' | 'changed' | 'scheduled'>
}

export interface DraftsParts {
  readonly records: Pick<Records, 'list' | 'read' | 'count'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly catalogue: ContentCatalogue
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
}

const mostTries = 5

export const createDrafts = (parts: DraftsParts): Drafts => {
  const { records, audit, catalogue, clock, onUnreadable } = parts
  const find = (document: string) => findDraft(records, document)

  const stepOf = (
    document: string,
    stored: Draft | undefined,
    fields: Fields,
    now: number,
  ): Step => {
    const expiresAt = addYears(now, fixedPeriods.contentDrafts.years)
    return stored === undefined
      ? { create: { ...draftPlace(document), createdAt: now, expiresAt, fields } }
      : {
          update: { ...draftPlace(document), version: stored.version },
          changes: { fields, expiresAt },
        }
  }

  const save: Drafts['save'] = async (act, edit, published) => {
    const { document, shown, json } = edit
    const type = catalogue.typeOf(document)
    if (type === undefined) throw new AppError(404, 'notFound')
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const stored = await find(document)
      const schedule = stored?.schedule ?? null
      if (schedule !== null) return { status: 'scheduled', schedule }
      if (stored !== undefined && isNewer(catalogue, stored)) return { status: 'newerBuild' }
      const current = stored === undefined ? published.json : draftJson(catalogue, stored)
      const merged = merge3(shown, current, json)
      if (merged.conflicts.length > 0) {
        return { status: 'conflict', conflicts: merged.conflicts, merged: merged.value }
      }
      const isBehind = stored !== undefined && stored.from !== published.from
      const value = isBehind
        ? (await rebaseDraft(parts, stored, merged.value, published.json)).value
        : merged.value
      // A form sent again after its publication.
      if (stored === undefined && isDeepStrictEqual(value, published.json)) {
        return { status: 'unchanged' }
      }
      const text = JSON.stringify(value)
      const isTooLarge = Buffer.byteLength(text) > contentLimits.documentBytes
      if (isTooLarge || longestText(value) > textLength) return { status: 'tooLarge' }
      if (stored === undefined && (await records.count(draftCollection)) >= contentLimits.drafts) {
        return { status: 'tooMany' }
      }
      const now = clock.now()
      const fields = {
        document,
        schema: schemaOf(type),
        json: text,
        baseJson: JSON.stringify(catalogue.defaults.get(document) ?? null),
        from: published.from,
        authors: [...new Set([...(stored?.authors ?? []), authorOf(act)])],
        // A changed draft needs a new approval, which is for the exact JSON.
        state: 'open',
        confirmed: stored?.confirmed ?? [],
        approval: null,
        asked: null,
        sentBack: stored?.sentBack ?? null,
        schedule: null,
        changedAt: now,
      }
      const { status } = await audit.commit(auditOf(act, 'contentSaved', { subject: document }), [
        stepOf(document, stored, fields, now),
      ])
      if (status === 'committed') return { status: 'saved', version: (stored?.version ?? 0) + 1 }
    }
    throw new AppError(503, 'unavailable')
  }

  return {
    list: async () =>
      readable(
        await listWhole(records, draftCollection),
        readDraft,
        (record) => record,
        onUnreadable,
      ),
    find,
    save,
    drop: async (act, read) => {
      const { document, version } = read
      const stored = await find(document)
      if (stored === undefined || !isAsRead(catalogue, stored, read)) return 'changed'
      if (stored.schedule !== null) return 'scheduled'
      const { status } = await audit.commit(auditOf(act, 'contentDropped', { subject: document }), [
        { remove: { ...draftPlace(document), version } },
      ])
      return status === 'committed' ? 'dropped' : 'changed'
    },
  }
}
