import type { RequestView } from '../../../shared/staff/deskChoices.js'
import type { Filter, Records } from '../../adapters/records/records.js'
import { contactKind } from '../../contact/contactRequest.js'
import { inboxFolder, spamFolder } from '../../submissions/submission.js'
import { mineOf } from './deskRecord.js'

export type RequestCounts = Readonly<Record<RequestView, number>> & {
  readonly received: number
}

export const filterOf = (view: RequestView, staffId: string): Filter => {
  if (view === 'mine') return { field: 'desk.mine', equals: mineOf(staffId) }
  if (view === 'visits') return { field: 'visit.state', equals: 'open' }
  if (view === 'shortNotice') return { field: 'shortNotice.state', equals: 'open' }
  // The folder decides on spam, see `deskRecord.ts`.
  if (view === 'spam') return { field: 'folder', equals: spamFolder }
  return { field: 'desk.state', equals: view }
}

export const countRequests = async (
  records: Pick<Records, 'count'>,
  staffId: string,
): Promise<RequestCounts> => {
  const count = (where: Filter): Promise<number> => records.count(contactKind.collection, where)
  const ofView = (view: RequestView): Promise<number> => count(filterOf(view, staffId))
  const [received, mine, visits, shortNotice, fresh, doing, waiting, done, spam] =
    await Promise.all([
      count({ field: 'folder', equals: inboxFolder }),
      ofView('mine'),
      ofView('visits'),
      ofView('shortNotice'),
      ofView('new'),
      ofView('doing'),
      ofView('waiting'),
      ofView('done'),
      ofView('spam'),
    ])
  return { received, mine, visits, shortNotice, new: fresh, doing, waiting, done, spam }
}

/** Maximum number of new requests read per poll; Firestore bills each read. */
const mostNews = 20

export const countNews = async (records: Pick<Records, 'list'>, since: number): Promise<number> => {
  const where = filterOf('new', '')
  const { records: newest } = await records.list(contactKind.collection, { limit: mostNews, where })
  return newest.filter(({ createdAt }) => createdAt > since).length
}

export const lastReceivedAt = async (records: Pick<Records, 'list'>): Promise<number> => {
  const page = await records.list(contactKind.collection, { limit: 1 })
  return page.records[0]?.createdAt ?? 0
}

export const countUnlisted = ({ received, new: fresh, doing, waiting, done }: RequestCounts) =>
  Math.max(0, received - fresh - doing - waiting - done)
