import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records } from '../../adapters/records/records.js'
import { readEntry } from './auditEntry.js'

/** Somebody opened a record. */
export interface RecordView {
  /** Id of the account. */
  readonly by: string
  readonly at: number
}

interface Parts {
  readonly records: Pick<Records, 'list'>
  readonly onUnreadable: OnUnreadable
}

/** Most entries of the log that are looked through. */
const mostEntries = 100

/** Who opened a record, newest first: the last time of each colleague. */
export const viewsOf = async (
  { records, onUnreadable }: Parts,
  reference: string,
  viewed: string,
): Promise<readonly RecordView[]> => {
  const where = { field: 'subject', equals: reference }
  const page = await records.list('audit', { limit: mostEntries, where })
  const views = readable(page.records, readEntry, (record) => record, onUnreadable).filter(
    ({ action }) => action === viewed,
  )
  const last = new Map(views.toReversed().map(({ actor, at }) => [actor, { by: actor, at }]))
  return [...last.values()].toSorted((a, b) => b.at - a.at)
}
