import * as z from 'zod'
import type { Records } from '../adapters/records/records.js'

/* Record with the time of the last backup, in the collection of the retention runs. */

const place = { collection: 'retention', id: 'backup' } as const

const noteSchema = z.object({ doneAt: z.iso.datetime() })

export const lastBackup = async (records: Pick<Records, 'read'>): Promise<number | undefined> => {
  const note = noteSchema.safeParse((await records.read(place.collection, place.id))?.fields)
  return note.success ? Date.parse(note.data.doneAt) : undefined
}

export const noteBackup = async (
  records: Pick<Records, 'read' | 'createAll' | 'update'>,
  now: number,
): Promise<void> => {
  const fields = { doneAt: new Date(now).toISOString() }
  const note = await records.read(place.collection, place.id)
  if (note === undefined) await records.createAll([{ ...place, createdAt: now, fields }])
  else await records.update(place.collection, note.id, note.version, { fields })
}
