import type { AuditAction, AuditActor, AuditDraft } from '../staff/audit/auditEntry.js'

export interface ContentAct {
  readonly actor: AuditActor
  readonly requestId?: string
}

/** Returns the account id of the author; without an account, the kind of actor. */
export const authorOf = ({ actor }: ContentAct): string =>
  typeof actor === 'string' ? actor : actor.account.id

/** Creates an audit entry with ids only, without texts of the document. */
export const auditOf = (
  { actor, requestId }: ContentAct,
  action: AuditAction & `content${string}`,
  about: Pick<AuditDraft, 'subject' | 'count'>,
): AuditDraft => ({
  actor,
  action,
  ...about,
  ...(requestId === undefined ? {} : { requestId }),
})

/** Returns the audit entry of a publisher who decides without an approver; empty if `count` is 0. */
export const answeredEntries = (
  act: ContentAct,
  subject: string,
  count: number,
): readonly AuditDraft[] =>
  count === 0 ? [] : [auditOf(act, 'contentAnswered', { subject, count })]
