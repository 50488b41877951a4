import type { Request, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { applicationViews } from '../../../shared/staff/deskChoices.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import { applicationDueOf } from '../../../services/staff/applications/applicationDue.js'
import type { ApplicationList } from '../../../services/staff/applications/applicationList.js'
import type { Services } from '../../../services/services.js'
import {
  changeNews,
  type ListNews,
  mostNamed,
  newsProps,
  readListNews,
  undoNews,
} from '../record/listNews.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { StaffViews } from '../../../views/staff/layout/staffViews.js'
import { showManyChanged } from '../record/bulkChange.js'
import { readPicks } from '../record/picks.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { queryOf, signedInOf, staffActOf } from '../staffRequest.js'
import {
  applicationUrl,
  type ListAddress,
  listUrl,
  offerIds,
  readListAddress,
  writeList,
} from './applicationAddress.js'
import { applicationRow } from './applicationRow.js'
import { applicationUndo, describeApplicationChange } from './applicationUndo.js'
import { describeOffer } from './applicationTexts.js'
import { readApplicationChange } from './readApplicationChange.js'

type PageProps = Omit<StaffViews['staff/applications/ApplicationsPage'], 'site'>

interface ListData extends ApplicationList {
  readonly list: ListAddress
  readonly news: ListNews
  readonly changed: readonly DeskApplication[]
}

const listPage = (
  site: StaffSite,
  { clinic, facts }: Pick<Services, 'clinic' | 'facts'>,
  { list, news, changed, applications, counts, more }: ListData,
): PageProps => {
  const { t, locale, now } = site
  const { cursor: _after, ...wholeList } = list
  const view = t(`staffApplications:views.${list.view}`)
  const isEnded = list.view === 'refused' || list.view === 'withdrawn'
  const late = applications.filter((one) => applicationDueOf(clinic, one, now)?.isLate).length
  const undo = applicationUndo(site, changed, { list: writeList(list), from: 'list' })
  return {
    title: t('staffApplications:list.title', { view }),
    view: list.view,
    views: applicationViews.map((each) => ({
      view: each,
      href: listUrl({ ...wholeList, view: each }),
      count: counts[each],
    })),
    offers: [
      ['', t('staffApplications:filter.anyOffer')],
      ...offerIds(site.content.jobs).map((id) => [id, describeOffer(site, id)] as const),
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
    more: more === undefined ? undefined : listUrl({ ...list, ...more }),
    news: newsProps(site, 'staffApplications', news),
    undo,
  }
}

export const listOf = ({ content }: Pick<Services, 'content'>, req: Request): ListAddress =>
  readListAddress(content.jobs, new URLSearchParams(fieldOf(req, 'list')))

const showList = async (services: Services, req: Request, res: Response): Promise<void> => {
  const values = queryOf(req)
  const list = readListAddress(services.content.jobs, values)
  const news = readListNews(values)
  const { applications } = services.staff
  const found = await applications.list(list.view, list)
  const changed = await Promise.all(news.changed.map((one) => applications.find(one)))
  await renderPersonalPage(
    services,
    req,
    res,
    'staff/applications/ApplicationsPage',
    { action: 'applicationsListed' },
    (site) =>
      listPage(site, services, {
        ...found,
        list,
        news,
        changed: changed.filter((one) => one !== undefined),
      }),
  )
}

const changeMany = async (services: Services, req: Request, res: Response): Promise<void> => {
  const list = listOf(services, req)
  const picks = readPicks(req)
  const reading = readApplicationChange(req)
  if (reading.status !== 'change' || reading.change.kind !== 'state' || picks.length === 0) {
    res.redirect(303, listUrl(list, { said: 'nothing' }))
    return
  }
  const { change } = reading
  const outcome = await services.staff.applications.changeMany(staffActOf(req), picks, change)
  if (picks.length <= mostNamed) {
    res.redirect(303, listUrl(list, changeNews(outcome)))
    return
  }
  const by = signedInOf(req).account
  await showManyChanged(services, req, res, outcome, {
    action: staffUrl('applicationsUndo'),
    list: writeList(list),
    back: listUrl(list),
    about: 'staffApplications',
    what: (site) => describeApplicationChange(site, { at: site.now, by, ...change }),
  })
}

const undo = async (services: Services, req: Request, res: Response): Promise<void> => {
  const list = listOf(services, req)
  const picks = readPicks(req)
  const news = undoNews(await services.staff.applications.undoMany(staffActOf(req), picks))
  const [first] = picks
  const isPage = fieldOf(req, 'from') === 'page' && first !== undefined
  res.redirect(303, isPage ? applicationUrl(first.reference, list, news) : listUrl(list, news))
}

export const applicationListController = (
  services: Services,
): Pick<StaffControllers, 'applications' | 'applicationsUndo'> => ({
  applications: {
    get: (req, res) => showList(services, req, res),
    post: [readStaffForm, (req, res) => changeMany(services, req, res)],
  },
  applicationsUndo: { post: [readStaffForm, (req, res) => undo(services, req, res)] },
})
