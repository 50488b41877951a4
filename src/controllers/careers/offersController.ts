import type { RequestHandler } from 'express'
import type { JobContent } from '../../content/pageContentTypes.js'
import { notFound } from '../../services/errors/errors.js'
import type { Services } from '../../services/services.js'
import type { Site } from '../../views/pageContext/site.js'
import { renderPage } from '../pages/renderPage.js'
import type { SiteFor } from '../pages/siteContext.js'
import {
  blankApplication,
  isOpenOffer,
  openOffers,
  showApplicationPage,
} from './applicationPage.js'

export const offersController = (services: Services, siteFor: SiteFor) => {
  const show: RequestHandler = (req, res) => {
    const site = siteFor(req)
    return showApplicationPage(services, site, res, 'shared', blankApplication(site))
  }

  const jobOf = (site: Site): JobContent => {
    if (site.job === undefined) throw notFound()
    return site.job
  }

  const onlyKnown: RequestHandler = (req, _res, next) => {
    jobOf(siteFor(req))
    next()
  }

  /** Answers 410 with links to other offers when the offer has closed. */
  const onlyOpen: RequestHandler = (req, res, next) => {
    const site = siteFor(req)
    const job = jobOf(site)
    if (isOpenOffer(services, job)) {
      next()
      return
    }
    const title = site.t('careers:closed.title', { title: site.localize(job.title) })
    return renderPage(services, res.status(410), 'careers/JobClosedPage', {
      site,
      cache: 'shared',
      head: { title, style: 'careers', noindex: true },
      props: { job, jobs: openOffers(services) },
    })
  }

  return { show, onlyKnown, onlyOpen }
}
