import type { AuditLog } from '../audit/auditLog.js'
import { requestActions } from './staffRequests.js'

/** Tells which requests somebody changed, whichever process they were with. */
export interface ChangedRequests {
  /** References of those changed since the last call; nothing at the first. */
  next(): Promise<readonly string[]>
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
      if (head <= before) return []
      const { entries } = await list({ limit: Math.min(mostEntries, head - before) })
      const changed = entries.filter(({ action }) => requestActions.has(action))
      return [...new Set(changed.flatMap(({ subject }) => subject ?? []))]
    },
  }
}
