import type { Locale } from '../../../addresses/pageTable.js'
import type { Records, StoredRecord } from '../../adapters/records/records.js'
import type { Clinic } from '../../clinic/readClinic.js'
import type { Subject } from '../../contact/contactChoices.js'
import { contactKind } from '../../contact/contactRequest.js'
import { day } from '../../time/durations.js'
import type { RequestView } from './deskChoices.js'
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
  readonly days?: number
  /** From the list before. */
  readonly cursor?: string
}

export interface ListedRequest extends DeskRequest {
  readonly due: RequestDue | undefined
}

export interface RequestList {
  /** The most pressing first; what is done or set apart, newest first. */
  readonly requests: readonly ListedRequest[]
  /** There are more than are looked through at once. */
  readonly cursor?: string
}

/** More than a desk has open; the rest is behind a link. */
const mostLooked = 500

export interface ListParts {
  readonly records: Pick<Records, 'list'>
  readonly clinic: Clinic
  readonly now: number
  readonly readAll: (found: readonly StoredRecord[]) => readonly DeskRequest[]
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

/** The requests of a view. */
export const listRequests = async (
  { records, clinic, now, readAll }: ListParts,
  view: RequestView,
  staffId: string,
  filters: RequestFilters,
): Promise<RequestList> => {
  const isWork = view !== 'done' && view !== 'spam'
  const page = await records.list(contactKind.collection, {
    limit: mostLooked,
    where: filterOf(view, staffId),
    // Whoever has waited longest must not be behind a link.
    oldestFirst: isWork,
    ...(filters.cursor === undefined ? {} : { cursor: filters.cursor }),
  })
  const dueOf = createDue(clinic, now)
  const listed = readAll(page.records)
    .filter((one) => suits(one, filters, now))
    .map((one) => ({ ...one, due: dueOf(one) }))
  const requests = isWork ? listed.toSorted((a, b) => compareDue(a.due, b.due)) : listed
  return page.cursor === undefined ? { requests } : { requests, cursor: page.cursor }
}
