import { hasRoomFor } from '../../shared/staff/deskChoices.js'
import type { Changes, Fields } from '../adapters/records/records.js'
import type { ContactRequest } from '../contact/contactRequest.js'
import type { ChangeContext } from '../staff/changes/recordChanges.js'
import { addEvents } from '../staff/requests/changeDesk.js'
import { type DeskRequest, isOpen } from '../staff/requests/deskRecord.js'

export interface Merge {
  readonly older: DeskRequest
  readonly olderChanges: Changes
  readonly newer: DeskRequest
  readonly newerChanges: Changes
}

const isOfSamePerson = (one: ContactRequest, other: ContactRequest): boolean =>
  (one.phone !== undefined && one.phone === other.phone) ||
  (one.email !== undefined && one.email === other.email)

const isWork = ({ desk, request }: DeskRequest): boolean =>
  isOpen(desk.state) && request.visit === undefined

/** Returns whether two requests are open and of one person. Requests to change an appointment are never merged. */
export const mayMerge = (one: DeskRequest, other: DeskRequest): boolean =>
  one.recordId !== other.recordId &&
  isWork(one) &&
  isWork(other) &&
  isOfSamePerson(one.request, other.request)

const messagesOf = ({ request, desk }: DeskRequest): string =>
  [
    ...(request.message === undefined ? [] : [request.message]),
    ...desk.events.flatMap((event) =>
      event.kind === 'message' || event.kind === 'merged' ? (event.text ?? []) : [],
    ),
  ].join('\n\n')

const missingDetails = ({ request: older }: DeskRequest, { request }: DeskRequest): Fields => {
  const { phone, phoneExtension, email, halfDays, shortNotice } = request
  return {
    ...(older.phone === undefined && phone !== undefined
      ? { phone, phoneExtension: phoneExtension ?? null }
      : {}),
    ...(older.email === undefined && email !== undefined ? { email } : {}),
    ...(older.halfDays === undefined && halfDays !== undefined ? { halfDays: [...halfDays] } : {}),
    ...(older.shortNotice === undefined && shortNotice !== undefined ? { shortNotice } : {}),
  }
}

/** Merges the newer of two requests into the older one, whose deadline is earlier. */
export const mergeRequests = (
  one: DeskRequest,
  other: DeskRequest,
  { by, now }: ChangeContext,
): Merge => {
  const isOlder = Date.parse(one.request.createdAt) <= Date.parse(other.request.createdAt)
  const [older, newer] = isOlder ? [one, other] : [other, one]
  const text = messagesOf(newer)
  const olderChanges = addEvents(
    older,
    [
      {
        at: now,
        by,
        kind: 'merged',
        from: newer.request.reference,
        // If they do not fit, the messages remain only on the page of the merged request.
        ...(text === '' || !hasRoomFor(older.desk.events, text) ? {} : { text }),
      },
    ],
    {
      ...(older.desk.state === 'new' ? { state: newer.desk.state } : {}),
      assignee: older.desk.assignee ?? newer.desk.assignee,
      promised: older.desk.promised ?? newer.desk.promised,
      isUrgent: older.desk.isUrgent || newer.desk.isUrgent,
    },
  )
  const newerChanges = addEvents(
    newer,
    [{ at: now, by, kind: 'duplicate', of: older.request.reference }],
    { state: 'done', promised: null },
  )
  const { shortNotice } = newer.request
  return {
    older,
    olderChanges: {
      ...olderChanges,
      fields: { ...olderChanges.fields, ...missingDetails(older, newer) },
    },
    newer,
    newerChanges: {
      ...newerChanges,
      fields: {
        ...newerChanges.fields,
        ...(shortNotice === undefined ? {} : { shortNotice: { ...shortNotice, state: 'ended' } }),
      },
    },
  }
}
