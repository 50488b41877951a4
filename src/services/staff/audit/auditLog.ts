import type { Committed, Step } from '../../adapters/records/records.js'
import type { AuditDraft, AuditEntry } from './auditEntry.js'

export type AuditDrafts = AuditDraft | readonly AuditDraft[]

/** Append-only log of who viewed and changed what. Each entry is chained to the previous one by a MAC. */
export interface AuditLog {
  /** Resolves once the entries are on the disk; the audited action must wait for it. */
  append(entries: AuditDrafts): Promise<void>
  /** Stores entries and changes atomically, at most 100 steps. @returns a conflict; `step` indexes `steps` */
  commit(entries: AuditDrafts, steps: readonly Step[]): Promise<Committed>
  verify(logged?: LoggedHead): Promise<AuditVerification>
  list(options: AuditListOptions): Promise<AuditPage>
}

export interface LoggedHead {
  readonly sequence: number
  readonly mac: string
}

export type AuditProblem =
  | { readonly kind: 'changed'; readonly sequence: number }
  | { readonly kind: 'missing'; readonly sequence: number }
  /** The newest entries, up to this one, are missing. */
  | { readonly kind: 'cut'; readonly sequence: number }

export interface AuditVerification {
  readonly count: number
  readonly head: LoggedHead | undefined
  readonly problem?: AuditProblem
}

export interface AuditListOptions {
  /** Number of entries read; with several filters, fewer are returned. */
  readonly limit: number
  readonly cursor?: string | undefined
  readonly action?: string | undefined
  readonly actor?: string | undefined
  /** Reference of a request or application. */
  readonly subject?: string | undefined
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[]
  readonly cursor?: string
}
