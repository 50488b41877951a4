import type { Request, Response } from 'express'
import { notFound } from '../../../services/errors.js'
import type { Services } from '../../../services/services.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import type { ApplicationChange } from '../../../services/staff/applications/changeApplication.js'
import { readVersion } from '../requests/readChange.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { signedInOf, staffActOf } from '../staffRequest.js'
import {
  applicationUrl,
  readListAddress,
  readListNews,
  valuesOf,
  writeList,
} from './applicationAddress.js'
import { type ApplicationData, applicationPage } from './applicationPage.js'
import { applicationTimeline } from './applicationTimeline.js'
import { sayApplicationChange } from './applicationUndo.js'
import { listOf } from './listController.js'
import { readApplicationChange, writeApplicationChange } from './readApplicationChange.js'

const referenceOf = ({ params }: Request): string => String(params['reference'])

const show = async (
  services: Services,
  req: Request,
  res: Response,
  data: Pick<ApplicationData, 'found' | 'list' | 'news' | 'typed'>,
): Promise<void> => {
  const emails = await services.staff.replies.emailsOf(data.found.application.reference)
  await renderStaffPage(services, req, res, 'staff/applications/ApplicationPage', (site) =>
    applicationPage(site, { ...data, emails, clinic: services.clinic }),
  )
}

const showConflict = async (
  services: Services,
  req: Request,
  res: Response,
  { current, change }: { readonly current: DeskApplication; readonly change: ApplicationChange },
): Promise<void> => {
  const list = listOf(req)
  const { application, version, desk } = current
  const { reference, name } = application
  const by = signedInOf(req).account
  await renderStaffPage(
    services,
    req,
    res.status(409),
    'staff/applications/ApplicationConflictPage',
    (site) => ({
      title: site.t('staffApplications:conflict.title'),
      reference,
      version,
      list: writeList(list),
      name,
      href: applicationUrl(reference, list),
      state: desk.state,
      timeline: applicationTimeline(site, current, []),
      fields: writeApplicationChange(change),
      mine:
        change.kind === 'note'
          ? change.text
          : sayApplicationChange(site, { at: site.now, by, ...change }),
    }),
  )
}

const change = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { applications } = services.staff
  const reference = referenceOf(req)
  const list = listOf(req)
  const reading = readApplicationChange(req)
  if (reading.status !== 'change') {
    const found = await applications.find(reference)
    if (found === undefined) throw notFound()
    const news = readListNews(new URLSearchParams())
    if (reading.status === 'error') res.status(422)
    const typed =
      reading.status === 'error' ? { note: fieldOf(req, 'note'), error: reading.error } : undefined
    await show(services, req, res, { found, list, news, ...(typed === undefined ? {} : { typed }) })
    return
  }
  const act = staffActOf(req)
  const seen = { reference, version: readVersion(req) }
  const outcome = await applications.change(act, seen, reading.change)
  if (outcome.status === 'missing') throw notFound()
  if (outcome.status === 'conflict' || outcome.status === 'late') {
    await showConflict(services, req, res, { current: outcome.current, change: reading.change })
    return
  }
  res.redirect(303, applicationUrl(reference, list))
}

/** One application: what was said, and what HR does with it. */
export const applicationController = (
  services: Services,
): Pick<StaffControllers, 'application'> => ({
  application: {
    get: async (req, res) => {
      const found = await services.staff.applications.find(referenceOf(req))
      if (found === undefined) throw notFound()
      const values = valuesOf(req)
      const list = readListAddress(values)
      await show(services, req, res, { found, list, news: readListNews(values) })
    },
    post: [readStaffForm, (req, res) => change(services, req, res)],
  },
})
