import * as z from 'zod'
import { day } from '../../shared/time/durations.js'
import type { Records, StoredRecord } from '../adapters/records/records.js'

/* Record with the times of the last and next retention run. */

const place = { collection: 'retention', id: 'daily' } as const

const everyMs = day
/** Maximum pause between runs. After a longer one, a wrong clock is as likely as a stopped site. */
const longestPauseMs = 7 * day

type RetentionRecords = Pick<Records, 'read' | 'createAll' | 'update'>

const scheduleSchema = z.object({
  doneAt: z.iso.datetime().exactOptional(),
  triedAt: z.iso.datetime().exactOptional(),
})

const momentOf = (
  turn: Pick<StoredRecord, 'fields'> | undefined,
  name: keyof z.infer<typeof scheduleSchema>,
): number | undefined => {
  const moment = scheduleSchema.parse(turn?.fields ?? {})[name]
  return moment === undefined ? undefined : Date.parse(moment)
}

export const lastDeletion = async (records: Pick<Records, 'read'>): Promise<number | undefined> =>
  momentOf(await records.read(place.collection, place.id), 'doneAt')

/** Returns the time of the last run if suspiciously old: with a wrong clock, a run would delete all data. */
export const suspiciousPause = async (
  records: Pick<Records, 'read'>,
  now: number,
): Promise<string | undefined> => {
  const turn = await records.read(place.collection, place.id)
  const done = momentOf(turn, 'doneAt')
  if (done === undefined) return undefined
  const last = Math.max(done, momentOf(turn, 'triedAt') ?? done)
  return now - last <= longestPauseMs ? undefined : new Date(last).toISOString()
}

const doneNow = (now: number, removed: Readonly<Record<string, number>>) => ({
  fields: { doneAt: new Date(now).toISOString(), removed },
  dueAt: now + everyMs,
})

export const leaseRun = async (
  records: Pick<Records, 'createAll' | 'claim' | 'nextDue' | 'pullForward'>,
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): Promise<StoredRecord | undefined> => {
  const next = await records.nextDue(place.collection)
  if (next === undefined) {
    await records.createAll([{ ...place, createdAt: now, dueAt: now, fields: {} }])
  } else if (next > now + 2 * everyMs) {
    // Resets a due time set by a wrong clock.
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

export const noteDeletion = async (
  records: RetentionRecords,
  now: number,
  removed: Readonly<Record<string, number>>,
): Promise<void> => {
  const turn = await records.read(place.collection, place.id)
  if (turn !== undefined) return endTurn(records, turn, now, removed)
  await records.createAll([{ ...place, createdAt: now, ...doneNow(now, removed) }])
}

export const noteAttempt = async (
  records: Pick<Records, 'read' | 'update'>,
  now: number,
): Promise<void> => {
  const turn = await records.read(place.collection, place.id)
  if (turn === undefined) return
  const fields = { triedAt: new Date(now).toISOString() }
  await records.update(place.collection, turn.id, turn.version, { fields })
}
