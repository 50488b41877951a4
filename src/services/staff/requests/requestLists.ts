import type { Locale } from '../../../addresses/pageTable.js'
import type { Records, StoredRecord } from '../../adapters/records/records.js'
import type { Clinic } from '../../clinic/readClinic.js'
import type { Subject } from '../../../shared/contact/contactChoices.js'
import { contactKind } from '../../contact/contactRequest.js'
import { day } from '../../../shared/time/durations.js'
import { isWorkView, type RequestView } from '../../../shared/staff/deskChoices.js'
import type { DeskRequest } from './deskRecord.js'
import { filterOf } from './requestCounts.js'
import { compareDue, createDue, type RequestDue } from './requestDue.js'

/** What narrows a view; choices alone, which may stand in an address. */
export interface RequestFilters {
  readonly exam?: Subject
  readonly language?: Locale
  /** The id of an account, or `nobody`. */
  readonly assignee?: string
  /** Received in so many days. */
  readonly days?: number | undefined
  /** From the list before. */
  readonly cursor?: string | undefined
}

export interface ListedRequest extends DeskRequest {
  readonly due: RequestDue | undefined
}

export interface RequestList {
  /** The most pressing first; what is done or set apart, newest first. All of them, or the first. */
  readonly requests: readonly ListedRequest[]
  /** How many the list has. */
  readonly total: number
  /** There are more than are looked through at once. */
  readonly cursor?: string | undefined
}

/** More than a desk has open; the rest is behind a link. */
const mostLooked = 500

export interface ListParts {
  readonly records: Pick<Records, 'list' | 'count'>
  readonly clinic: Clinic
  readonly now: number
  readonly readAll: (found: readonly StoredRecord[]) => readonly DeskRequest[]
  /** Listed with those that the filter of the view finds. */
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

export const hasFilters = ({ exam, language, assignee, days }: RequestFilters): boolean =>
  [exam, language, assignee, days].some((filter) => filter !== undefined)

/** Whether all of a view is listed, from its beginning on. */
const isWhole = (filters: RequestFilters): boolean =>
  !hasFilters(filters) && filters.cursor === undefined

/** Bounds what is read of a view. */
export interface ListBounds {
  /** Requests that are needed: no more are read where order and total are known without the others. */
  readonly first?: number
  /** Requests that are read at most; `cursor` tells that there are more. */
  readonly most?: number
}

/** Lists the requests of a view. */
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
    // Whoever has waited longest must not be behind a link.
    oldestFirst: isWork,
    cursor: filters.cursor,
  })
  const dueOf = createDue(clinic, now)
  const listed = readAll([...page.records, ...also])
    .filter((one) => suits(one, filters, now))
    .map((one) => ({ ...one, due: dueOf(one) }))
  if (page.cursor !== undefined && first !== undefined && limit < most) {
    const counted = await records.count(contactKind.collection, where)
    return { requests: listed, total: Math.min(counted, mostLooked) }
  }
  const requests = isWork ? listed.toSorted((a, b) => compareDue(a.due, b.due)) : listed
  const list = { requests, total: requests.length }
  return page.cursor === undefined ? list : { ...list, cursor: page.cursor }
}
