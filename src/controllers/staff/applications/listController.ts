import type { Request, Response } from 'express'
import { applicationViews } from '../../../services/staff/applications/applicationChoices.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import { applicationDueOf } from '../../../services/staff/applications/applicationDue.js'
import type { ApplicationList } from '../../../services/staff/applications/applicationList.js'
import type { Services } from '../../../services/services.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { StaffViews } from '../../../views/staff/layout/staffViews.js'
import { readPicks } from '../requests/readChange.js'
import { type ListNews, readListNews } from '../record/listNews.js'
import { undoEach } from '../record/undoEach.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { queryOf, staffActOf } from '../staffRequest.js'
import {
  applicationUrl,
  type ListAddress,
  listUrl,
  offerIds,
  readListAddress,
  writeList,
} from './applicationAddress.js'
import { applicationRow } from './applicationRow.js'
import { applicationUndo } from './applicationUndo.js'
import { sayOffer } from './applicationWords.js'
import { readApplicationChange } from './readApplicationChange.js'

type PageProps = Omit<StaffViews['staff/applications/ApplicationsPage'], 'site'>

interface ListData extends ApplicationList {
  readonly list: ListAddress
  readonly news: ListNews
  readonly changed: readonly DeskApplication[]
}

const newsProps = ({ t }: StaffSite, { conflicts, said }: ListNews): PageProps['news'] => ({
  done: said === 'undone' ? [t('staffApplications:undo.done')] : [],
  warnings: [
    ...(conflicts > 0 ? [t('staffApplications:bulk.conflicts', { count: conflicts })] : []),
    ...(said === 'late' ? [t('staffApplications:undo.late')] : []),
    ...(said === 'nothing' ? [t('staffApplications:bulk.nothing')] : []),
  ],
})

const listPage = (
  site: StaffSite,
  { clinic, facts }: Pick<Services, 'clinic' | 'facts'>,
  { list, news, changed, applications, counts }: ListData,
): PageProps => {
  const { t, locale, now } = site
  const view = t(`staffApplications:views.${list.view}`)
  const isEnded = list.view === 'refused' || list.view === 'withdrawn'
  const late = applications.filter((one) => applicationDueOf(clinic, one, now)?.isLate).length
  const undo = applicationUndo(site, changed, { list: writeList(list), from: 'list' })
  return {
    title: t('staffApplications:list.title', { view }),
    view: list.view,
    views: applicationViews.map((each) => ({
      view: each,
      href: listUrl({ ...list, view: each }),
      count: counts[each],
    })),
    offers: [
      ['', t('staffApplications:filter.anyOffer')],
      ...offerIds.map((id) => [id, sayOffer(site, id)] as const),
    ],
    chosenOffer: list.offer ?? '',
    rows: applications.map((one) => applicationRow(site, clinic, one, list)),
    caption: isEnded
      ? t('staffApplications:list.captionNewest', { view })
      : t('staffApplications:list.caption', { view }),
    promise: t('staffApplications:list.promise', { delay: facts.of('hiringDelay')[locale] }),
    ...(late === 0 ? {} : { late: t('staffApplications:list.late', { count: late }) }),
    list: writeList(list),
    address: listUrl(list),
    news: newsProps(site, news),
    ...(undo === undefined ? {} : { undo }),
  }
}

/** The list that a form came from, as it handed it on. */
export const listOf = (req: Request): ListAddress =>
  readListAddress(new URLSearchParams(fieldOf(req, 'list')))

const isFound = (found: DeskApplication | undefined): found is DeskApplication =>
  found !== undefined

const showList = async (services: Services, req: Request, res: Response): Promise<void> => {
  const values = queryOf(req)
  const list = readListAddress(values)
  const news = readListNews(values)
  const { applications } = services.staff
  const found = await applications.list(list.view, list)
  const changed = await Promise.all(news.changed.map((one) => applications.find(one)))
  await renderStaffPage(services, req, res, 'staff/applications/ApplicationsPage', (site) =>
    listPage(site, services, { ...found, list, news, changed: changed.filter(isFound) }),
  )
}

/** The same state for all that are ticked; what others have changed meanwhile stays as it is. */
const changeMany = async (services: Services, req: Request, res: Response): Promise<void> => {
  const act = staffActOf(req)
  const list = listOf(req)
  const picks = readPicks(req)
  const reading = readApplicationChange(req)
  if (reading.status !== 'change' || reading.change.kind !== 'state' || picks.length === 0) {
    res.redirect(303, listUrl(list, { said: 'nothing' }))
    return
  }
  const changed: string[] = []
  let conflicts = 0
  for (const seen of picks) {
    const { status } = await services.staff.applications.change(act, seen, reading.change)
    if (status === 'changed') changed.push(seen.reference)
    else conflicts += 1
  }
  const news = { changed: changed.join(' ') || undefined, conflicts: conflicts || undefined }
  res.redirect(303, listUrl(list, news))
}

/** Undoes what was changed last, in one application or in several. */
const undo = async (services: Services, req: Request, res: Response): Promise<void> => {
  const act = staffActOf(req)
  const list = listOf(req)
  const picks = readPicks(req)
  const news = await undoEach(picks, (seen) => services.staff.applications.undo(act, seen))
  const [first] = picks
  const isPage = fieldOf(req, 'from') === 'page' && first !== undefined
  res.redirect(303, isPage ? applicationUrl(first.reference, list, news) : listUrl(list, news))
}

/** The list of applications. */
export const applicationListController = (
  services: Services,
): Pick<StaffControllers, 'applications' | 'applicationsUndo'> => ({
  applications: {
    get: (req, res) => showList(services, req, res),
    post: [readStaffForm, (req, res) => changeMany(services, req, res)],
  },
  applicationsUndo: { post: [readStaffForm, (req, res) => undo(services, req, res)] },
})
