import type { Request, Response } from 'express'
import type { Services } from '../../../services/services.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import { undoEach } from '../record/undoEach.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { queryOf, signedInOf, staffActOf } from '../staffRequest.js'
import { changeAll } from './bulkAll.js'
import { deskColleagues, listedHolders } from './deskColleagues.js'
import { keepPlaces } from './keepPlaces.js'
import { listOf } from './listOf.js'
import { queueUrl, readQueueAddress, readQueueNews, requestUrl } from './queueAddress.js'
import { pageSize, queuePage } from './queuePage.js'
import { readChange, readPicks } from './readChange.js'

const isFound = (found: DeskRequest | undefined): found is DeskRequest => found !== undefined

const showQueue = async (services: Services, req: Request, res: Response): Promise<void> => {
  const signedIn = signedInOf(req)
  const values = queryOf(req)
  const queue = readQueueAddress(values)
  const news = readQueueNews(values)
  const { requests, outbox, liveCounts } = services.staff
  // Before the list: what comes while it is read is told as new.
  const position = await liveCounts.position()
  const lastReceived = await requests.lastReceivedAt()
  // Counting finds requests that no list has yet.
  const counts = await requests.counts(signedIn.account.id)
  const [found, since, failed, colleagues, changes] = await Promise.all([
    requests.list(queue.view, signedIn.account.id, queue, queue.page * pageSize),
    outbox.troubleSince(),
    outbox.failed(),
    deskColleagues(services, signedIn),
    Promise.all(news.changed.map((reference) => requests.find(reference))),
  ])
  const changed = changes.filter(isFound)
  const list = keepPlaces(services, queue, found, changed)
  const holders = await listedHolders(services, colleagues, found, queue)
  const trouble = { since, failed }
  const data = {
    queue,
    news,
    position,
    lastReceived,
    counts,
    list,
    colleagues,
    holders,
    changed,
    trouble,
  }
  await renderStaffPage(services, req, res, 'staff/requests/RequestsPage', (site) =>
    queuePage(site, data),
  )
}

const changeMany = async (services: Services, req: Request, res: Response): Promise<void> => {
  const by = signedInOf(req)
  const queue = listOf(req)
  const picks = readPicks(req)
  const reading = readChange(services, req, await deskColleagues(services, by))
  if (reading.status === 'change' && fieldOf(req, 'all') === 'on') {
    await changeAll(services, req, res, reading.change)
    return
  }
  if (reading.status !== 'change' || picks.length === 0) {
    res.redirect(303, queueUrl(queue, { said: 'nothing' }))
    return
  }
  const { changed, conflicts } = await services.staff.requests.changeMany(
    staffActOf(req),
    picks,
    reading.change,
  )
  res.redirect(
    303,
    queueUrl(queue, {
      changed: changed.join(' ') || undefined,
      conflicts: conflicts.length || undefined,
    }),
  )
}

/** Undoes what was changed last, in one request or in several. */
const undo = async (services: Services, req: Request, res: Response): Promise<void> => {
  const act = staffActOf(req)
  const queue = listOf(req)
  const picks = readPicks(req)
  const news = await undoEach(picks, (seen) => services.staff.requests.undo(act, seen))
  const [first] = picks
  if (fieldOf(req, 'from') === 'page' && first !== undefined) {
    res.redirect(303, requestUrl(first.reference, queue, news))
    return
  }
  const anchor = first === undefined ? '' : `#${first.reference}`
  res.redirect(303, queueUrl(queue, { ...news, here: first?.reference }) + anchor)
}

/** The queue of contact requests. */
export const queueController = (
  services: Services,
): Pick<StaffControllers, 'requests' | 'requestsUndo'> => ({
  requests: {
    get: (req, res) => showQueue(services, req, res),
    post: [readStaffForm, (req, res) => changeMany(services, req, res)],
  },
  requestsUndo: { post: [readStaffForm, (req, res) => undo(services, req, res)] },
})
