import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records } from '../../adapters/records/records.js'
import { readEntry } from './auditEntry.js'

export interface RecordView {
  readonly by: string
  readonly at: number
}

interface Parts {
  readonly records: Pick<Records, 'list'>
  readonly onUnreadable: OnUnreadable
}

const mostEntries = 100

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
