import { staffUrl } from '../../../addresses/staffTable.js'
import type { Fields, Records, Step } from '../../adapters/records/records.js'
import type { Outbox } from '../../email/outbox.js'
import type { StaffAccounts } from '../../staff/accounts/accounts.js'
import type { AuditAction } from '../../staff/audit/auditEntry.js'
import type { AuditLog } from '../../staff/audit/auditLog.js'
import type { StaffAccount } from '../../staff/staffAccount.js'
import type { Clock } from '../../../shared/time/clock.js'
import { auditOf, authorOf, type ContentAct } from '../contentAct.js'
import type { ContentCatalogue } from '../documentType.js'
import {
  type Draft,
  draftDigest,
  draftPlace,
  findDraft,
  isAsRead,
  type ReadDraft,
} from '../drafts.js'
import { documentAddress } from '../editor/openDocument.js'
import { contentEmailStep, type ContentEmailsParts } from '../emails/contentEmails.js'

/** `ownDraft`: the approver is an author. `changed`: the draft differs from the one that was read. */
export type Decided = 'decided' | 'ownDraft' | 'changed'

export interface Approvals {
  /** Returns the active accounts that may approve; without any, publishers decide alone. */
  approvers(): Promise<readonly StaffAccount[]>
  /** Emails the approvers who are not authors; `nobody` if there are none. */
  ask(act: ContentAct, read: ReadDraft): Promise<'asked' | 'changed' | 'nobody'>
  /** Approves the JSON that was read; a later change invalidates the approval. */
  approve(act: ContentAct, draft: ReadDraft): Promise<Decided>
  /** Returns the draft to its authors with a reason, and emails them. */
  sendBack(act: ContentAct, draft: ReadDraft, reason: string): Promise<Decided>
}

export interface ApprovalsParts extends ContentEmailsParts {
  readonly records: Pick<Records, 'read'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly accounts: Pick<StaffAccounts, 'list' | 'activeWith'>
  readonly catalogue: ContentCatalogue
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
}

interface Change {
  readonly action: AuditAction & `content${string}`
  readonly fields: Fields
  readonly emails?: readonly Step[]
}

interface Made {
  readonly by: string
  readonly at: number
}

interface Decision {
  /** Returns whether the same person already made this decision, as by a double click. */
  readonly isMade: (stored: Draft, by: string) => boolean
  readonly change: (stored: Draft, made: Made) => Change | Promise<Change>
}

export const createApprovals = (parts: ApprovalsParts): Approvals => {
  const { records, audit, accounts, catalogue, outbox, clock } = parts

  /** Whether the draft is unchanged and not scheduled: a schedule requires the versions that it stores. */
  const isFree = (stored: Draft, read: ReadDraft): boolean =>
    isAsRead(catalogue, stored, read) && stored.schedule === null

  const approvers = () => accounts.activeWith('approver')

  const commit = async (
    act: ContentAct,
    { document, version }: Draft,
    { action, fields, emails = [] }: Change,
  ): Promise<boolean> => {
    const { status } = await audit.commit(auditOf(act, action, { subject: document }), [
      { update: { ...draftPlace(document), version }, changes: { fields } },
      ...emails,
    ])
    if (status === 'committed' && emails.length > 0) outbox.wake()
    return status === 'committed'
  }

  const decide = async (
    act: ContentAct,
    read: ReadDraft,
    { isMade, change }: Decision,
  ): Promise<Decided> => {
    const by = authorOf(act)
    const stored = await findDraft(records, read.document)
    if (stored === undefined) return 'changed'
    if (stored.authors.includes(by)) return 'ownDraft'
    if (draftDigest(catalogue, stored) !== read.digest) return 'changed'
    if (isMade(stored, by)) return 'decided'
    if (stored.state !== 'asked' || !isFree(stored, read)) return 'changed'
    const changed = await change(stored, { by, at: clock.now() })
    return (await commit(act, stored, changed)) ? 'decided' : 'changed'
  }

  return {
    approvers,
    ask: async (act, read) => {
      const stored = await findDraft(records, read.document)
      const by = authorOf(act)
      if (stored?.state === 'asked' && stored.asked?.by === by) return 'asked'
      if (stored === undefined || !isFree(stored, read)) return 'changed'
      const { document, authors } = stored
      const recipients = (await approvers()).filter(({ id }) => !authors.includes(id))
      if (recipients.length === 0) return 'nobody'
      const now = clock.now()
      const path = staffUrl('siteApproval', { document: documentAddress(document) })
      const isDone = await commit(act, stored, {
        action: 'contentAsked',
        fields: { state: 'asked', asked: { by, at: now }, sentBack: null },
        emails: recipients.map((account) =>
          contentEmailStep(parts, account, { kind: 'approvalAsked', document, path, now }),
        ),
      })
      return isDone ? 'asked' : 'changed'
    },
    approve: (act, read) =>
      decide(act, read, {
        isMade: ({ state, approval }, by) => state === 'approved' && approval?.by === by,
        change: (_stored, made) => ({
          action: 'contentApproved',
          fields: { state: 'approved', approval: { ...made, digest: read.digest } },
        }),
      }),
    sendBack: (act, read, reason) =>
      decide(act, read, {
        isMade: ({ state, sentBack }, by) =>
          state === 'sentBack' && sentBack?.by === by && sentBack.reason === reason,
        change: async ({ document, authors }, made) => {
          const path = staffUrl('siteDocument', { document: documentAddress(document) })
          const recipients = (await accounts.list()).filter(({ id }) => authors.includes(id))
          const about = { kind: 'approvalSentBack', document, path, now: made.at } as const
          return {
            action: 'contentSentBack',
            fields: { state: 'sentBack', sentBack: { ...made, reason } },
            emails: recipients.map((account) => contentEmailStep(parts, account, about)),
          }
        },
      }),
  }
}
