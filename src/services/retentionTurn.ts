import * as z from 'zod'
import type { Records, StoredRecord } from './adapters/records/records.js'
import { day } from './time/durations.js'

/* The one record that says when expired data was last deleted, and when it is next. */

const place = { collection: 'retention', id: 'daily' } as const

/** The time between two deletions. */
const everyMs = day
/** After a longer pause a wrong clock is as likely as a site that stood still. */
const longestPauseMs = 7 * day

type TurnRecords = Pick<Records, 'read' | 'createAll' | 'update'>

const turnSchema = z.object({ doneAt: z.iso.datetime().exactOptional() })

/** @throws ZodError when the record is not ours */
const doneAtOf = (turn: Pick<StoredRecord, 'fields'> | undefined): number | undefined => {
  const { doneAt } = turnSchema.parse(turn?.fields ?? {})
  return doneAt === undefined ? undefined : Date.parse(doneAt)
}

/** When expired data was last deleted, in milliseconds since 1970. */
export const lastDeletion = async (records: Pick<Records, 'read'>): Promise<number | undefined> =>
  doneAtOf(await records.read(place.collection, place.id))

/**
 * When expired data was last deleted, if that is so long ago that only a person can say whether the
 * clock is right. A clock that is a year ahead would otherwise have everything deleted.
 */
export const suspiciousPause = async (
  records: Pick<Records, 'read'>,
  now: number,
): Promise<string | undefined> => {
  const done = await lastDeletion(records)
  if (done === undefined || now - done <= longestPauseMs) return undefined
  return new Date(done).toISOString()
}

/** What says that expired data has been deleted now, and what was. */
const doneNow = (now: number, removed: Readonly<Record<string, number>>) => ({
  fields: { doneAt: new Date(now).toISOString(), removed },
  dueAt: now + everyMs,
})

/** Takes the turn, if it is due and no other process has it. */
export const claimTurn = async (
  records: Pick<Records, 'createAll' | 'claim' | 'nextDue' | 'pullForward'>,
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): Promise<StoredRecord | undefined> => {
  const next = await records.nextDue(place.collection)
  if (next === undefined) {
    await records.createAll([{ ...place, createdAt: now, dueAt: now, fields: {} }])
  } else if (next > now + 2 * everyMs) {
    // It was put off by a clock that was ahead.
    await records.pullForward(place.collection, { laterThan: now + 2 * everyMs, dueAt: now })
  }
  const lease = { now, leaseUntil: now + leaseMs, limit: 1 }
  const [turn] = await records.claim(place.collection, lease)
  return turn
}

export const endTurn = async (
  records: Pick<Records, 'update'>,
  { id, version }: StoredRecord,
  now: number,
  removed: Readonly<Record<string, number>>,
): Promise<void> => {
  await records.update(place.collection, id, version, doneNow(now, removed))
}

/** Notes what a person had deleted, whoever has the turn. */
export const noteDeletion = async (
  records: TurnRecords,
  now: number,
  removed: Readonly<Record<string, number>>,
): Promise<void> => {
  const turn = await records.read(place.collection, place.id)
  if (turn !== undefined) return endTurn(records, turn, now, removed)
  await records.createAll([{ ...place, createdAt: now, ...doneNow(now, removed) }])
}
