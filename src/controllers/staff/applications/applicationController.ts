import type { Request, Response } from 'express'
import { notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import type { ApplicationChange } from '../../../services/staff/applications/changeApplication.js'
import { fieldOf, type NoteError, readStaffForm } from '../staffForm.js'
import { readReplyNews } from '../replies/replyProps.js'
import { readVersion } from '../record/readChange.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { parameterOf, queryOf, signedInOf, staffActOf } from '../staffRequest.js'
import { readListNews } from '../record/listNews.js'
import { applicationUrl, readListAddress, writeList } from './applicationAddress.js'
import { applicationTimeline } from './applicationTimeline.js'
import { describeApplicationChange } from './applicationUndo.js'
import { listOf } from './listController.js'
import { readApplicationChange, writeApplicationChange } from './readApplicationChange.js'
import { getApplication, showApplication } from './showApplication.js'

const showConflict = async (
  services: Services,
  req: Request,
  res: Response,
  { current, change }: { readonly current: DeskApplication; readonly change: ApplicationChange },
): Promise<void> => {
  const list = listOf(services, req)
  const { application, version, desk } = current
  const { reference, name } = application
  const by = signedInOf(req).account
  await renderPersonalPage(
    services,
    req,
    res.status(409),
    'staff/applications/ApplicationConflictPage',
    { action: 'applicationViewed', subject: reference },
    (site) => ({
      title: site.t('staffApplications:conflict.title'),
      reference,
      version,
      list: writeList(list),
      name,
      href: applicationUrl(reference, list),
      state: desk.state,
      timeline: applicationTimeline(site, { found: current, emails: [], views: [], people: [] }),
      fields: writeApplicationChange(change),
      mine:
        change.kind === 'note'
          ? change.text
          : describeApplicationChange(site, { at: site.now, by, ...change }),
    }),
  )
}

const change = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { applications } = services.staff
  const reference = parameterOf(req, 'reference')
  const list = listOf(services, req)
  const reading = readApplicationChange(req)
  const showAgain = async (error?: NoteError): Promise<void> => {
    const found = await getApplication(services, req)
    const news = readListNews(new URLSearchParams())
    const typed = error && { note: fieldOf(req, 'note'), error }
    if (error !== undefined) res.status(422)
    await showApplication(services, req, res, { found, list, news, typed })
  }
  if (reading.status !== 'change') {
    await showAgain(reading.status === 'error' ? reading.error : undefined)
    return
  }
  const act = staffActOf(req)
  const seen = { reference, version: readVersion(req) }
  const outcome = await applications.change(act, seen, reading.change)
  if (outcome.status === 'missing') throw notFound()
  if (outcome.status === 'full') {
    await showAgain('noteFull')
    return
  }
  if (outcome.status === 'conflict' || outcome.status === 'late') {
    await showConflict(services, req, res, { current: outcome.current, change: reading.change })
    return
  }
  res.redirect(303, applicationUrl(reference, list))
}

export const applicationController = (
  services: Services,
): Pick<StaffControllers, 'application'> => ({
  application: {
    get: async (req, res) => {
      const values = queryOf(req)
      const reply = readReplyNews(values)
      await showApplication(services, req, res, {
        found: await getApplication(services, req),
        list: readListAddress(services.content.jobs, values),
        news: { ...readListNews(values), reply },
      })
    },
    post: [readStaffForm, (req, res) => change(services, req, res)],
  },
})
