import { randomUUID } from 'node:crypto'
import type { Locale } from '../../../addresses/pageTable.js'
import type { Retention } from '../../../config/retention.js'
import type { Mailbox } from '../../adapters/email/emailTransport.js'
import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records, StoredRecord } from '../../adapters/records/records.js'
import { contactKind } from '../../contact/contactRequest.js'
import {
  draftEmail,
  emailCollection,
  readEmail,
  type StoredEmail,
} from '../../email/emailRecord.js'
import type { Outbox } from '../../email/outbox.js'
import {
  type EmailData,
  type EmailFacts,
  type EmailView,
  emailData,
} from '../../submissions/submissionEmails.js'
import type { Clock } from '../../time/clock.js'
import { day, minute, second } from '../../time/durations.js'
import type { AuditLog } from '../audit/auditLog.js'
import { addEvent } from '../requests/changeDesk.js'
import { undoSeconds } from '../changes/changeChoices.js'
import { colleagueOf } from '../colleague.js'
import type { Seen } from '../changes/recordChanges.js'
import type { StaffAct } from '../staffAct.js'
import { type DeskEvent, type DeskRequest, isOpen } from '../requests/deskRecord.js'
import { requestStep, type StaffRequests } from '../requests/staffRequests.js'

/** What somebody wrote. Notes have no way in: a reply is made of these words alone. */
export interface ReplyWords {
  readonly subject: string
  readonly text: string
}

export interface ReplyEmailData extends EmailData, ReplyWords {
  readonly reference: string
}

export interface ReplyEmailViews {
  readonly reply: (data: ReplyEmailData) => EmailView
}

/** A reply as it will leave. */
export interface ReplyPreview extends EmailView {
  readonly from: Mailbox
  readonly to: string
  readonly locale: Locale
}

/** An email about a request, for its timeline. */
export interface RequestEmail extends Pick<StoredEmail, 'kind' | 'status' | 'sentAt' | 'tries'> {
  readonly id: string
  readonly createdAt: number
  /** When it leaves; absent once it has, or was given up. */
  readonly dueAt: number | undefined
  readonly to: string
}

export type SendOutcome =
  | { readonly status: 'queued'; readonly email: string }
  | { readonly status: 'conflict'; readonly current: DeskRequest }
  | { readonly status: 'missing' | 'noAddress' }

export type TakeBackOutcome =
  | { readonly status: 'takenBack' }
  /** It has left, or is leaving. */
  | { readonly status: 'late' }
  | { readonly status: 'missing' }

/** Emails that the desk writes to people. */
export interface StaffReplies {
  /** Where answers arrive. */
  readonly mailbox: string
  preview(request: DeskRequest, words: ReplyWords): ReplyPreview | undefined
  /**
   * Queues the email, which leaves a minute later. The same words sent again within ten minutes are
   * the same email: a double click, or a page that was sent again.
   */
  send(
    act: StaffAct,
    seen: Seen,
    words: ReplyWords & { readonly thenWait: boolean },
  ): Promise<SendOutcome>
  /** While it waits; what was written goes back to the form. */
  takeBack(act: StaffAct, reference: string, email: string): Promise<TakeBackOutcome>
  emailsOf(reference: string): Promise<readonly RequestEmail[]>
}

export interface StaffRepliesParts {
  readonly requests: Pick<StaffRequests, 'find'>
  readonly records: Pick<Records, 'read' | 'list'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
  readonly retention: Retention
  readonly facts: EmailFacts
  readonly views: ReplyEmailViews
  readonly from: Mailbox
  /** Where answers arrive. */
  readonly desk: Mailbox
  readonly onUnreadable: OnUnreadable
}

const kind = 'staffReply'
const sameWordsMs = 10 * minute
const mostEmails = 50

type ReplyEvent = Extract<DeskEvent, { readonly kind: 'reply' }>

/** The reply that says the same, if it was sent a moment ago. */
const findSame = (
  { desk: { events } }: DeskRequest,
  { subject, text }: ReplyWords,
  now: number,
): ReplyEvent | undefined =>
  events
    .filter((event) => event.kind === 'reply')
    .findLast(
      (event) => event.subject === subject && event.text === text && now - event.at < sameWordsMs,
    )

const summary = (record: StoredRecord): RequestEmail => {
  const { kind: which, status, sentAt, tries, email } = readEmail(record)
  const { id, createdAt, dueAt } = record
  return { id, createdAt, dueAt, kind: which, status, sentAt, tries, to: email.to.address }
}

export const createStaffReplies = (parts: StaffRepliesParts): StaffReplies => {
  const { requests, records, audit, outbox, clock, retention, facts, views, from, desk } = parts

  const preview = ({ request }: DeskRequest, words: ReplyWords): ReplyPreview | undefined => {
    const { email, preferredLanguage, reference } = request
    if (email === undefined) return undefined
    const data = emailData(preferredLanguage, new Date(clock.now()), facts)
    const view = views.reply({ ...data, ...words, reference })
    return { ...view, from, to: email, locale: preferredLanguage }
  }

  const draft = (
    { recordId, expiresAt, request: { reference } }: DeskRequest,
    { to, subject, html, text }: ReplyPreview,
    now: number,
  ) => {
    const id = `${recordId}-${randomUUID()}`
    return draftEmail(
      {
        id,
        kind,
        reference,
        recipient: 'visitor',
        email: {
          from,
          to: { address: to },
          replyTo: desk,
          subject,
          html,
          text,
          messageId: `<${id}@${from.address.split('@').at(-1)}>`,
          date: new Date(now).toISOString(),
          headers: {},
        },
      },
      {
        now,
        dueAt: now + undoSeconds * second,
        expiresAt: expiresAt ?? now + retention[contactKind.collection] * day,
      },
    )
  }

  const send: StaffReplies['send'] = async (act, { reference, version }, words) => {
    const { signedIn, requestId } = act
    const current = await requests.find(reference)
    if (current === undefined) return { status: 'missing' }
    const now = clock.now()
    const { subject, text, thenWait } = words
    const same = findSame(current, words, now)
    if (same !== undefined) return { status: 'queued', email: same.email }
    if (current.version !== version) return { status: 'conflict', current }
    // The address is the one of the version that the person has seen.
    const shown = preview(current, words)
    if (shown === undefined) return { status: 'noAddress' }
    const email = draft(current, shown, now)
    const by = colleagueOf(signedIn)
    const event = { at: now, by, kind: 'reply', email: email.id, subject, text } as const
    const state = thenWait && isOpen(current.desk.state) ? 'waiting' : current.desk.state
    const assignee = current.desk.assignee ?? by
    const committed = await audit.commit(
      { actor: signedIn, action: 'replyQueued', subject: reference, requestId },
      [{ create: email }, requestStep(current, addEvent(current, event, { state, assignee }))],
    )
    if (committed.status === 'refused') return send(act, { reference, version }, words)
    outbox.wake()
    return { status: 'queued', email: email.id }
  }

  const takeBack: StaffReplies['takeBack'] = async (act, reference, email) => {
    const { signedIn, requestId } = act
    const now = clock.now()
    const [current, queued] = await Promise.all([
      requests.find(reference),
      records.read(emailCollection, email),
    ])
    const sent = current?.desk.events.find(
      (event) => event.kind === 'reply' && event.email === email,
    )
    if (current === undefined || sent?.kind !== 'reply') return { status: 'missing' }
    const waits =
      queued !== undefined &&
      // Another version: a process is sending it, or tried to.
      queued.version === 1 &&
      readEmail(queued).status === 'queued' &&
      now < queued.createdAt + undoSeconds * second
    if (!waits) return { status: 'late' }
    const event = { ...sent, kind: 'replyTakenBack', at: now } as const
    const events = current.desk.events.filter((one) => one !== sent)
    const without = { ...current, desk: { ...current.desk, events } }
    const committed = await audit.commit(
      { actor: signedIn, action: 'replyTakenBack', subject: reference, requestId },
      [
        { remove: { collection: emailCollection, id: email, version: queued.version } },
        requestStep(current, addEvent(without, event)),
      ],
    )
    // The outbox or a colleague was faster: looked at again, either is told by what is stored.
    return committed.status === 'refused'
      ? takeBack(act, reference, email)
      : { status: 'takenBack' }
  }

  return {
    mailbox: desk.address,
    preview,
    send,
    takeBack,
    emailsOf: async (reference) => {
      const where = { field: 'reference', equals: reference }
      const page = await records.list(emailCollection, { limit: mostEmails, where })
      return readable(page.records, summary, (record) => record, parts.onUnreadable)
    },
  }
}
