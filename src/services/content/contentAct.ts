import type { AuditAction, AuditActor, AuditDraft } from '../staff/audit/auditDraft.js'

/** Who changes content, and with which request of the browser. */
export interface ContentAct {
  readonly actor: AuditActor
  readonly requestId?: string
}

/** Id of the account, or who acts without one. */
export const authorOf = ({ actor }: ContentAct): string =>
  typeof actor === 'string' ? actor : actor.account.id

/** An audit entry about content: ids alone, no words of a document. */
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

/** The entry of a person who answers alone for medical or legal texts; empty without such drafts. */
export const answeredEntries = (
  act: ContentAct,
  subject: string,
  count: number,
): readonly AuditDraft[] =>
  count === 0 ? [] : [auditOf(act, 'contentAnswered', { subject, count })]
