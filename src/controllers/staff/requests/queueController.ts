import type { Request, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import type { DeskChange } from '../../../services/staff/requests/changeDesk.js'
import { showManyChanged } from '../record/bulkChange.js'
import { changeNews, mostNamed, undoNews } from '../record/listNews.js'
import { readPicks } from '../record/picks.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { queryOf, signedInOf, staffActOf } from '../staffRequest.js'
import { confirmAll } from './bulkAll.js'
import { deskColleagues, listedHolders } from './deskColleagues.js'
import {
  listOf,
  queueUrl,
  readQueueAddress,
  readQueueNews,
  requestUrl,
  writeQueue,
} from './queueAddress.js'
import { pageSize, queuePage } from './queuePage.js'
import { readChange } from '../record/readChange.js'
import { describeWanted } from './wanted/wantedChange.js'

const showQueue = async (services: Services, req: Request, res: Response): Promise<void> => {
  const signedIn = signedInOf(req)
  const values = queryOf(req)
  const queue = readQueueAddress(values)
  const news = readQueueNews(values)
  const { requests, outbox } = services.staff
  // Read before the list, so that the first poll reports changes made meanwhile.
  const position = await requests.position()
  const lastReceived = await requests.lastReceivedAt()
  // Must precede the list: counting also indexes requests that are missing from the lists.
  const counts = await requests.counts(signedIn.account.id)
  const [found, since, failed, colleagues, changes, places, ownDay] = await Promise.all([
    requests.list(queue.view, signedIn.account.id, queue, { first: queue.page * pageSize }),
    outbox.troubleSince(),
    outbox.failed(),
    deskColleagues(services, signedIn),
    Promise.all(news.changed.map((reference) => requests.find(reference))),
    queue.view === 'shortNotice' ? requests.freedPlaces() : [],
    queue.view === 'mine' ? services.staff.ownDay(signedIn.account.id) : undefined,
  ])
  const changed = changes.filter((one) => one !== undefined)
  const holders = await listedHolders(services, colleagues, found, queue)
  const trouble = { since, failed }
  const data = {
    queue,
    news,
    position,
    lastReceived,
    counts,
    list: found,
    colleagues,
    holders,
    changed,
    trouble,
    places,
    ownDay,
  }
  await renderPersonalPage(
    services,
    req,
    res,
    'staff/requests/RequestsPage',
    { action: 'requestsListed' },
    (site) => queuePage(site, data),
  )
}

/** Returns whether a change may apply to many requests; notes and calls concern one request. */
const isForMany = ({ kind }: DeskChange): boolean => kind === 'state' || kind === 'assigned'

const changeMany = async (services: Services, req: Request, res: Response): Promise<void> => {
  const queue = listOf(req)
  const picks = readPicks(req)
  const isAll = fieldOf(req, 'all') === 'on'
  const reading = readChange(services, req, await deskColleagues(services, signedInOf(req)))
  if (reading.status !== 'change' || !isForMany(reading.change)) {
    res.redirect(303, queueUrl(queue, { said: 'nothing' }))
    return
  }
  const { change } = reading
  if (isAll && fieldOf(req, 'picks') === '') {
    await confirmAll(services, req, res, change)
    return
  }
  if (picks.length === 0) {
    res.redirect(303, queueUrl(queue, { said: 'nothing' }))
    return
  }
  const outcome = await services.staff.requests.changeMany(staffActOf(req), picks, change)
  if (!isAll && picks.length <= mostNamed) {
    res.redirect(303, queueUrl(queue, changeNews(outcome)))
    return
  }
  await showManyChanged(services, req, res, outcome, {
    action: staffUrl('requestsUndo'),
    list: writeQueue(queue),
    back: queueUrl(queue),
    about: 'staffRequests',
    what: (site) => describeWanted(site, change),
  })
}

const undo = async (services: Services, req: Request, res: Response): Promise<void> => {
  const queue = listOf(req)
  const picks = readPicks(req)
  const news = undoNews(await services.staff.requests.undoMany(staffActOf(req), picks))
  const [first] = picks
  if (fieldOf(req, 'from') === 'page' && first !== undefined) {
    res.redirect(303, requestUrl(first.reference, queue, news))
    return
  }
  const anchor = first === undefined ? '' : `#${first.reference}`
  res.redirect(303, queueUrl(queue, { ...news, here: first?.reference }) + anchor)
}

export const queueController = (
  services: Services,
): Pick<StaffControllers, 'requests' | 'requestsUndo'> => ({
  requests: {
    get: (req, res) => showQueue(services, req, res),
    post: [readStaffForm, (req, res) => changeMany(services, req, res)],
  },
  requestsUndo: { post: [readStaffForm, (req, res) => undo(services, req, res)] },
})
