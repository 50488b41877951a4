import type { AuditLog } from '../audit/auditLog.js'
import { requestActions } from './staffRequests.js'

/** What the log says of the time since it was last asked. */
export interface LoggedNews {
  /** Whether somebody did anything at all: signed out, or ended the session of somebody else. */
  readonly isAny: boolean
  /** References of requests that were changed. */
  readonly references: readonly string[]
}

/** Tells which requests somebody changed, whichever process they were with. */
export interface ChangedRequests {
  /** What is new since the last call; nothing at the first. */
  next(): Promise<LoggedNews>
}

/** More than a clinic does in five seconds: what is beyond is seen at the next load. */
const mostEntries = 100

/** By the audit log, which every change is in: one small read where nothing has happened. */
export const createChangedRequests = ({ list }: Pick<AuditLog, 'list'>): ChangedRequests => {
  let known: number | undefined
  return {
    next: async () => {
      const [newest] = (await list({ limit: 1 })).entries
      const head = newest?.sequence ?? 0
      const before = known ?? head
      known = head
      if (head <= before) return { isAny: false, references: [] }
      const { entries } = await list({ limit: Math.min(mostEntries, head - before) })
      const changed = entries.filter(({ action }) => requestActions.has(action))
      const references = [...new Set(changed.flatMap(({ subject }) => subject ?? []))]
      return { isAny: true, references }
    },
  }
}
