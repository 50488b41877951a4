import type { Locale } from '../../addresses/locales.js'
import { addDays } from '../../shared/clinic/calendarDays.js'
import type { ContactWay } from '../../shared/contact/contactChoices.js'
import { myRequestLimits } from '../../config/limits.js'
import { fixedPeriods } from '../../config/retention.js'
import { day, minute } from '../../shared/time/durations.js'
import type { Changes, Fields } from '../adapters/records/records.js'
import type { AuditAction } from '../staff/audit/auditEntry.js'
import { addEvents, endOfWithdrawn } from '../staff/requests/changeDesk.js'
import type { CorrectedField, DeskRequest, KnownDeskEvent } from '../staff/requests/deskRecord.js'
import {
  hasUnreadMessage,
  isBooked,
  isVisitDone,
  isWithdrawn,
  mergedInto,
  reopenedState,
  visitor,
} from '../staff/requests/requestHistory.js'

type Visit = NonNullable<DeskRequest['request']['visit']>

/** Details to replace; missing ones are preserved. */
export interface ChangedDetails {
  readonly phone?: string
  readonly phoneExtension?: string
  readonly email?: string
  readonly contactBy?: ContactWay
  readonly preferredLanguage?: Locale
}

export type AskedVisit = Omit<Visit, 'state'>

export type VisitorAct =
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'change'; readonly details: ChangedDetails }
  /** Replaces the preferred half-days; an empty list means any time. */
  | { readonly kind: 'halfDays'; readonly halfDays: readonly string[] }
  | { readonly kind: 'visit'; readonly visit: AskedVisit }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'endLink' }
  | { readonly kind: 'shortNotice' | 'noShortNotice' }

export type RefusedAct =
  /** Too many actions: the person must call. */
  | 'limited'
  /** An earlier message is unread. */
  | 'unread'
  | 'booked'
  /** The state of the request does not allow the action. */
  | 'closed'

export type Decision =
  | { readonly status: 'write'; readonly action: AuditAction; readonly changes: Changes }
  /** Already done, as after a double click. */
  | { readonly status: 'done' }
  | { readonly status: RefusedAct }

const sameWordsMs = minute

type Result = Parameters<typeof addEvents>[2]

const changedFieldsOf = (
  { request }: DeskRequest,
  { phone, phoneExtension, email, contactBy, preferredLanguage }: ChangedDetails,
): { readonly names: readonly CorrectedField[]; readonly fields: Fields } => {
  const isPhone =
    phone !== undefined && (phone !== request.phone || phoneExtension !== request.phoneExtension)
  const isEmail = email !== undefined && email !== request.email
  const isWay = contactBy !== undefined && contactBy !== request.contactBy
  const isLanguage =
    preferredLanguage !== undefined && preferredLanguage !== request.preferredLanguage
  return {
    names: [
      ...(isPhone ? (['phone'] as const) : []),
      ...(isEmail ? (['email'] as const) : []),
      ...(isWay ? (['contactBy'] as const) : []),
      ...(isLanguage ? (['language'] as const) : []),
    ],
    fields: {
      ...(isPhone ? { phone, phoneExtension: phoneExtension ?? null } : {}),
      ...(isEmail ? { email } : {}),
      ...(isWay ? { contactBy } : {}),
      ...(isLanguage ? { preferredLanguage } : {}),
    },
  }
}

const isLimited = ({ desk: { events } }: DeskRequest, now: number): boolean => {
  const own = events.filter(({ by }) => by.id === visitor.id)
  const today = own.filter(({ at }) => now - at < day)
  return own.length >= myRequestLimits.acts || today.length >= myRequestLimits.actsPerDay
}

/** Creates an entry for the short-notice list. @param today such as `2026-11-26` */
export const newWish = (today: string) => ({
  until: addDays(today, fixedPeriods.shortNotice.days),
  state: 'open' as const,
})

export const endedWish = ({ request: { shortNotice } }: DeskRequest) =>
  shortNotice?.state === 'open' ? { ...shortNotice, state: 'ended' } : undefined

const isSameVisit = (one: Visit, other: Visit | undefined): boolean =>
  other !== undefined &&
  (['date', 'time', 'want', 'state'] as const).every((field) => one[field] === other[field])

/** Returns whether the person replaces an appointment change that is still open. */
export const isVisitReplaced = ({ visit }: DeskRequest['request'], act: VisitorAct): boolean =>
  act.kind === 'visit' &&
  visit?.state === 'open' &&
  !isSameVisit({ ...act.visit, state: 'open' }, visit)

/**
 * Sets the state of an appointment change that the front desk has not made: `kept` after a
 * withdrawal, `open` after a resumption.
 */
const visitFields = ({ request: { visit }, desk }: DeskRequest, state: 'kept' | 'open'): Fields =>
  visit === undefined || isVisitDone(desk) ? {} : { visit: { ...visit, state } }

/** Returns whether a withdrawal leaves an appointment as it is. */
export const keepsVisit = ({ request: { visit }, desk }: DeskRequest): boolean =>
  visit !== undefined && (visit.state === 'kept' || !isVisitDone(desk))

export const withdrawnFields = (found: DeskRequest): Fields => {
  const shortNotice = endedWish(found)
  return { ...(shortNotice === undefined ? {} : { shortNotice }), ...visitFields(found, 'kept') }
}

/** Returns whether a withdrawn request can be resumed, in the 30 days before its deletion. */
export const mayResume = ({ desk }: DeskRequest): boolean =>
  desk.state === 'done' && isWithdrawn(desk)

export const mayWithdraw = ({ desk }: DeskRequest): boolean =>
  desk.state !== 'done' && desk.state !== 'spam'

interface ActContext {
  readonly now: number
  readonly endOf: (found: Pick<DeskRequest, 'request' | 'desk'>) => number
  readonly today: string
}

export const decideAct = (
  found: DeskRequest,
  act: VisitorAct,
  { now, today, endOf }: ActContext,
): Decision => {
  const { desk, request } = found
  const done = { at: now, by: visitor }
  const last = desk.events.at(-1)
  if (desk.state === 'spam') return { status: 'closed' }
  if (
    act.kind === 'message' &&
    last?.kind === 'message' &&
    last.text === act.text &&
    now - last.at < sameWordsMs
  ) {
    return { status: 'done' }
  }
  if (act.kind === 'withdraw' && isWithdrawn(desk)) return { status: 'done' }
  if (isLimited(found, now)) return { status: 'limited' }
  const write = (
    action: AuditAction,
    events: readonly KnownDeskEvent[],
    result: Result = {},
    more: Changes = {},
  ): Decision => {
    const changes = addEvents(found, events, result)
    return {
      status: 'write',
      action,
      changes: { ...changes, ...more, fields: { ...changes.fields, ...more.fields } },
    }
  }
  switch (act.kind) {
    case 'message':
      if (isWithdrawn(desk)) return { status: 'closed' }
      return hasUnreadMessage(desk)
        ? { status: 'unread' }
        : write(
            'visitorMessage',
            [{ ...done, kind: 'message', text: act.text }],
            reopenedState(desk),
          )
    case 'change': {
      if (isBooked(desk)) return { status: 'booked' }
      if (isWithdrawn(desk)) return { status: 'closed' }
      const { names, fields } = changedFieldsOf(found, act.details)
      if (names.length === 0) return { status: 'done' }
      const isReach = names.includes('phone') || names.includes('email')
      return write(
        'visitorChanged',
        [
          { ...done, kind: 'changed', fields: names },
          ...(names.includes('email') ? [{ ...done, kind: 'link', what: 'renewed' } as const] : []),
        ],
        isReach ? reopenedState(desk) : {},
        { fields },
      )
    }
    case 'halfDays': {
      if (isBooked(desk)) return { status: 'booked' }
      // A closed request gets no call, so half-days would have no effect; the page explains it.
      if (desk.state === 'done') return { status: 'closed' }
      const { halfDays } = act
      if (halfDays.join() === (request.halfDays ?? []).join()) return { status: 'done' }
      return write(
        'visitorChanged',
        [{ ...done, kind: 'changed', fields: ['halfDays'] }],
        {},
        // `null`, as record fields can be replaced but not removed.
        { fields: { halfDays: halfDays.length === 0 ? null : [...halfDays] } },
      )
    }
    case 'visit': {
      if (isWithdrawn(desk)) return { status: 'closed' }
      const visit = { ...act.visit, state: 'open' } as const
      if (isSameVisit(visit, request.visit)) return { status: 'done' }
      const event = { ...done, kind: 'visit' } as const
      const asked = {
        request: { ...request, visit },
        desk: { ...desk, events: [...desk.events, event] },
      }
      return write('visitChangeAsked', [event], reopenedState(desk), {
        expiresAt: endOf(asked),
        fields: { visit },
      })
    }
    case 'withdraw':
      if (isBooked(desk)) return { status: 'booked' }
      if (!mayWithdraw(found)) return { status: 'closed' }
      return write(
        'visitorWithdrew',
        [{ ...done, kind: 'withdrawn' }],
        { state: 'done', promised: null },
        {
          expiresAt: endOfWithdrawn(endOf(found), now),
          fields: withdrawnFields(found),
        },
      )
    case 'resume':
      return mayResume(found)
        ? write(
            'visitorResumed',
            [{ ...done, kind: 'resumed' }],
            { state: 'new' },
            { expiresAt: endOf(found), fields: visitFields(found, 'open') },
          )
        : { status: 'done' }
    case 'shortNotice':
    case 'noShortNotice': {
      if (isWithdrawn(desk) || mergedInto(desk) !== undefined) return { status: 'closed' }
      const shortNotice = act.kind === 'shortNotice' ? newWish(today) : endedWish(found)
      const isSame =
        shortNotice?.state === request.shortNotice?.state &&
        shortNotice?.until === request.shortNotice?.until
      return shortNotice === undefined || isSame
        ? { status: 'done' }
        : write(
            'visitorShortNotice',
            [{ ...done, kind: 'shortNotice' }],
            {},
            { fields: { shortNotice } },
          )
    }
    case 'endLink':
      return write('requestLinkChanged', [{ ...done, kind: 'link', what: 'ended' }])
  }
}

/** Returns when a link stops working, in milliseconds since 1970. */
export const linkEnd = ({ request, desk }: DeskRequest): number =>
  Math.max(Date.parse(request.createdAt), ...desk.events.map(({ at }) => at)) +
  fixedPeriods.requestLink.days * day
