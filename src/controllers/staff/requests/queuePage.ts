import { staffUrl } from '../../../addresses/staffTable.js'
import type { Colleague } from '../../../services/staff/colleague.js'
import { spamRetentionDays } from '../../../services/staff/requests/changeDesk.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import type { FreedPlace } from '../../../services/staff/requests/freedPlaces.js'
import type { OwnDay } from '../../../services/staff/dailyCounts/ownDay.js'
import type { RequestCounts } from '../../../services/staff/requests/requestCounts.js'
import {
  type DueFilter,
  dueFilters,
  hasFilters,
  type RequestList,
} from '../../../services/staff/requests/requestLists.js'
import { isWorkView, type RequestView, requestViews } from '../../../shared/staff/deskChoices.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { StaffViews } from '../../../views/staff/layout/staffViews.js'
import { newsProps, writeListValues } from '../record/listNews.js'
import { formatFullMoment, formatMoment } from '../staffDates.js'
import {
  type QueueAddress,
  type QueueNews,
  queueUrl,
  requestUrl,
  writeQueue,
} from './queueAddress.js'
import { describePlace } from './places/describePlace.js'
import { filterFields } from './queueFilters.js'
import { requestRow } from './requestRow.js'
import { undoProps } from './undoProps.js'

type PageProps = Omit<StaffViews['staff/requests/RequestsPage'], 'site'>

export const pageSize = 30

export interface EmailTrouble {
  readonly since: number | undefined
  readonly failed: number
}

export interface QueueData {
  readonly queue: QueueAddress
  readonly news: QueueNews
  /** Sequence number of the newest audit entry when the list was read. */
  readonly position: number
  /** Receipt time of the newest request, in milliseconds since 1970. */
  readonly lastReceived: number
  readonly counts: RequestCounts
  readonly list: RequestList
  readonly colleagues: readonly Colleague[]
  readonly holders: readonly Colleague[]
  readonly trouble: EmailTrouble
  /** Freed appointments; empty except on the short-notice list. */
  readonly places: readonly FreedPlace[]
  /** Work of the staff member today; `undefined` except in the list of their requests. */
  readonly ownDay: OwnDay | undefined
  /** Requests changed by the last post, including those that left this view. */
  readonly changed: readonly DeskRequest[]
}

/** Describes an email outage above the list, because visitors who miss an email call the front desk. */
const troubleProps = (
  site: StaffSite,
  { since, failed }: EmailTrouble,
): Pick<PageProps, 'trouble'> => {
  if (since === undefined && failed === 0) return {}
  const isAdmin = site.account?.roles.includes('admin') === true
  return {
    trouble: {
      since: since === undefined ? undefined : formatMoment(site, since),
      ...(failed === 0 ? {} : { failed: site.t('staffOutbox:trouble.failed', { count: failed }) }),
      ...(isAdmin ? { href: staffUrl('outbox') } : {}),
    },
  }
}

const emptyWords = (
  { t }: StaffSite,
  { queue, counts }: Pick<QueueData, 'queue' | 'counts'>,
): PageProps['empty'] => {
  const title = t(
    queue.view === 'mine' ? 'staffRequests:list.emptyMine' : 'staffRequests:list.empty',
  )
  if (hasFilters(queue)) return { title, text: t('staffRequests:list.emptyFiltered') }
  if (queue.view !== 'mine' || counts.new === 0) {
    return { title, text: t('staffRequests:list.emptyNone') }
  }
  return {
    title,
    text: t('staffRequests:list.emptyRest', { count: counts.new }),
    link: {
      href: queueUrl({ view: 'new', page: 1 }),
      words: t('staffRequests:list.seeNew'),
    },
  }
}

const withinPages = (queue: QueueAddress, { total }: RequestList): QueueAddress => ({
  ...queue,
  page: Math.min(queue.page, Math.max(1, Math.ceil(total / pageSize))),
})

const pagerOf = ({ t }: StaffSite, { queue, list }: QueueData): PageProps['pager'] => {
  const count = list.total
  const from = (queue.page - 1) * pageSize
  const to = Math.min(count, from + pageSize)
  return {
    range: t(
      list.cursor === undefined ? 'staffRequests:list.range' : 'staffRequests:list.rangeMore',
      {
        from: Math.min(count, from + 1),
        to,
        count,
      },
    ),
    ...(queue.page > 1 ? { previous: queueUrl({ ...queue, page: queue.page - 1 }) } : {}),
    ...(to < count ? { next: queueUrl({ ...queue, page: queue.page + 1 }) } : {}),
    ...(list.cursor === undefined || to < count
      ? {}
      : { more: queueUrl({ ...queue, cursor: list.cursor, page: 1 }) }),
  }
}

const rowsOf = (site: StaffSite, { queue, list, news }: QueueData): PageProps['rows'] => {
  const start = (queue.page - 1) * pageSize
  const shown = list.requests.slice(start, start + pageSize)
  return shown.map((found, place) => {
    const isHere = found.request.reference === news.here
    const isNext =
      isWorkView(queue.view) && start + place === 0 && found.request.phone !== undefined
    const mark = isHere ? 'here' : 'next'
    return requestRow(site, found, {
      queue,
      next: shown[place + 1]?.request.reference,
      ...(isHere || isNext ? { mark } : {}),
    })
  })
}

/** Returns links to late requests and those due today; the selected link is shown even at zero. */
const dueLinks = (
  { t }: StaffSite,
  { queue, list: { dueCounts, cursor } }: QueueData,
): PageProps['dueLinks'] => {
  const count = (due: DueFilter): string => {
    const words = t(`staffRequests:list.${due}`, { count: dueCounts[due] })
    // A long list is read up to a limit.
    return cursor === undefined ? words : t('staffRequests:list.atLeast', { words })
  }
  const { cursor: _after, due: chosen, ...whole } = queue
  const filtered = dueFilters
    .filter((due) => dueCounts[due] > 0 || due === chosen)
    .map((due) => ({
      name: due,
      words: count(due),
      href: queueUrl({ ...queue, due, page: 1 }),
      isCurrent: due === chosen,
    }))
  if (chosen === undefined) return filtered
  const all = {
    name: 'all',
    words: t('staffRequests:filters.anyDue'),
    href: queueUrl({ ...whole, page: 1 }),
    isCurrent: false,
  } as const
  return [...filtered, all]
}

const ownDayProps = ({ t }: StaffSite, day: OwnDay | undefined): Pick<PageProps, 'ownDay'> => {
  if (day === undefined) return {}
  const counts = (['calls', 'replies', 'booked'] as const)
    .filter((name) => day[name] > 0)
    .map((name) => t(`staffRequests:ownDay.${name}`, { count: day[name] }))
  return counts.length === 0
    ? {}
    : { ownDay: t('staffRequests:ownDay.words', { counts: counts.join(', ') }) }
}

const orderTexts = ({ t }: StaffSite, view: RequestView): string => {
  if (view === 'spam') return t('staffRequests:list.spam', { days: spamRetentionDays })
  return t(isWorkView(view) ? 'staffRequests:list.pressing' : 'staffRequests:list.newest')
}

const newsAddress = ({ queue: { view }, lastReceived, position }: QueueData): string =>
  `${staffUrl('requestNews')}?${writeListValues({ view, since: lastReceived, after: position })}`

export const queuePage = (site: StaffSite, queueData: QueueData): PageProps => {
  const { t } = site
  const queue = withinPages(queueData.queue, queueData.list)
  const data = { ...queueData, queue }
  const { counts, list, colleagues, news, changed } = data
  const { view } = queue
  const words = t(`staffRequests:views.${view}`)
  const plain = { view, page: 1 }
  const { cursor: _after, ...whole } = queue
  const newView = queueUrl({ view: 'new', page: 1 })
  const undo = undoProps(site, changed, { list: writeQueue(queue), from: 'queue' })
  return {
    title: t('staffRequests:list.title', { view: words }),
    view,
    views: requestViews.map((name) => ({
      name,
      words: t(`staffRequests:views.${name}`),
      count: counts[name],
      href: queueUrl({ view: name, page: 1 }),
      isCurrent: name === view,
    })),
    filters: filterFields(site, data),
    withoutFilters: queueUrl(plain),
    csv: `${staffUrl('requestsCsv')}?${writeQueue({ ...whole, page: 1 })}`,
    newsAddress: newsAddress(data),
    freshAddress: newView,
    ...(view === 'new' || counts.new === 0
      ? {}
      : {
          fresh: { href: newView, words: t('staffRequests:list.fresh', { count: counts.new }) },
        }),
    printed: t('staffRequests:list.printed', {
      clinic: site.clinic.name,
      view: [
        words,
        ...(queue.due === undefined ? [] : [t(`staffRequests:filters.due.${queue.due}`)]),
      ].join(', '),
      moment: formatFullMoment(site, site.now),
      name: site.account?.name ?? '',
    }),
    order: orderTexts(site, view),
    dueLinks: dueLinks(site, data),
    caption: t(
      isWorkView(view) ? 'staffRequests:list.caption' : 'staffRequests:list.captionNewest',
      {
        view: words,
      },
    ),
    rows: rowsOf(site, data),
    colleagues,
    ...troubleProps(site, data.trouble),
    places: data.places.map((place) => ({
      href: requestUrl(place.found.request.reference, queue),
      words: describePlace(site, place),
    })),
    ...ownDayProps(site, data.ownDay),
    total: list.total,
    list: writeQueue(queue),
    address: queueUrl(queue),
    pager: pagerOf(site, data),
    empty: emptyWords(site, data),
    news: newsProps(site, 'staffRequests', news),
    undo,
  }
}
