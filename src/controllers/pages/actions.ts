import type { RequestHandler } from 'express'
import type { RowName } from '../../addresses/pageTable.js'
import type { Services } from '../../services/services.js'
import { applicationsController } from '../careers/applicationsController.js'
import { offersController } from '../careers/offersController.js'
import { contactController } from '../contact/contactController.js'
import { pageController } from './pageController.js'
import type { SiteFor } from './siteContext.js'

export interface PageAction {
  readonly show: RequestHandler | readonly RequestHandler[]
  /** The steps of a post, where the page has a form. */
  readonly submit?: readonly RequestHandler[]
}

export type Actions = Readonly<Record<RowName, PageAction>>

/** What each page of the table does; one forgotten does not compile. */
export const createActions = (services: Services, siteFor: SiteFor): Actions => {
  const page = pageController(services, siteFor)
  const contact = contactController(services, siteFor)
  const offers = offersController(services, siteFor)
  const applications = applicationsController(services, siteFor)
  return {
    home: { show: contact.show, submit: contact.submit },
    requestReceived: { show: contact.received },
    about: { show: page.about },
    ultrasound: { show: page.ultrasound },
    careers: { show: offers.show, submit: applications.submit },
    job: {
      show: [offers.onlyOpen, offers.show],
      // Whether the offer is open is asked before its files are read.
      submit: [offers.onlyOpen, ...applications.submit],
    },
    applicationReceived: { show: applications.received },
    terms: { show: page.legalPage('terms') },
    privacy: { show: page.legalPage('privacy') },
    privacyArchive: { show: page.legalPage('privacyArchive') },
    cookies: { show: page.legalPage('cookies') },
    accessibility: { show: page.legalPage('accessibility') },
    fetal: { show: page.exam('fetal') },
    nuchalTranslucency: { show: page.exam('nuchalTranslucency') },
    morphological: { show: page.exam('morphological') },
    breastUltrasound: { show: page.exam('breastUltrasound') },
    hysterosonogram: { show: page.exam('hysterosonogram') },
    musculoskeletal: { show: page.exam('musculoskeletal') },
    mri: { show: page.exam('mri') },
    breastMri: { show: page.exam('breastMri') },
    prp: { show: page.exam('prp') },
  }
}
