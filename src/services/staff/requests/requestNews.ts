import type { AuditAction } from '../audit/auditDraft.js'
import type { AuditLog } from '../audit/auditLog.js'

/** A request that was changed since a page was made. */
export interface ChangedRequest {
  readonly reference: string
  /** Id of the account that changed it last. */
  readonly by: string
}

export interface ChangesSince {
  /** Sequence of the newest entry of the audit log: the next poll continues from it. */
  readonly position: number
  readonly changed: readonly ChangedRequest[]
}

/** Upper bound of entries that one poll reads; of older ones the conflict page tells. */
const mostEntries = 100

/** Returns the sequence of the newest entry of the audit log. */
export const newestEntry = async ({ list }: Pick<AuditLog, 'list'>): Promise<number> =>
  (await list({ limit: 1 })).entries[0]?.sequence ?? 0

/** What the audit log says of requests. */
export interface RequestActions {
  readonly changing: ReadonlySet<AuditAction>
  /** Those of `changing` that are also logged for applications, which the desk must not find out about. */
  readonly shared: ReadonlySet<AuditAction>
  /** Whether a reference is of a request. */
  readonly isRequest: (reference: string) => Promise<boolean>
}

/**
 * Lists the requests that were changed after an entry of the audit log, which every change is in,
 * whichever process made it.
 */
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
    // Newest first.
    if (last.has(subject) || (isIn(shared, action) && !(await isRequest(subject)))) continue
    last.set(subject, { reference: subject, by: actor })
  }
  return { position, changed: [...last.values()] }
}
