import type { Collection, Records, Step, StoredRecord } from '../adapters/records/records.js'
import { emailCollection, emailLeaseMs } from './emailRecord.js'

/* Earlier releases stored emails in `letters`, and the message in the field `letter`. */

interface EmailNames {
  readonly collection: Collection
  readonly field: string
}

const current: EmailNames = { collection: emailCollection, field: 'email' }
const earlier: EmailNames = { collection: 'letters', field: 'letter' }

/** Number of emails per commit: emails are large, and a commit has at most 100 steps. */
const batchSize = 25

/** Returns whether a process of the other release may have leased the email, to send it. */
const isInFlight = ({ dueAt }: StoredRecord, now: number): boolean =>
  dueAt !== undefined && dueAt > now && dueAt <= now + emailLeaseMs

const moveSteps = (
  { version, ...draft }: StoredRecord,
  from: EmailNames,
  to: EmailNames,
): readonly Step[] => {
  const { [from.field]: email = null, ...others } = draft.fields
  const fields = { ...others, [to.field]: email }
  return [
    { create: { ...draft, collection: to.collection, fields } },
    { remove: { collection: from.collection, id: draft.id, version } },
  ]
}

const moveBatch = async (
  records: Pick<Records, 'commit'>,
  batch: readonly StoredRecord[],
  from: EmailNames,
  to: EmailNames,
): Promise<number> => {
  if (batch.length === 0) return 0
  const { status } = await records.commit(batch.flatMap((record) => moveSteps(record, from, to)))
  if (status === 'committed') return batch.length
  // Another process has changed or moved one of these emails: moves them one by one.
  if (batch.length === 1) return 0
  let moved = 0
  for (const record of batch) moved += await moveBatch(records, [record], from, to)
  return moved
}

export interface MovedEmails {
  readonly moved: number
  readonly left: number
}

const moveEmails = async (
  records: Pick<Records, 'commit' | 'list'>,
  now: number,
  from: EmailNames,
  to: EmailNames,
): Promise<MovedEmails> => {
  let found = 0
  let moved = 0
  let cursor: string | undefined
  do {
    const page = await records.list(from.collection, { limit: batchSize, cursor })
    found += page.records.length
    const movable = page.records.filter((record) => !isInFlight(record, now))
    moved += await moveBatch(records, movable, from, to)
    cursor = page.cursor
  } while (cursor !== undefined)
  return { moved, left: found - moved }
}

/** Moves the emails of an earlier release to `emails`; those in flight remain until the next call. */
export const moveEarlierEmails = (
  records: Pick<Records, 'commit' | 'list'>,
  now: number,
): Promise<MovedEmails> => moveEmails(records, now, earlier, current)

export const moveEmailsBack = (
  records: Pick<Records, 'commit' | 'list'>,
  now: number,
): Promise<MovedEmails> => moveEmails(records, now, current, earlier)
