import type { AuditAction } from '../audit/auditEntry.js'
import type { Retention } from '../../../config/retention.js'
import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records, StoredRecord } from '../../adapters/records/records.js'
import { localMoment } from '../../clinic/openHours.js'
import type { Clinic } from '../../clinic/readClinic.js'
import { contactKind, type ContactRequest } from '../../contact/contactRequest.js'
import type { Clock } from '../../../shared/time/clock.js'
import type { AuditLog } from '../audit/auditLog.js'
import { type RecordView, viewsOf } from '../audit/viewsOf.js'
import { createRecordChanges, type RecordChanges, type Seen } from '../changes/recordChanges.js'
import { changeDesk, type DeskChange, deskEvent, undoDesk } from './changeDesk.js'
import { isWorkState, type RequestView } from '../../../shared/staff/deskChoices.js'
import { type DeskRequest, readDeskRequest } from './deskRecord.js'
import { type FreedPlace, upcomingPlaces } from './freedPlaces.js'
import {
  countNews,
  countRequests,
  countUnlisted,
  filterOf,
  lastReceivedAt,
  type RequestCounts,
} from './requestCounts.js'
import { type ChangesSince, changesSince, newestEntry } from './requestNews.js'
import {
  type ListBounds,
  listRequests,
  type RequestFilters,
  type RequestList,
} from './requestLists.js'
import { type RecordSearch, searchRecords } from '../search/searchRecords.js'
import type { StaffAct } from '../staffAct.js'
import { everyRecord } from '../../adapters/records/everyRecord.js'
import { eachInTurn } from '../../../shared/time/eachInTurn.js'
import { createUnlistedRecords } from '../changes/unlistedRecords.js'

type Contact = Pick<ContactRequest, 'email' | 'phone'>

/** Operations of the front desk on contact requests; each is audited or fails. */
export interface StaffRequests extends RecordChanges<DeskRequest, DeskChange> {
  counts(staffId: string): Promise<RequestCounts>
  count(view: RequestView, staffId: string): Promise<number>
  news(since: number): Promise<number>
  position(): Promise<number>
  changesSince(position: number): Promise<ChangesSince>
  lastReceivedAt(): Promise<number>
  list(
    view: RequestView,
    staffId: string,
    filters: RequestFilters,
    bounds?: ListBounds,
  ): Promise<RequestList>
  search(typed: string, everything: boolean): Promise<RecordSearch<DeskRequest>>
  find(reference: string): Promise<DeskRequest | undefined>
  /** Unassigns the open requests of an account, such as one that is closed. */
  release(act: StaffAct, staffId: string): Promise<void>
  othersOf(request: DeskRequest): Promise<readonly DeskRequest[]>
  withContact(contact: Contact): Promise<readonly DeskRequest[]>
  viewsOf(reference: string): Promise<readonly RecordView[]>
  freedPlaces(): Promise<readonly FreedPlace[]>
}

export interface StaffRequestsParts {
  readonly records: Pick<Records, 'list' | 'count' | 'search' | 'read' | 'update'>
  readonly audit: Pick<AuditLog, 'commit' | 'list'>
  readonly clock: Pick<Clock, 'now'>
  readonly clinic: Clinic
  readonly retention: Retention
  readonly onUnreadable: OnUnreadable
}

const actions = {
  state: 'requestStateChanged',
  assigned: 'requestAssigned',
  note: 'requestNoteAdded',
  call: 'requestCalled',
  promised: 'requestPromised',
  read: 'requestRead',
  snoozed: 'requestSnoozed',
  urgent: 'requestUrgent',
  duplicate: 'requestDuplicate',
} as const satisfies Record<DeskChange['kind'], AuditAction>

const handedOn = 'requestHandedOn'

const actionOf = (change: DeskChange): AuditAction =>
  change.kind === 'state' && change.to !== undefined ? handedOn : actions[change.kind]

const undone = 'requestChangeUndone'

const replyActions: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'replyQueued',
  'replyTakenBack',
])

const visitorActions: readonly AuditAction[] = [
  'visitorMessage',
  'visitorChanged',
  'visitorWithdrew',
  'visitorResumed',
  'requestLinkChanged',
  'requestCorrected',
  'visitChanged',
  'visitChangeAsked',
  'emailUndelivered',
  'visitorShortNotice',
  'requestMerged',
  'requestWithdrawn',
  'requestShortNotice',
  'offerMade',
]

const changingActions: ReadonlySet<AuditAction> = new Set<AuditAction>([
  ...Object.values(actions),
  handedOn,
  undone,
  ...replyActions,
  ...visitorActions,
])

const mostOthers = 5
/** Maximum number of freed appointments to read, more than are stored: they are deleted after a month. */
const mostFreed = 200

export const createStaffRequests = (parts: StaffRequestsParts): StaffRequests => {
  const { records, audit, clock, clinic, retention, onUnreadable } = parts

  const unlisted = createUnlistedRecords(records, {
    collection: contactKind.collection,
    isListed: isWorkState,
    first: 'new',
    // The folder decides on spam: a request in the inbox is not spam, whatever its state.
    replaced: ['spam'],
  })

  const readAll = (found: readonly StoredRecord[]): readonly DeskRequest[] =>
    readable(found, readDeskRequest, (record) => record, onUnreadable)

  const findBy = async (field: string, value: string | undefined, limit: number) => {
    if (value === undefined) return []
    const where = { field, equals: value }
    return readAll((await records.list(contactKind.collection, { limit, where })).records)
  }

  const withContact = async ({ email, phone }: Contact): Promise<readonly DeskRequest[]> => {
    const found = await Promise.all([
      findBy('email', email, mostOthers + 1),
      findBy('phone', phone, mostOthers + 1),
    ])
    const byId = new Map(found.flat().map((other) => [other.recordId, other]))
    return [...byId.values()].toSorted(
      (one, other) => Date.parse(other.request.createdAt) - Date.parse(one.request.createdAt),
    )
  }

  const find = async (reference: string): Promise<DeskRequest | undefined> =>
    (await findBy('reference', reference, 1))[0]

  const changes = createRecordChanges<DeskRequest, DeskChange>(
    { audit, clock },
    {
      collection: contactKind.collection,
      actionOf,
      undone,
      find,
      eventOf: deskEvent,
      changesOf: (found, change, context) => changeDesk(found, change, context, retention),
      undoOf: undoDesk,
      isAdded: ({ kind }) => kind === 'note',
    },
  )

  return {
    find,
    ...changes,
    counts: async (staffId) => {
      const counts = await countRequests(records, staffId)
      const expected = countUnlisted(counts)
      const { length } = await unlisted.find(expected)
      const after = length === expected ? counts : await countRequests(records, staffId)
      return { ...after, doing: after.doing + length }
    },
    count: (view, staffId) => records.count(contactKind.collection, filterOf(view, staffId)),
    news: (since) => countNews(records, since),
    position: () => newestEntry(audit),
    changesSince: (position) =>
      changesSince(
        audit,
        {
          changing: changingActions,
          shared: replyActions,
          isRequest: async (reference) => (await find(reference)) !== undefined,
        },
        position,
      ),
    lastReceivedAt: () => lastReceivedAt(records),
    list: async (view, staffId, filters, bounds) => {
      const isBeginning = view === 'doing' && filters.cursor === undefined
      const also = isBeginning
        ? await unlisted.read(countUnlisted(await countRequests(records, staffId)))
        : []
      const list = { records, clinic, now: clock.now(), readAll, also }
      return listRequests(list, view, staffId, filters, bounds)
    },
    search: (typed, everything) =>
      searchRecords(
        {
          records,
          collection: 'requests',
          now: clock.now(),
          referencePrefix: clinic.referencePrefix,
          readAll,
        },
        typed,
        everything,
      ),
    withContact,
    othersOf: async ({ recordId, request }) =>
      (await withContact(request))
        .filter((other) => other.recordId !== recordId)
        .slice(0, mostOthers),
    release: async (act, staffId) => {
      const { collection } = contactKind
      const assigned: Seen[] = []
      await eachInTurn(
        everyRecord(records, collection, filterOf('mine', staffId)),
        async (record) => {
          const [found] = readAll([record])
          if (found !== undefined) {
            assigned.push({ reference: found.request.reference, version: found.version })
          }
        },
      )
      await changes.changeMany(act, assigned, { kind: 'assigned', to: null })
    },
    freedPlaces: async () => {
      const { date, time } = localMoment(clinic, new Date(clock.now()))
      return upcomingPlaces(await findBy('visit.state', 'freed', mostFreed), `${date} ${time}`)
    },
    viewsOf: (reference) => viewsOf(parts, reference, 'requestViewed'),
  }
}
