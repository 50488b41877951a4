import type { Committed, Step } from '../../adapters/records/records.js'
import type { AuditEntry } from './auditEntry.js'
import type { AuditDraft } from './auditDraft.js'

/** The log of who saw and did what: only ever added to, each entry bound to the one before. */
export interface AuditLog {
  /** Resolves when the entry is stored durably: what it speaks of may happen only then. */
  append(entry: AuditDraft): Promise<void>
  /** Stores the entry and the changes all together or not at all; `step` counts the changes alone. */
  commit(entry: AuditDraft, steps: readonly Step[]): Promise<Committed>
  /** @param logged the last entry that the site's own log names, if somebody looked it up */
  verify(logged?: LoggedHead): Promise<AuditVerification>
  /** Newest first. */
  list(options: AuditListOptions): Promise<AuditPage>
}

/** How the site's own log names an entry. */
export interface LoggedHead {
  readonly sequence: number
  readonly mac: string
}

/** What is wrong with the log, at the lowest sequence where something is. */
export type AuditProblem =
  /** The entry says something else than when it was written, or was put in. */
  | { readonly kind: 'changed'; readonly sequence: number }
  | { readonly kind: 'missing'; readonly sequence: number }
  /** Entries up to this one were written, and are gone. */
  | { readonly kind: 'cut'; readonly sequence: number }

export interface AuditVerification {
  readonly count: number
  readonly head: LoggedHead | undefined
  readonly problem?: AuditProblem
}

export interface AuditListOptions {
  readonly limit: number
  readonly cursor?: string
  readonly action?: string
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[]
  readonly cursor?: string
}
