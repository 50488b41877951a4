import type { AuditLog } from '../audit/auditLog.js'
import { requestActions } from './staffRequests.js'

/** What the log says of the time since a page last heard of it. */
export interface LoggedNews {
  /** Whether somebody did anything at all: signed out, or ended the session of somebody else. */
  readonly isAny: boolean
  /** References of requests that were changed; `all`: more happened than is looked through. */
  readonly references: readonly string[] | 'all'
}

/** Tells which requests somebody changed, whichever process they were with. */
export interface ChangedRequests {
  /** The number of the newest entry: what follows it is new. */
  head(): Promise<number>
  /** What happened after the entry of number `known`, up to `head`. */
  between(known: number, head: number): Promise<LoggedNews>
}

/** More than a clinic does in a minute: a page that was away for longer reads all its rows anew. */
const mostEntries = 100

/** By the audit log, which every change is in: one small read where nothing has happened. */
export const createChangedRequests = ({ list }: Pick<AuditLog, 'list'>): ChangedRequests => ({
  head: async () => (await list({ limit: 1 })).entries[0]?.sequence ?? 0,
  between: async (known, head) => {
    if (head <= known) return { isAny: false, references: [] }
    if (head - known > mostEntries) return { isAny: true, references: 'all' }
    const { entries } = await list({ limit: head - known })
    const changed = entries.filter(
      ({ action, sequence }) => sequence > known && requestActions.has(action),
    )
    return {
      isAny: true,
      references: [...new Set(changed.flatMap(({ subject }) => subject ?? []))],
    }
  },
})
