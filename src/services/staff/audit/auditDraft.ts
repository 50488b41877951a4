import type { MessageGroup } from '../../language/messages.js'
import type { SignedIn } from '../staffAccount.js'

/** `visitor`: a person, through the link of their request. */
export type AuditActor = SignedIn | 'signedOut' | 'command' | 'site' | 'visitor'

/** An action without a translation does not compile. */
export type AuditAction = keyof MessageGroup<'staffAudit:actions'>

/** An entry to write; refers to visitors by reference only, without personal information. */
export interface AuditDraft {
  readonly actor: AuditActor
  readonly action: AuditAction
  readonly subject?: string
  readonly count?: number
  readonly outcome?: 'done' | 'refused'
  readonly requestId?: string
}
