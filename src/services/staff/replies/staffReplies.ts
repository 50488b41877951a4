import { randomUUID } from 'node:crypto'
import type { Retention } from '../../../config/retention.js'
import type { RepliedAbout } from '../../../content/staff/replyPlaces.js'
import type { Mailbox } from '../../adapters/email/emailTransport.js'
import { readable } from '../../adapters/records/readable.js'
import type {
  Changes,
  OnUnreadable,
  Records,
  Step,
  StoredRecord,
} from '../../adapters/records/records.js'
import { draftEmail, emailCollection, type EmailKind, readEmail } from '../../email/emailRecord.js'
import { messageIdOf, threadHeaders } from '../../email/emailThread.js'
import type { Outbox } from '../../email/outbox.js'
import {
  type EmailFacts,
  emailData,
  submissionEmailId,
} from '../../submissions/submissionEmails.js'
import type { Clock } from '../../../shared/time/clock.js'
import { day, minute, second } from '../../../shared/time/durations.js'
import type { AuditLog } from '../audit/auditLog.js'
import { colleagueOf } from '../colleague.js'
import { hasRoomFor, undoSeconds } from '../../../shared/staff/deskChoices.js'
import type { Seen } from '../changes/recordChanges.js'
import type { StaffAct } from '../staffAct.js'
import type {
  Addressee,
  RecordEmail,
  ReplyEmailViews,
  ReplyPreview,
  ReplySource,
  ReplyTexts,
  SendOutcome,
  TakeBackOutcome,
} from './reply.js'

export interface StaffReplies<Found> {
  readonly mailbox: string
  preview(found: Found, words: ReplyTexts): ReplyPreview | undefined
  /** Queues a reply to be sent after a minute. An identical one within ten minutes counts as a repetition. */
  send(
    act: StaffAct,
    seen: Seen,
    words: ReplyTexts & { readonly thenWait: boolean },
  ): Promise<SendOutcome<Found>>
  takeBack(act: StaffAct, reference: string, email: string): Promise<TakeBackOutcome>
  emailsOf(reference: string): Promise<readonly RecordEmail[]>
}

export interface StaffRepliesParts {
  readonly records: Pick<Records, 'read' | 'list'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
  readonly retention: Retention
  readonly facts: EmailFacts
  readonly views: ReplyEmailViews
  readonly from: Mailbox
  readonly mailbox: Mailbox
  readonly onUnreadable: OnUnreadable
}

const kind = 'staffReply'
const acknowledgements: Readonly<Record<RepliedAbout, EmailKind>> = {
  requests: 'contactAcknowledgement',
  applications: 'applicationAcknowledgement',
}
const sameWordsMs = 10 * minute
const mostEmails = 50

const isUnsent = (record: StoredRecord, now: number): boolean => {
  const { status, tries } = readEmail(record)
  if (tries > 0) return false
  // A lease and abandoning both increase the version: a higher one means that the email may be in flight.
  return status === 'abandoned'
    ? record.version === 2
    : status === 'queued' && record.version === 1 && now < record.createdAt + undoSeconds * second
}

const summary = (record: StoredRecord): RecordEmail => {
  const { kind: which, status, sentAt, tries, email } = readEmail(record)
  const { id, createdAt, dueAt } = record
  return { id, createdAt, dueAt, kind: which, status, sentAt, tries, to: email.to.address }
}

interface VisitorEmail {
  readonly id: string
  readonly createdAt: number
  readonly messageId: string
}

const visitorEmail = (record: StoredRecord): VisitorEmail | undefined => {
  const { recipient, email } = readEmail(record)
  const { id, createdAt } = record
  return recipient === 'visitor' ? { id, createdAt, messageId: email.messageId } : undefined
}

export const createStaffReplies = <Found>(
  parts: StaffRepliesParts,
  source: ReplySource<Found>,
): StaffReplies<Found> => {
  const { records, audit, outbox, clock, retention, facts, views, from, mailbox } = parts

  const preview = (found: Found, words: ReplyTexts): ReplyPreview | undefined => {
    const { email, locale, reference, link } = source.addresseeOf(found)
    if (email === undefined) return undefined
    const data = emailData(locale, facts)
    const view = views.reply({ ...data, ...words, reference, about: source.about, link })
    return { ...view, from, to: email, locale }
  }

  const emailsAbout = async (reference: string): Promise<readonly StoredRecord[]> => {
    const where = { field: 'reference', equals: reference }
    return (await records.list(emailCollection, { limit: mostEmails, where })).records
  }

  /** Returns the Message-IDs of earlier emails to the person for threading, acknowledgement first. */
  const threadOf = async ({ recordId, reference }: Addressee): Promise<readonly string[]> => {
    const stored = await emailsAbout(reference)
    const emails = readable(stored, visitorEmail, (record) => record, parts.onUnreadable)
    const sent = emails
      .flatMap((email) => email ?? [])
      .toSorted((one, other) => one.createdAt - other.createdAt)
    const acknowledgement = submissionEmailId(recordId, acknowledgements[source.about])
    const first = sent.find(({ id }) => id === acknowledgement)
    return [
      first?.messageId ?? messageIdOf(acknowledgement, from),
      ...sent.filter((email) => email !== first).map(({ messageId }) => messageId),
    ]
  }

  const draft = (
    { recordId, expiresAt, reference }: Addressee,
    { to, subject, html, text }: ReplyPreview,
    thread: readonly string[],
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
          replyTo: mailbox,
          subject,
          html,
          text,
          messageId: messageIdOf(id, from),
          date: new Date(now).toISOString(),
          headers: threadHeaders(thread),
        },
      },
      {
        now,
        dueAt: now + undoSeconds * second,
        expiresAt: expiresAt ?? now + retention[source.about] * day,
      },
    )
  }

  const step = ({ recordId, version }: Addressee, changes: Changes): Step => ({
    update: { collection: source.about, id: recordId, version },
    changes,
  })

  const send: StaffReplies<Found>['send'] = async (act, { reference, version }, words) => {
    const { signedIn, requestId } = act
    const current = await source.find(reference)
    if (current === undefined) return { status: 'missing' }
    const now = clock.now()
    const addressee = source.addresseeOf(current)
    const { subject, text, thenWait } = words
    const same = addressee.replies.findLast(
      (one) => one.subject === subject && one.text === text && now - one.at < sameWordsMs,
    )
    if (same !== undefined) return { status: 'queued', email: same.email }
    if (addressee.version !== version) return { status: 'conflict', current }
    if (!hasRoomFor(addressee.events, text)) return { status: 'full' }
    const shown = preview(current, words)
    if (shown === undefined) return { status: 'noAddress' }
    const email = draft(addressee, shown, await threadOf(addressee), now)
    const sent = { at: now, by: colleagueOf(signedIn), kind: 'reply', email: email.id } as const
    const committed = await audit.commit(
      { actor: signedIn, action: 'replyQueued', subject: reference, requestId },
      [
        { create: email },
        step(addressee, source.noteSent(current, { ...sent, subject, text }, thenWait)),
      ],
    )
    if (committed.status === 'refused') return send(act, { reference, version }, words)
    outbox.wake()
    return { status: 'queued', email: email.id }
  }

  const takeBack: StaffReplies<Found>['takeBack'] = async (act, reference, email) => {
    const { signedIn, requestId } = act
    const now = clock.now()
    const [current, queued] = await Promise.all([
      source.find(reference),
      records.read(emailCollection, email),
    ])
    if (current === undefined) return 'missing'
    const addressee = source.addresseeOf(current)
    if (addressee.takenBack.includes(email)) return 'takenBack'
    const sent = addressee.replies.find((one) => one.email === email)
    if (sent === undefined) return 'missing'
    if (queued === undefined || !isUnsent(queued, now)) return 'late'
    const committed = await audit.commit(
      { actor: signedIn, action: 'replyTakenBack', subject: reference, requestId },
      [
        { remove: { collection: emailCollection, id: email, version: queued.version } },
        step(
          addressee,
          source.noteTakenBack(current, {
            at: now,
            by: colleagueOf(signedIn),
            kind: 'replyTakenBack',
            email,
            subject: sent.subject,
            text: sent.text,
          }),
        ),
      ],
    )
    // Changed concurrently: the retry reads the outcome.
    return committed.status === 'refused' ? takeBack(act, reference, email) : 'takenBack'
  }

  return {
    mailbox: mailbox.address,
    preview,
    send,
    takeBack,
    emailsOf: async (reference) =>
      readable(await emailsAbout(reference), summary, (record) => record, parts.onUnreadable),
  }
}
