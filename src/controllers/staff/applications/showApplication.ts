import type { Request, Response } from 'express'
import { knownLocale } from '../../../addresses/locales.js'
import { notFound } from '../../../services/errors/errors.js'
import { translateIn } from '../../../services/language/translations.js'
import type { Services } from '../../../services/services.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import { parameterOf } from '../staffRequest.js'
import { type ApplicationData, applicationPage } from './applicationPage.js'

/** Returns the application in the URL. @throws AppError 404 */
export const getApplication = async (
  { staff }: Pick<Services, 'staff'>,
  req: Request,
): Promise<DeskApplication> => {
  const found = await staff.applications.find(parameterOf(req, 'reference'))
  if (found === undefined) throw notFound()
  return found
}

const usualSubject = (
  { translations }: Services,
  { application: { locale, reference } }: DeskApplication,
): string =>
  translateIn(translations, knownLocale(locale))('staffReplies:subjectDefault.applications', {
    reference,
  })

export const showApplication = async (
  services: Services,
  req: Request,
  res: Response,
  data: Pick<ApplicationData, 'found' | 'list' | 'news' | 'typed'>,
): Promise<void> => {
  const { staff, clinic } = services
  const { reference } = data.found.application
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
  await renderPersonalPage(
    services,
    req,
    res,
    'staff/applications/ApplicationPage',
    { action: 'applicationViewed', subject: reference },
    (site) => applicationPage(site, shown),
  )
}
