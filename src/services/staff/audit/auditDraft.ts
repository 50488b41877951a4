import type { WordGroup } from '../../language/words.js'
import type { SignedIn } from '../staffAccount.js'

/** Whoever acts: a person who is signed in, somebody who is not (yet), or a command of the operator. */
export type AuditActor = SignedIn | 'signedOut' | 'command' | 'site'

/** What the log can say was done: an action without words does not compile. */
export type AuditAction = keyof WordGroup<'staffAudit:actions'>

/** What is to be logged; no visitor's name, address, phone or words, references alone. */
export interface AuditDraft {
  readonly actor: AuditActor
  readonly action: AuditAction
  /** What it was done to: the reference or id of a record. */
  readonly subject?: string
  /** How many records it was done to, where it was several. */
  readonly count?: number
  readonly outcome?: 'done' | 'refused'
  readonly requestId?: string
}
