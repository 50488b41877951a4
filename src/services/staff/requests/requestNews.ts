import type { AuditAction } from '../audit/auditEntry.js'
import type { AuditLog } from '../audit/auditLog.js'

export interface ChangedRequest {
  readonly reference: string
  readonly by: string
}

export interface ChangesSince {
  /** Sequence of the newest audit entry, from which the next poll continues. */
  readonly position: number
  readonly changed: readonly ChangedRequest[]
}

/** Maximum number of entries read by one poll; older changes appear as conflicts. */
const mostEntries = 100

export const newestEntry = async ({ list }: Pick<AuditLog, 'list'>): Promise<number> =>
  (await list({ limit: 1 })).entries[0]?.sequence ?? 0

export interface RequestActions {
  readonly changing: ReadonlySet<AuditAction>
  /** Actions also logged for applications, which the front desk must not see. */
  readonly shared: ReadonlySet<AuditAction>
  readonly isRequest: (reference: string) => Promise<boolean>
}

export const changesSince = async (
  audit: Pick<AuditLog, 'list'>,
  { changing, shared, isRequest }: RequestActions,
  known: number,
): Promise<ChangesSince> => {
  const position = await newestEntry(audit)
  if (position <= known) return { position, changed: [] }
  const limit = Math.min(position - known, mostEntries)
  const { entries } = await audit.list({ limit })
  const isIn = (actions: ReadonlySet<string>, action: string): boolean => actions.has(action)
  const last = new Map<string, ChangedRequest>()
  for (const { action, sequence, subject, actor } of entries) {
    if (sequence <= known || subject === null || !isIn(changing, action)) continue
    if (last.has(subject) || (isIn(shared, action) && !(await isRequest(subject)))) continue
    last.set(subject, { reference: subject, by: actor })
  }
  return { position, changed: [...last.values()] }
}
