import { hasRoomFor } from '../../shared/staff/deskChoices.js'
import type { Changes, Fields } from '../adapters/records/records.js'
import type { ContactRequest } from '../contact/contactRequest.js'
import type { ChangeContext } from '../staff/changes/recordChanges.js'
import { addEvents } from '../staff/requests/changeDesk.js'
import { type DeskRequest, isOpen } from '../staff/requests/deskRecord.js'

export interface Merge {
  readonly kept: DeskRequest
  readonly keptChanges: Changes
  readonly merged: DeskRequest
  readonly mergedChanges: Changes
}

const isOfSamePerson = (one: ContactRequest, other: ContactRequest): boolean =>
  (one.phone !== undefined && one.phone === other.phone) ||
  (one.email !== undefined && one.email === other.email)

const isWork = ({ desk, request }: DeskRequest): boolean =>
  isOpen(desk.state) && request.visit === undefined

/** Whether two requests are open and of one person. Requests to change an appointment are never merged. */
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

const missingDetails = ({ request: kept }: DeskRequest, { request }: DeskRequest): Fields => {
  const { phone, phoneExtension, email, halfDays, shortNotice } = request
  return {
    ...(kept.phone === undefined && phone !== undefined
      ? { phone, phoneExtension: phoneExtension ?? null }
      : {}),
    ...(kept.email === undefined && email !== undefined ? { email } : {}),
    ...(kept.halfDays === undefined && halfDays !== undefined ? { halfDays: [...halfDays] } : {}),
    ...(kept.shortNotice === undefined && shortNotice !== undefined ? { shortNotice } : {}),
  }
}

/** Merges the newer of two requests into the older one, whose deadline is earlier. */
export const mergeRequests = (
  one: DeskRequest,
  other: DeskRequest,
  { by, now }: ChangeContext,
): Merge => {
  const isOlder = Date.parse(one.request.createdAt) <= Date.parse(other.request.createdAt)
  const [kept, merged] = isOlder ? [one, other] : [other, one]
  const text = messagesOf(merged)
  const keptChanges = addEvents(
    kept,
    [
      {
        at: now,
        by,
        kind: 'merged',
        from: merged.request.reference,
        // If they do not fit, the messages remain only on the page of the merged request.
        ...(text === '' || !hasRoomFor(kept.desk.events, text) ? {} : { text }),
      },
    ],
    {
      ...(kept.desk.state === 'new' ? { state: merged.desk.state } : {}),
      assignee: kept.desk.assignee ?? merged.desk.assignee,
      promised: kept.desk.promised ?? merged.desk.promised,
      isUrgent: kept.desk.isUrgent || merged.desk.isUrgent,
    },
  )
  const mergedChanges = addEvents(
    merged,
    [{ at: now, by, kind: 'duplicate', of: kept.request.reference }],
    { state: 'done', promised: null },
  )
  const { shortNotice } = merged.request
  return {
    kept,
    keptChanges: {
      ...keptChanges,
      fields: { ...keptChanges.fields, ...missingDetails(kept, merged) },
    },
    merged,
    mergedChanges: {
      ...mergedChanges,
      fields: {
        ...mergedChanges.fields,
        ...(shortNotice === undefined ? {} : { shortNotice: { ...shortNotice, state: 'ended' } }),
      },
    },
  }
}
