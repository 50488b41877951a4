import type { Locale } from '../../../addresses/pageTable.js'
import type { Records, StoredRecord } from '../../adapters/records/records.js'
import { localMoment } from '../../clinic/openHours.js'
import type { Clinic } from '../../clinic/readClinic.js'
import type { Subject } from '../../../shared/contact/contactChoices.js'
import { contactKind } from '../../contact/contactRequest.js'
import { day } from '../../../shared/time/durations.js'
import { isWorkView, type RequestView } from '../../../shared/staff/deskChoices.js'
import type { DeskRequest } from './deskRecord.js'
import { filterOf } from './requestCounts.js'
import { compareDue, createDue, type RequestDue } from './requestDue.js'

export const dueFilters = ['late', 'today'] as const
export type DueFilter = (typeof dueFilters)[number]

export interface RequestFilters {
  readonly exam?: Subject
  readonly language?: Locale
  readonly assignee?: string
  readonly days?: number | undefined
  readonly due?: DueFilter | undefined
  readonly cursor?: string | undefined
}

export interface ListedRequest extends DeskRequest {
  readonly due: RequestDue | undefined
}

export interface RequestList {
  readonly requests: readonly ListedRequest[]
  readonly total: number
  readonly dueCounts: Readonly<Record<DueFilter, number>>
  readonly cursor?: string | undefined
}

const mostLooked = 500

export interface ListParts {
  readonly records: Pick<Records, 'list' | 'count'>
  readonly clinic: Clinic
  readonly now: number
  readonly readAll: (found: readonly StoredRecord[]) => readonly DeskRequest[]
  readonly also: readonly StoredRecord[]
}

const suits = (
  { request, desk }: DeskRequest,
  { exam, language, assignee, days }: RequestFilters,
  now: number,
): boolean =>
  (exam === undefined || request.subject === exam) &&
  (language === undefined || request.preferredLanguage === language) &&
  (assignee === undefined || (desk.assignee?.id ?? 'nobody') === assignee) &&
  (days === undefined || Date.parse(request.createdAt) >= now - days * day)

const isDue: Readonly<Record<DueFilter, (due: RequestDue) => boolean>> = {
  late: ({ isLate }) => isLate,
  today: ({ isLate, daysLate }) => !isLate && daysLate === 0,
}

const withDue = (requests: readonly ListedRequest[], filter: DueFilter): readonly ListedRequest[] =>
  requests.filter(({ due }) => due !== undefined && isDue[filter](due))

const countDue = (requests: readonly ListedRequest[]): RequestList['dueCounts'] => ({
  late: withDue(requests, 'late').length,
  today: withDue(requests, 'today').length,
})

export const hasFilters = ({ exam, language, assignee, days, due }: RequestFilters): boolean =>
  [exam, language, assignee, days, due].some((filter) => filter !== undefined)

const isWhole = (filters: RequestFilters): boolean =>
  !hasFilters(filters) && filters.cursor === undefined

export interface ListBounds {
  /** Number of requests needed; fewer are read if the store provides order and total. */
  readonly first?: number
  readonly most?: number
}

export const listRequests = async (
  { records, clinic, now, readAll, also }: ListParts,
  view: RequestView,
  staffId: string,
  filters: RequestFilters,
  { first, most = mostLooked }: ListBounds = {},
): Promise<RequestList> => {
  const isWork = isWorkView(view)
  const where = filterOf(view, staffId)
  const limit = !isWork && isWhole(filters) ? Math.min(first ?? most, most) : most
  const page = await records.list(contactKind.collection, {
    limit,
    where,
    // Oldest first: the longest waiting request must not be on a later page.
    oldestFirst: isWork,
    cursor: filters.cursor,
  })
  const dueOf = createDue(clinic, now)
  const listed = readAll([...page.records, ...also])
    .filter((one) => suits(one, filters, now))
    .map((one) => ({ ...one, due: dueOf(one) }))
  if (page.cursor !== undefined && first !== undefined && limit < most) {
    const counted = await records.count(contactKind.collection, where)
    const dueCounts = countDue(listed)
    return { requests: listed, total: Math.min(counted, mostLooked), dueCounts }
  }
  const today = localMoment(clinic, new Date(now)).date
  const isSnoozed = ({ desk }: ListedRequest): boolean => (desk.snoozedUntil ?? '') > today
  const byDue = (a: ListedRequest, b: ListedRequest): number =>
    Number(isSnoozed(a)) - Number(isSnoozed(b)) ||
    Number(b.desk.isUrgent) - Number(a.desk.isUrgent) ||
    compareDue(a.due, b.due)
  const isCalledToday = ({ desk }: ListedRequest): boolean =>
    desk.events.some(
      ({ kind, at }) => kind === 'offer' && localMoment(clinic, new Date(at)).date === today,
    )
  const byWait = (a: ListedRequest, b: ListedRequest): number =>
    Number(isCalledToday(a)) - Number(isCalledToday(b)) ||
    a.request.createdAt.localeCompare(b.request.createdAt)
  const isWish = view === 'shortNotice'
  // Excludes expired entries of the short-notice list, which are stored until their request is deleted.
  const all = isWish
    ? listed.filter(({ request }) => (request.shortNotice?.until ?? '') >= today)
    : listed
  const suitable = filters.due === undefined ? all : withDue(all, filters.due)
  const requests = isWork ? suitable.toSorted(isWish ? byWait : byDue) : suitable
  const list = { requests, total: requests.length, dueCounts: countDue(all) }
  return page.cursor === undefined ? list : { ...list, cursor: page.cursor }
}
