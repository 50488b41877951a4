import * as z from 'zod'
import type { RecordDraft, StoredRecord } from '../adapters/records/records.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import { day } from '../../shared/time/durations.js'
import { isKnown } from '../../shared/language/storedChoices.js'
import { procedures } from '../../shared/notices/noticeChoices.js'

/** `closure`: text is the reason; `banner`: free text; `waiting`: waiting time, shown on exam pages only. */
export const noticeKinds = ['closure', 'banner', 'waiting'] as const
export type NoticeKind = (typeof noticeKinds)[number]

const waitingSchema = z.object({
  procedure: storedEnum(procedures),
  min: z.int().positive(),
  max: z.int().positive(),
})
export type WaitingTime = z.infer<typeof waitingSchema>

const noticeSchema = z.object({
  kind: storedEnum(noticeKinds),
  text: z.object({ fr: z.string(), en: z.string() }),
  waiting: waitingSchema.exactOptional(),
  from: z.iso.datetime(),
  /** Exclusive end. */
  to: z.iso.datetime(),
})
export type NoticeFields = z.infer<typeof noticeSchema>

export interface Notice extends NoticeFields {
  readonly id: string
}

const retentionMs = 30 * day

export const draftNotice = ({ id, ...fields }: Notice, now: number): RecordDraft => ({
  collection: 'notices',
  id,
  createdAt: now,
  expiresAt: Date.parse(fields.to) + retentionMs,
  fields,
})

export const readNotice = ({ id, fields }: StoredRecord): Notice => ({
  id,
  ...noticeSchema.parse(fields),
})

const closureAheadMs = 7 * day

/** Whether the notice is displayed at a time, in milliseconds since 1970. Unknown kinds are hidden. */
export const isShown = ({ kind, from, to }: NoticeFields, now: number): boolean => {
  if (!isKnown(noticeKinds, kind)) return false
  const begins = Date.parse(from) - (kind === 'closure' ? closureAheadMs : 0)
  return begins <= now && now < Date.parse(to)
}
