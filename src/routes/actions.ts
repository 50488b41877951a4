import type { RequestHandler } from 'express'
import {
  type ExamName,
  isExam,
  isLegal,
  type LegalName,
  type RowName,
} from '../addresses/pageTable.js'
import type { Services } from '../services/services.js'
import { applicationsController } from '../controllers/careers/applicationsController.js'
import { offersController } from '../controllers/careers/offersController.js'
import { contactController } from '../controllers/contact/contactController.js'
import { feedbackController } from '../controllers/feedback/feedbackController.js'
import { changeVisitController } from '../controllers/changeVisit/changeVisitController.js'
import { myRequestController } from '../controllers/myRequest/myRequestController.js'
import { toolsController, toolsOf } from '../controllers/tools/toolsController.js'
import { AppError } from '../services/errors/errors.js'
import { pageController } from '../controllers/pages/pageController.js'
import type { SiteFor } from '../controllers/pages/siteContext.js'

export interface PageAction {
  readonly show: RequestHandler | readonly RequestHandler[]
  readonly takesFiles?: boolean
  readonly submit?: readonly RequestHandler[]
  readonly tools?: ReturnType<typeof toolsController>
}

export type ActionOf = (name: RowName) => PageAction

type OwnActions = Readonly<Record<Exclude<RowName, ExamName | LegalName>, PageAction>>

const notOffered: RequestHandler = (_req, _res, next) => next(new AppError(404, 'notFound'))

export const createActions = (services: Services, siteFor: SiteFor): ActionOf => {
  const page = pageController(services, siteFor)
  const contact = contactController(services, siteFor)
  const offers = offersController(services, siteFor)
  const applications = applicationsController(services, siteFor)
  const own: OwnActions = {
    ...page.own,
    home: { show: contact.show, submit: contact.submit },
    requestReceived: { show: contact.received },
    changeVisit: changeVisitController(services, siteFor),
    myRequest: myRequestController(services, siteFor),
    careers: { show: offers.show, submit: applications.submit, takesFiles: true },
    job: {
      show: [offers.onlyOpen, offers.show],
      // Accepts posts for a closed offer, so that the typed text can be shown again.
      submit: [offers.onlyKnown, ...applications.submit],
      takesFiles: true,
    },
    applicationReceived: { show: applications.received },
    feedback: feedbackController(services, siteFor),
  }
  const tools = toolsController(services)
  const actionOf: ActionOf = (name) => {
    if (isExam(name)) return { show: page.exam(name) }
    return isLegal(name) ? { show: page.legalPage(name) } : own[name]
  }
  const { content } = services
  return (name) => {
    if (!content.offered.hasPage(name)) return { show: notOffered }
    return toolsOf(content, name).length === 0 ? actionOf(name) : { ...actionOf(name), tools }
  }
}
