import type { Retention } from '../../config/retention.js'
import type { Clock } from '../../shared/time/clock.js'
import type { Changes, RecordDraft, Records, Step } from '../adapters/records/records.js'
import { hasRoomFor } from '../../shared/staff/deskChoices.js'
import type { OfferResult, VisitDone } from '../../shared/contact/contactChoices.js'
import type { LocalMoment } from '../clinic/openHours.js'
import type { LinkToRequest } from '../contact/contactEmails.js'
import { type ContactRequest, contactKind } from '../contact/contactRequest.js'
import {
  asAbandoned,
  draftEmail,
  emailCollection,
  type EmailDraft,
  readEmail,
} from '../email/emailRecord.js'
import type { Outbox } from '../email/outbox.js'
import type { AuditAction, AuditDraft } from '../staff/audit/auditEntry.js'
import type { AuditLog } from '../staff/audit/auditLog.js'
import type { ChangeContext, Seen } from '../staff/changes/recordChanges.js'
import { colleagueOf } from '../staff/colleague.js'
import { addEvents, endOfRequest, endOfWithdrawn } from '../staff/requests/changeDesk.js'
import {
  type DeskRequest,
  type KnownDeskEvent,
  readDeskRequest,
} from '../staff/requests/deskRecord.js'
import { type FreedPlace, freedPlaceOf } from '../staff/requests/freedPlaces.js'
import {
  appointmentOf,
  isWithdrawn,
  linkVersionOf,
  mergedInto,
} from '../staff/requests/requestHistory.js'
import type { RequestAddress, RequestLinks } from '../staff/requests/requestLink.js'
import type { StaffAct } from '../staff/staffAct.js'
import { retryConflicts } from '../staff/retryConflicts.js'
import type { LimitAcknowledgements } from '../submissions/acknowledgementLimit.js'
import { type CorrectedDetails, decideCorrection } from './correctRequest.js'
import { mayMerge, mergeRequests } from './mergeRequests.js'
import type { MyRequestEmails } from './myRequestEmails.js'
import {
  decideAct,
  endedWish,
  keepsVisit,
  linkEnd,
  newWish,
  type RefusedAct,
  type VisitorAct,
  withdrawnFields,
} from './visitorAct.js'

export interface RequestOfLink {
  readonly found: DeskRequest
  /** The request that `found` was merged into, or `found`. */
  readonly main: DeskRequest
}

export type OpenedRequest =
  | ({ readonly status: 'open' } & RequestOfLink)
  | { readonly status: 'unknown' }
  /** A link that was replaced or revoked, or whose request was deleted. */
  | { readonly status: 'ended' }

export type ActOutcome =
  | Exclude<OpenedRequest, { readonly status: 'open' }>
  | { readonly status: 'done'; readonly isLinkReplaced: boolean }
  | ({ readonly status: RefusedAct } & RequestOfLink)

export interface MyRequest {
  keyOf(request: Pick<ContactRequest, 'id'>): Promise<string | undefined>
  linkTo: LinkToRequest
  open(token: string): Promise<OpenedRequest>
  act(token: string, act: VisitorAct, network: string | undefined): Promise<ActOutcome>
  correct(act: StaffAct, seen: Seen, details: CorrectedDetails): Promise<DeskActOutcome>
  renewLink(act: StaffAct, seen: Seen): Promise<DeskActOutcome>
  endVisit(act: StaffAct, seen: Seen, end: VisitEnd): Promise<DeskActOutcome>
  /** Stores the answer to an offer; accepting it closes the request. */
  answerOffer(act: StaffAct, seen: Seen, answer: OfferAnswer): Promise<DeskActOutcome>
  /** Withdraws a request. @param note may be empty; left out if the history has no room for it */
  withdraw(act: StaffAct, seen: Seen, note: string): Promise<DeskActOutcome>
  changeWish(act: StaffAct, seen: Seen, isWished: boolean): Promise<DeskActOutcome>
  /** Merges two open requests of one person. @param other reference of the second one */
  merge(act: StaffAct, seen: Seen, other: string): Promise<DeskActOutcome>
}

export interface VisitEnd {
  readonly done: VisitDone
  readonly appointment?: LocalMoment | undefined
}

export interface OfferAnswer {
  readonly result: OfferResult
  /** Reference of the request that freed the appointment. */
  readonly place: string | undefined
}

export type DeskActOutcome =
  | { readonly status: 'done' | 'missing' }
  /** Stored without the note, for which the history has no room. */
  | { readonly status: 'full' }
  /** Another person accepted the appointment, or it is not free. */
  | { readonly status: 'placeTaken' }
  /** Changed concurrently; contains the current record. */
  | { readonly status: 'conflict'; readonly current: DeskRequest }

interface Writing {
  readonly entries: readonly AuditDraft[]
  readonly changes: Changes
  readonly emails: readonly EmailDraft[]
  readonly isAddressReplaced?: boolean | undefined
  readonly also?: readonly Step[]
}

type DeskWriting = Omit<Writing, 'entries'> & {
  readonly action: AuditAction
  readonly second?: string
  readonly isFull?: boolean
}

export interface MyRequestParts {
  readonly records: Pick<Records, 'read' | 'list'>
  readonly find: (reference: string) => Promise<DeskRequest | undefined>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly clock: Pick<Clock, 'now'>
  readonly retention: Retention
  readonly links: RequestLinks
  readonly addressOf: RequestAddress
  readonly dayOf: (at: number) => string
  /** Returns whether a front desk account exists, which can read messages. */
  readonly hasDesk: () => Promise<boolean>
  readonly emails: MyRequestEmails
  readonly limitAcknowledgements: LimitAcknowledgements
}

const placeOf = (freed: FreedPlace | undefined) => {
  if (freed === undefined) return {}
  const { date, time } = freed.visit
  return { place: { reference: freed.found.request.reference, date, time } }
}

const changedVisit = ({ request: { visit }, desk }: DeskRequest): ContactRequest['visit'] => {
  const booked = visit?.state === 'open' ? undefined : appointmentOf(desk)
  return booked === undefined
    ? visit
    : { date: booked.date, time: booked.time, want: 'cancel', state: 'open' }
}

/**
 * Returns whether the link of a request is the one of the merge. A replaced link may have been in a
 * wrong mailbox, as may the one of a merged request.
 */
const isLinkUnchanged = (main: DeskRequest, merged: DeskRequest): boolean => {
  const { events } = main.desk
  const { reference } = merged.request
  const place = events.findLastIndex((event) => event.kind === 'merged' && event.from === reference)
  return place !== -1 && !events.slice(place).some(({ kind }) => kind === 'link')
}

/** Acts that a link of a merged request carries out on the main one. */
const actsOnMain: ReadonlySet<VisitorAct['kind']> = new Set([
  'withdraw',
  'resume',
  'change',
] as const)

/** Marks a freed appointment as accepted; the step fails if another person accepts it meanwhile. */
const markTaken = ({ found: { recordId: id, version }, visit }: FreedPlace): Step => ({
  update: { collection: contactKind.collection, id, version },
  changes: { fields: { visit: { ...visit, isTaken: true } } },
})

/** Maximum number of emails per commit, which has at most 100 steps. */
const mostEmails = 50

export const createMyRequest = (parts: MyRequestParts): MyRequest => {
  const { records, audit, outbox, clock, retention, links, addressOf, emails } = parts
  const { collection } = contactKind

  const mainOf = async (found: DeskRequest): Promise<DeskRequest> => {
    const into = mergedInto(found.desk)
    const main = into === undefined ? undefined : await parts.find(into)
    return main !== undefined && isLinkUnchanged(main, found) ? mainOf(main) : found
  }

  const open = async (token: string): Promise<OpenedRequest> => {
    const linked = links.read(token)
    if (linked === undefined) return { status: 'unknown' }
    const record = await records.read(collection, linked.id)
    if (record === undefined) return { status: 'ended' }
    const found = readDeskRequest(record)
    const isValid = linkVersionOf(found.desk) === linked.version && clock.now() < linkEnd(found)
    return isValid ? { status: 'open', found, main: await mainOf(found) } : { status: 'ended' }
  }

  const withdrawalEmails = (
    found: DeskRequest,
    now: number,
    expiresAt: number,
  ): readonly EmailDraft[] => {
    const { request, desk } = found
    const { email: address } = request
    const link = addressOf(request, linkVersionOf(desk))
    return address === undefined
      ? []
      : [emails.requestWithdrawn(request, { address, link, at: expiresAt, now }, keepsVisit(found))]
  }

  const emailsAfter = (
    found: DeskRequest,
    act: VisitorAct,
    now: number,
    expiresAt: number,
  ): readonly EmailDraft[] => {
    const { request, desk } = found
    const linkTo = (version: number) => addressOf(request, version)
    const version = linkVersionOf(desk)
    const { email } = request
    switch (act.kind) {
      case 'message':
        return [emails.messageNotice(request, act.kind, now)]
      case 'change': {
        const { phone, email: address = email } = act.details
        const isReplaced = address !== email
        const isNotified = isReplaced || (phone !== undefined && phone !== request.phone)
        const link = linkTo(isReplaced ? version + 1 : version)
        return [
          ...(isNotified && email !== undefined
            ? [emails.detailsChanged(request, { address: email, link, at: now, now })]
            : []),
          ...(isReplaced && address !== undefined
            ? [emails.newLink(request, { address, link, at: now, now })]
            : []),
        ]
      }
      case 'withdraw':
        return withdrawalEmails(found, now, expiresAt)
      case 'visit':
        return [
          emails.messageNotice(request, act.kind, now),
          ...(email === undefined
            ? []
            : [
                emails.visitAsked(
                  request,
                  { address: email, link: linkTo(version), at: now, now },
                  act.visit,
                ),
              ]),
        ]
      case 'halfDays':
      case 'resume':
      case 'endLink':
      case 'shortNotice':
      case 'noShortNotice':
        return []
    }
  }

  const abandonEmailsTo = async ({
    request: { email: address, reference },
  }: DeskRequest): Promise<readonly Step[]> => {
    const where = { field: 'reference', equals: reference }
    const stored = await records.list(emailCollection, { limit: mostEmails, where })
    return stored.records.flatMap((record): readonly Step[] => {
      const { status, recipient, email } = readEmail(record)
      const { id, version } = record
      const isWaiting = status === 'queued' && recipient === 'visitor'
      return isWaiting && email.to.address === address
        ? [{ update: { collection: emailCollection, id, version }, changes: asAbandoned }]
        : []
    })
  }

  const endOf = (found: Pick<DeskRequest, 'request' | 'desk'>): number =>
    endOfRequest(found, retention)

  /**
   * A freed appointment never extends the retention, and a moved one never shortens it; a withdrawn
   * request with an appointment gets the normal one.
   */
  const endAfterVisit = (
    { request, desk, expiresAt }: DeskRequest,
    visit: NonNullable<ContactRequest['visit']>,
    event: KnownDeskEvent & { readonly kind: 'visitDone' },
  ): Pick<Changes, 'expiresAt'> => {
    const events = [...desk.events, event]
    const end = endOf({ request: { ...request, visit }, desk: { ...desk, events } })
    if (event.what === 'freed') return { expiresAt: Math.min(end, expiresAt ?? end) }
    if (isWithdrawn(desk)) return { expiresAt: end }
    return event.what === 'moved' ? { expiresAt: Math.max(end, expiresAt ?? end) } : {}
  }

  /** Stores a change with its emails and audit entry atomically. */
  const commit = async (
    found: DeskRequest,
    { entries, changes, emails: drafts, isAddressReplaced, also = [] }: Writing,
    counts: readonly RecordDraft[] = [],
  ): Promise<'done' | 'conflict'> => {
    const now = clock.now()
    const expiresAt = changes.expiresAt ?? found.expiresAt ?? endOf(found)
    const { recordId: id, version } = found
    const { status } = await audit.commit(entries, [
      { update: { collection, id, version }, changes },
      ...drafts.map((email) => ({ create: draftEmail(email, { now, expiresAt }) })),
      ...counts.map((count) => ({ create: count })),
      ...(isAddressReplaced ? await abandonEmailsTo(found) : []),
      ...also,
    ])
    if (status === 'refused') return 'conflict'
    outbox.wake()
    return 'done'
  }

  const actOnce = async (
    token: string,
    wanted: VisitorAct,
    network: string | undefined,
  ): Promise<ActOutcome | 'conflict'> => {
    const opened = await open(token)
    if (opened.status !== 'open') return opened
    const linked = { found: opened.found, main: opened.main }
    const found = actsOnMain.has(wanted.kind) ? linked.main : linked.found
    const isOther = found !== linked.found
    // A new address gets the link of the main request, which the link of a merged one must not reveal.
    if (isOther && wanted.kind === 'change' && wanted.details.email !== undefined) {
      return { status: 'closed', ...linked }
    }
    const { request } = found
    const now = clock.now()
    const decision = decideAct(found, wanted, { now, endOf, today: parts.dayOf(now) })
    if (decision.status === 'done') return { status: 'done', isLinkReplaced: false }
    if (decision.status !== 'write') {
      const isHidden = isOther && decision.status === 'booked'
      return { status: isHidden ? 'closed' : decision.status, ...linked }
    }
    const { action, changes } = decision
    const isReplaced =
      wanted.kind === 'change' && (wanted.details.email ?? request.email) !== request.email
    // Limited, because a client with the link can send emails to any address.
    const emailsToSend = emailsAfter(found, wanted, now, changes.expiresAt ?? endOf(found))
    const limited = await parts.limitAcknowledgements(emailsToSend, { now, network })
    // Without the emails, the old address would not be notified, and a new link would be lost.
    if (wanted.kind === 'change' && limited.emails.length < emailsToSend.length) {
      return { status: 'limited', ...linked }
    }
    const writing = {
      entries: [{ actor: 'visitor', action, subject: request.reference }],
      changes,
      // Always sent: a client with a forwarded link could use up the limit and withdraw unnoticed.
      emails: wanted.kind === 'withdraw' ? emailsToSend : limited.emails,
      isAddressReplaced: isReplaced,
    } as const
    const outcome = await commit(found, writing, limited.counts)
    return outcome === 'conflict'
      ? outcome
      : { status: 'done', isLinkReplaced: isReplaced || wanted.kind === 'endLink' }
  }

  const newLink = (
    { request, desk }: DeskRequest,
    address: string,
    now: number,
  ): readonly EmailDraft[] => {
    const link = addressOf(request, linkVersionOf(desk) + 1)
    return [emails.newLink(request, { address, link, at: now, now })]
  }

  const findFreed = async (
    reference: string,
    { request }: DeskRequest,
  ): Promise<FreedPlace | undefined> =>
    reference === request.reference ? undefined : freedPlaceOf(await parts.find(reference))

  const deskAct = async (
    { signedIn, requestId }: StaffAct,
    { reference, version }: Seen,
    decide: (
      found: DeskRequest,
      context: ChangeContext,
    ) => DeskWriting | undefined | Promise<DeskWriting | 'placeTaken' | undefined>,
  ): Promise<DeskActOutcome> => {
    const found = await parts.find(reference)
    if (found === undefined) return { status: 'missing' }
    if (found.version !== version) return { status: 'conflict', current: found }
    const writing = await decide(found, { by: colleagueOf(signedIn), now: clock.now() })
    if (writing === undefined) return { status: 'done' }
    if (writing === 'placeTaken') return { status: writing }
    const { action, second, isFull = false, ...written } = writing
    const entries = [reference, ...(second === undefined ? [] : [second])].map((subject) => ({
      actor: signedIn,
      action,
      subject,
      requestId,
    }))
    return (await commit(found, { ...written, entries })) === 'done'
      ? { status: isFull ? 'full' : 'done' }
      : deskAct({ signedIn, requestId }, { reference, version }, decide)
  }

  return {
    keyOf: async ({ id }) =>
      (await parts.hasDesk()) ? links.tokenOf({ id, version: 1 }) : undefined,
    linkTo: async (request) => ((await parts.hasDesk()) ? addressOf(request, 1) : undefined),
    open,
    // Changed concurrently: the action is decided again on the current record.
    act: (token, wanted, network) => retryConflicts(() => actOnce(token, wanted, network)),
    correct: (act, seen, details) =>
      deskAct(act, seen, (found, context) => {
        const correction = decideCorrection(found, details, context)
        if (correction === undefined) return undefined
        const { email } = details
        const isReplaced = email !== found.request.email
        return {
          action: 'requestCorrected',
          changes: correction,
          emails: isReplaced && email !== undefined ? newLink(found, email, context.now) : [],
          isAddressReplaced: isReplaced,
        }
      }),
    endVisit: (act, seen, { done, appointment }) =>
      deskAct(act, seen, (found, { by, now }) => {
        const { request, desk } = found
        const { email } = request
        const asked = changedVisit(found)
        if (asked === undefined) return undefined
        const moved = appointment === undefined ? {} : { appointment }
        const event = { at: now, by, kind: 'visitDone', what: done, ...moved } as const
        const changes = addEvents(found, [event], { state: 'done', promised: null })
        const link = addressOf(request, linkVersionOf(desk))
        const visit = { ...asked, state: done }
        return {
          action: 'visitChanged',
          changes: {
            ...changes,
            ...endAfterVisit(found, visit, event),
            fields: { ...changes.fields, visit },
          },
          emails:
            email === undefined
              ? []
              : [emails.visitDone(request, { address: email, link, at: now, now }, done)],
        }
      }),
    answerOffer: (act, seen, { result, place }) =>
      deskAct(act, seen, async (found, { by, now }) => {
        const { shortNotice } = found.request
        if (shortNotice === undefined) return undefined
        const isAccepted = result === 'accepted'
        const freed = place === undefined ? undefined : await findFreed(place, found)
        if (isAccepted && place !== undefined && freed === undefined) return 'placeTaken'
        const event = { at: now, by, kind: 'offer', result, ...placeOf(freed) } as const
        const { request, desk } = found
        const booked = { request, desk: { ...desk, events: [...desk.events, event] } }
        const changes = addEvents(
          found,
          [event],
          isAccepted ? { state: 'done', promised: null } : {},
        )
        const ended = { shortNotice: { ...shortNotice, state: 'ended' } }
        return {
          action: 'offerMade',
          changes: {
            ...changes,
            ...(isAccepted ? { expiresAt: endOf(booked) } : {}),
            fields: { ...changes.fields, ...(isAccepted ? ended : {}) },
          },
          emails: [],
          also: isAccepted && freed !== undefined ? [markTaken(freed)] : [],
        }
      }),
    withdraw: (act, seen, note) =>
      deskAct(act, seen, (found, { by, now }) => {
        if (isWithdrawn(found.desk)) return undefined
        const expiresAt = endOfWithdrawn(endOf(found), now)
        const isFull = note !== '' && !hasRoomFor(found.desk.events, note)
        const noted =
          note === '' || isFull ? [] : [{ at: now, by, kind: 'note', text: note } as const]
        const changes = addEvents(found, [...noted, { at: now, by, kind: 'withdrawn' }], {
          state: 'done',
          promised: null,
        })
        return {
          action: 'requestWithdrawn',
          changes: {
            ...changes,
            expiresAt,
            fields: { ...changes.fields, ...withdrawnFields(found) },
          },
          emails: withdrawalEmails(found, now, expiresAt),
          isFull,
        }
      }),
    changeWish: (act, seen, isWished) =>
      deskAct(act, seen, (found, { by, now }) => {
        const shortNotice = isWished ? newWish(parts.dayOf(now)) : endedWish(found)
        if (shortNotice === undefined) return undefined
        const changes = addEvents(found, [{ at: now, by, kind: 'shortNotice' }])
        return {
          action: 'requestShortNotice',
          changes: { ...changes, fields: { ...changes.fields, shortNotice } },
          emails: [],
        }
      }),
    merge: (act, seen, reference) =>
      deskAct(act, seen, async (found, context) => {
        const other = await parts.find(reference)
        if (other === undefined || !mayMerge(found, other)) return undefined
        const { older, olderChanges, newerChanges } = mergeRequests(found, other, context)
        const [changes, otherChanges] =
          older === found ? [olderChanges, newerChanges] : [newerChanges, olderChanges]
        return {
          action: 'requestMerged',
          second: reference,
          changes,
          emails: [],
          also: [
            {
              update: { collection, id: other.recordId, version: other.version },
              changes: otherChanges,
            },
          ],
        }
      }),
    renewLink: (act, seen) =>
      deskAct(act, seen, (found, { by, now }) => {
        const { email } = found.request
        return email === undefined
          ? undefined
          : {
              action: 'requestLinkChanged',
              changes: addEvents(found, [{ at: now, by, kind: 'link', what: 'renewed' }]),
              emails: newLink(found, email, now),
            }
      }),
  }
}
