import type { Request, Response } from 'express'
import { notFound } from '../../../services/errors.js'
import { translateIn } from '../../../services/language/translations.js'
import type { Services } from '../../../services/services.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { parameterOf, signedInOf } from '../staffRequest.js'
import { type ApplicationData, applicationPage } from './applicationPage.js'

/** The application in the address. @throws AppError 404 */
export const findApplication = async (
  { staff }: Pick<Services, 'staff'>,
  req: Request,
): Promise<DeskApplication> => {
  const found = await staff.applications.find(parameterOf(req, 'reference'))
  if (found === undefined) throw notFound()
  return found
}

/** The router logs what is opened; what a post shows again is logged here. */
export const logApplicationShown = async (
  { staff }: Pick<Services, 'staff'>,
  req: Request,
  subject: string,
): Promise<void> => {
  if (req.method !== 'POST') return
  await staff.audit.append({
    actor: signedInOf(req),
    action: 'applicationViewed',
    subject,
    requestId: req.id,
  })
}

const usualSubject = (
  { translations }: Services,
  { application: { locale, reference } }: DeskApplication,
): string =>
  translateIn(translations, locale)('staffReplies:subjectDefault.applications', {
    reference,
  })

/** Answers with the page of an application. */
export const showApplication = async (
  services: Services,
  req: Request,
  res: Response,
  data: Pick<ApplicationData, 'found' | 'list' | 'news' | 'typed'>,
): Promise<void> => {
  const { staff, clinic } = services
  const { reference } = data.found.application
  await logApplicationShown(services, req, reference)
  const [emails, views, people, templates] = await Promise.all([
    staff.applicationReplies.emailsOf(reference),
    staff.applications.viewsOf(reference),
    staff.accounts.list(),
    staff.replyTemplates.list(),
  ])
  const shown = {
    ...data,
    emails,
    views,
    people,
    templates,
    clinic,
    mailbox: staff.applicationReplies.mailbox,
    usualSubject: usualSubject(services, data.found),
  }
  await renderStaffPage(services, req, res, 'staff/applications/ApplicationPage', (site) =>
    applicationPage(site, shown),
  )
}
