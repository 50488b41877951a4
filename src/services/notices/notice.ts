import * as z from 'zod'
import type { RecordDraft, StoredRecord } from '../adapters/records/records.js'
import { storedEnum } from '../adapters/records/storedValue.js'
import { day, minute } from '../../shared/time/durations.js'
import { isKnown } from '../../shared/language/storedChoices.js'
import type { Closure } from '../../shared/clinic/closures.js'
import { localMoment } from '../clinic/openHours.js'
import type { Procedure } from '../content/schemas/exam.js'

export const procedures = ['ultrasound', 'mri', 'treatment'] as const satisfies readonly Procedure[]

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

const midnight = '00:00'

export const closureOf = ({ from, to, text }: NoticeFields, timeZone: string): Closure => {
  const begin = localMoment({ timeZone }, new Date(from))
  const end = localMoment({ timeZone }, new Date(to))
  // An end at midnight excludes that day.
  const last =
    end.time === midnight
      ? localMoment({ timeZone }, new Date(Date.parse(to) - minute)).date
      : end.date
  return {
    from: begin.date,
    to: last,
    reason: text,
    ...(begin.time === midnight ? {} : { fromTime: begin.time }),
    ...(end.time === midnight ? {} : { toTime: end.time }),
  }
}
