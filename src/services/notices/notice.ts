import * as z from 'zod'
import type { RecordDraft, StoredRecord } from '../adapters/records/records.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import { day } from '../../shared/time/durations.js'
import { isKnown } from '../../shared/language/storedChoices.js'
import { procedures } from '../../shared/notices/noticeChoices.js'

/**
 * `closure`: the clinic is closed, its text is the reason; `banner`: a sentence of the clinic's own;
 * `waiting`: how long people wait for an appointment, told on the pages of its exams alone.
 */
export const noticeKinds = ['closure', 'banner', 'waiting'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Business days, as the desk estimates them: never computed. */
const waitingSchema = z.object({
  procedure: storedEnum(procedures),
  min: z.int().positive(),
  max: z.int().positive(),
})
export type WaitingTime = z.infer<typeof waitingSchema>

const noticeSchema = z.object({
  kind: storedEnum(noticeKinds),
  text: z.object({ fr: z.string(), en: z.string() }),
  /** Of a waiting time alone. */
  waiting: waitingSchema.exactOptional(),
  from: z.iso.datetime(),
  /** It ends by itself; exclusive. */
  to: z.iso.datetime(),
})
/** What visitors are told on every page, in both languages, from one moment to another. */
export type NoticeFields = z.infer<typeof noticeSchema>

export interface Notice extends NoticeFields {
  readonly id: string
}

/** How long a notice that has ended can still be looked up. */
const keptMs = 30 * day

export const draftNotice = ({ id, ...fields }: Notice, now: number): RecordDraft => ({
  collection: 'notices',
  id,
  createdAt: now,
  expiresAt: Date.parse(fields.to) + keptMs,
  fields,
})

/** @throws ZodError when the record is not a notice */
export const readNotice = ({ id, fields }: StoredRecord): Notice => ({
  id,
  ...noticeSchema.parse(fields),
})

/** Closures are told so long before. */
const closureAheadMs = 7 * day

/**
 * Whether visitors read it at that moment, in milliseconds since 1970. A kind of another release is not
 * shown: this one does not know on which pages it belongs.
 */
export const isShown = ({ kind, from, to }: NoticeFields, now: number): boolean => {
  if (!isKnown(noticeKinds, kind)) return false
  const begins = Date.parse(from) - (kind === 'closure' ? closureAheadMs : 0)
  return begins <= now && now < Date.parse(to)
}
