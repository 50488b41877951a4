import type { Committed, Step } from '../../adapters/records/records.js'
import type { AuditEntry } from './auditEntry.js'
import type { AuditDraft } from './auditDraft.js'

/** One entry, or several that are stored together. */
export type AuditDrafts = AuditDraft | readonly AuditDraft[]

/** Append-only log of who viewed and changed what. Each entry is chained to the previous one by a MAC. */
export interface AuditLog {
  /** Resolves once the entries are stored durably: the logged act may happen only then. */
  append(entries: AuditDrafts): Promise<void>
  /**
   * Stores entries and changes all together or not at all: 1 to 100 in sum.
   * @returns `step` of a refusal counts the changes alone
   */
  commit(entries: AuditDrafts, steps: readonly Step[]): Promise<Committed>
  /** @param logged the last entry named in the application log, if known */
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
  readonly cursor?: string | undefined
  readonly action?: string | undefined
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[]
  readonly cursor?: string
}
