import * as z from 'zod'
import type { Records, StoredRecord } from '../adapters/records/records.js'
import { day } from '../../shared/time/durations.js'

/* The one record that says when expired data was last deleted, and when it is next. */

const place = { collection: 'retention', id: 'daily' } as const

/** The time between two deletions. */
const everyMs = day
/** After a longer pause a wrong clock is as likely as a site that stood still. */
const longestPauseMs = 7 * day

type TurnRecords = Pick<Records, 'read' | 'createAll' | 'update'>

const turnSchema = z.object({
  doneAt: z.iso.datetime().exactOptional(),
  /** Not all could be deleted then. */
  triedAt: z.iso.datetime().exactOptional(),
})

/** @throws ZodError when the record is not ours */
const momentOf = (
  turn: Pick<StoredRecord, 'fields'> | undefined,
  name: keyof z.infer<typeof turnSchema>,
): number | undefined => {
  const moment = turnSchema.parse(turn?.fields ?? {})[name]
  return moment === undefined ? undefined : Date.parse(moment)
}

/** When expired data was last deleted, in milliseconds since 1970. */
export const lastDeletion = async (records: Pick<Records, 'read'>): Promise<number | undefined> =>
  momentOf(await records.read(place.collection, place.id), 'doneAt')

/**
 * When expired data was last deleted, as far as it could be, if that is so long ago that only a person
 * can say whether the clock is right. A clock that is a year ahead would otherwise have everything
 * deleted.
 */
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

/** Notes that it was tried, and that not all could be deleted: the next turn comes as it would. */
export const noteAttempt = async (
  records: Pick<Records, 'read' | 'update'>,
  now: number,
): Promise<void> => {
  const turn = await records.read(place.collection, place.id)
  if (turn === undefined) return
  const fields = { triedAt: new Date(now).toISOString() }
  await records.update(place.collection, turn.id, turn.version, { fields })
}
