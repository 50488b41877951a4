import type { Services } from '../../../services/services.js'
import type { SignedIn } from '../../../services/staff/accounts/staffAccount.js'
import { undoSeconds } from '../../../services/staff/changes/changeChoices.js'
import { isWorkView, viewOfState } from '../../../services/staff/requests/deskChoices.js'
import { type Desk, type DeskRequest, isOpen } from '../../../services/staff/requests/deskRecord.js'
import { compareDue, dueOf } from '../../../services/staff/requests/requestDue.js'
import type { ListedRequest, RequestList } from '../../../services/staff/requests/requestLists.js'
import { second } from '../../../services/time/durations.js'
import type { QueueAddress } from './queueAddress.js'

/** What the last change replaced; an email that was written is none that can be undone. */
const replaced = ({ undo, promised, events }: Desk) => {
  if (undo !== null) return undo
  const last = events.at(-1)
  return last?.kind === 'reply' && last.before !== undefined
    ? { ...last.before, promised }
    : undefined
}

/** The request as it stood before its last change. */
const before = (found: DeskRequest): DeskRequest => {
  const { desk } = found
  const { state, assignee, promised } = replaced(desk) ?? desk
  return { ...found, desk: { ...desk, state, assignee, promised } }
}

/** A request that was just changed keeps its place in the list until the next load. */
export const keepPlaces = (
  { clinic, clock }: Pick<Services, 'clinic' | 'clock'>,
  { view, page, cursor }: QueueAddress,
  list: RequestList,
  changed: readonly DeskRequest[],
): RequestList => {
  if (!isWorkView(view) || page > 1 || cursor !== undefined) return list
  const now = clock.now()
  const listed = new Set(list.requests.map(({ recordId }) => recordId))
  const moved = changed.filter(({ desk }) => replaced(desk) !== undefined)
  const dueBefore = new Map(moved.map((one) => [one.recordId, dueOf(clinic, before(one), now)]))
  const gone = moved
    .filter(({ recordId }) => !listed.has(recordId))
    .map((one): ListedRequest => ({ ...one, due: undefined }))
  const placeOf = (one: ListedRequest) => dueBefore.get(one.recordId) ?? one.due
  return {
    ...list,
    total: list.total + gone.length,
    requests: [...list.requests, ...gone].toSorted(
      (a, b) =>
        compareDue(placeOf(a), placeOf(b)) ||
        Date.parse(a.request.createdAt) - Date.parse(b.request.createdAt),
    ),
  }
}

const isIn = ({ state, assignee }: Desk, { view }: QueueAddress, staffId: string): boolean =>
  view === 'mine' ? assignee?.id === staffId && isOpen(state) : viewOfState(state) === view

/**
 * The list that a request was opened from. What this person has just done may have taken it out: it keeps its
 * place for a minute, so that the page still leads to whoever is next.
 */
export const keepPlaceOf = (
  services: Pick<Services, 'clinic' | 'clock'>,
  { account }: SignedIn,
  queue: QueueAddress,
  list: RequestList,
  found: DeskRequest,
): RequestList => {
  const last = found.desk.events.at(-1)
  const isMine = last?.by.id === account.id
  const isRecent = isMine && services.clock.now() - last.at < undoSeconds * second
  if (!isRecent || !isIn(before(found).desk, queue, account.id)) return list
  return keepPlaces(services, { ...queue, page: 1 }, list, [found])
}
