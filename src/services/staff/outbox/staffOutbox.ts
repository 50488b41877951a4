import type { AuditAction } from '../audit/auditEntry.js'
import { readable } from '../../adapters/records/readable.js'
import type {
  Changes,
  OnUnreadable,
  Records,
  StoredRecord,
} from '../../adapters/records/records.js'
import {
  asAbandoned,
  asQueuedAgain,
  emailCollection,
  emailStatuses,
  readEmail,
  type StoredEmail,
} from '../../email/emailRecord.js'
import { everyRecord } from '../../adapters/records/everyRecord.js'
import type { Outbox } from '../../email/outbox.js'
import { AppError } from '../../errors/errors.js'
import type { Clock } from '../../../shared/time/clock.js'
import { minute } from '../../../shared/time/durations.js'
import type { AuditLog } from '../audit/auditLog.js'
import type { StaffAct } from '../staffAct.js'

export interface OutboxEmail
  extends Pick<StoredEmail, 'kind' | 'reference' | 'status' | 'tries' | 'sentAt'> {
  readonly id: string
  readonly version: number
  readonly createdAt: number
  readonly dueAt: number | undefined
  readonly to: string
  readonly canReaddress: boolean
  /** Response of the server; may contain the address. */
  readonly error: string | null
}

export interface OutboxCounts {
  readonly waiting: number
  readonly failed: number
  readonly sent: number
  readonly abandoned: number
}

export interface StaffOutbox {
  counts(): Promise<OutboxCounts>
  /** Lists the newest first, but waiting emails oldest first, after those in an unknown status. */
  list(status: 'waiting' | 'failed' | 'sent' | 'abandoned'): Promise<readonly OutboxEmail[]>
  /**
   * Sends a failed email now, optionally to another address; `changed`: sent or changed concurrently.
   * @throws AppError 400 if the address must not change
   */
  retry(
    act: StaffAct,
    email: { readonly id: string; readonly version: number },
    address?: string,
  ): Promise<'done' | 'changed'>
  giveUp(
    act: StaffAct,
    email: { readonly id: string; readonly version: number },
  ): Promise<'done' | 'changed'>
  failed(): Promise<number>
  /** Returns the start of a delivery outage in milliseconds since 1970; `undefined` without an outage. */
  troubleSince(): Promise<number | undefined>
}

export interface StaffOutboxParts {
  readonly records: Pick<Records, 'list' | 'count' | 'read' | 'waitingSince'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
}

/** Minimum delay reported as an outage; longer than a mail server restart or a reply's undo period. */
const troubleMs = 5 * minute
const mostShown = 200

const statuses = {
  waiting: ['queued'],
  failed: ['failed', 'refused'],
  sent: ['sent'],
  abandoned: ['abandoned'],
} as const satisfies Readonly<Record<keyof OutboxCounts, readonly StoredEmail['status'][]>>

/** Whether the address may be corrected: only visitors mistype theirs, and staff addresses are fixed. */
const canReaddress = ({ recipient, status }: StoredEmail): boolean =>
  recipient === 'visitor' && statuses.failed.some((one) => one === status)

const summary = (record: StoredRecord): OutboxEmail => {
  const stored = readEmail(record)
  const { kind, reference, status, tries, sentAt, lastFault: error, email } = stored
  const { id, version, createdAt, dueAt } = record
  const shown = { kind, reference, status, tries, sentAt, to: email.to.address, error }
  return { ...shown, id, version, createdAt, dueAt, canReaddress: canReaddress(stored) }
}

interface EmailChange {
  readonly action: AuditAction
  readonly changes: Changes
}

interface EmailAct {
  readonly changeOf: (stored: StoredEmail) => EmailChange | undefined
  readonly isDone: (stored: StoredEmail) => boolean
}

const isFresh = ({ status, tries }: StoredEmail): boolean => status === 'queued' && tries === 0

const retryOf = (stored: StoredEmail, now: number, address?: string): EmailChange | undefined => {
  // The form always sends the address; only a different one is a correction.
  if (address === undefined || address === stored.email.to.address) {
    if (isFresh(stored)) return undefined
    return { action: 'emailRetried', changes: asQueuedAgain(stored, now) }
  }
  if (!canReaddress(stored)) throw new AppError(400, 'badRequest')
  return { action: 'emailReaddressed', changes: asQueuedAgain(stored, now, address) }
}

export const createStaffOutbox = (parts: StaffOutboxParts): StaffOutbox => {
  const { records, audit, outbox, clock, onUnreadable } = parts

  const countOf = async (name: keyof OutboxCounts): Promise<number> => {
    const counts = await Promise.all(
      statuses[name].map((equals) => records.count(emailCollection, { field: 'status', equals })),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }

  const countAll = async () => {
    const [waiting, failed, sent, abandoned] = await Promise.all([
      countOf('waiting'),
      countOf('failed'),
      countOf('sent'),
      countOf('abandoned'),
    ])
    return { waiting, failed, sent, abandoned }
  }

  /** Counts emails in a status of another release, which no filter finds. */
  const countUnlisted = async ({ waiting, failed, sent, abandoned }: OutboxCounts) => {
    const all = await records.count(emailCollection)
    return Math.max(0, all - waiting - failed - sent - abandoned)
  }

  /** Lists emails in an unknown status. Reads every record, but only if the counts disagree. */
  const listUnlisted = async (): Promise<readonly StoredRecord[]> => {
    const expected = Math.min(await countUnlisted(await countAll()), mostShown)
    const found: StoredRecord[] = []
    if (expected === 0) return found
    for await (const record of everyRecord(records, emailCollection)) {
      if (emailStatuses.some((known) => known === record.fields['status'])) continue
      found.push(record)
      if (found.length === expected) break
    }
    return found
  }

  const change = async (
    act: StaffAct,
    { id, version }: { readonly id: string; readonly version: number },
    emailAct: EmailAct,
  ): Promise<'done' | 'changed'> => {
    const { signedIn, requestId } = act
    const { changeOf, isDone } = emailAct
    const record = await records.read(emailCollection, id)
    if (record === undefined) return 'changed'
    const stored = readEmail(record)
    if (record.version > version && isDone(stored)) return 'done'
    if (record.version !== version || stored.status === 'sent') return 'changed'
    const wanted = changeOf(stored)
    if (wanted === undefined) return 'changed'
    const { action, changes } = wanted
    const { status } = await audit.commit(
      { actor: signedIn, action, subject: stored.reference, requestId },
      [{ update: { collection: emailCollection, id, version }, changes }],
    )
    if (status === 'refused') return change(act, { id, version }, emailAct)
    outbox.wake()
    return 'done'
  }

  return {
    counts: async () => {
      const counts = await countAll()
      return { ...counts, waiting: counts.waiting + (await countUnlisted(counts)) }
    },
    list: async (name) => {
      const pages = await Promise.all(
        statuses[name].map((equals) =>
          records.list(emailCollection, {
            limit: mostShown,
            where: { field: 'status', equals },
            oldestFirst: name === 'waiting',
          }),
        ),
      )
      const unlisted = name === 'waiting' ? await listUnlisted() : []
      const found = [...unlisted, ...pages.flatMap((page) => page.records)]
      return readable(found, summary, (record) => record, onUnreadable)
    },
    retry: (act, email, address) =>
      change(act, email, {
        changeOf: (stored) => retryOf(stored, clock.now(), address),
        isDone: (stored) =>
          isFresh(stored) &&
          stored.queuedAt !== undefined &&
          (address === undefined || address === stored.email.to.address),
      }),
    giveUp: (act, email) =>
      change(act, email, {
        changeOf: () => ({ action: 'emailGivenUp', changes: asAbandoned }),
        isDone: ({ status }) => status === 'abandoned',
      }),
    failed: () => countOf('failed'),
    troubleSince: async () => {
      const since = await records.waitingSince(emailCollection)
      return since !== undefined && clock.now() - since > troubleMs ? since : undefined
    },
  }
}
