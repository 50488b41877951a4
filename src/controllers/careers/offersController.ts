import type { Request, RequestHandler } from 'express'
import { findJob } from '../../services/careers/openJobs.js'
import type { JobContent } from '../../services/content/schemas/job.js'
import { notFound } from '../../services/errors/errors.js'
import type { Services } from '../../services/services.js'
import { renderPage } from '../pages/renderPage.js'
import { contextOf } from '../pages/requestContext.js'
import type { SiteFor } from '../pages/siteContext.js'
import {
  blankApplication,
  isOpenOffer,
  isPostedOffer,
  openOffers,
  showApplicationPage,
} from './applicationPage.js'

const getJob = (services: Services, req: Request): JobContent => {
  const job = findJob(services.content.jobs, req.params['slug'], contextOf(req).locale)
  if (job === undefined || !isPostedOffer(services, job)) throw notFound()
  return job
}

export const offersController = (services: Services, siteFor: SiteFor) => {
  const show: RequestHandler = (req, res) => {
    const site = siteFor(req)
    return showApplicationPage(services, site, res, 'shared', blankApplication(site))
  }

  const onlyKnown: RequestHandler = (req, _res, next) => {
    getJob(services, req)
    next()
  }

  /** Answers 410 with links to other offers when the offer has closed. */
  const onlyOpen: RequestHandler = (req, res, next) => {
    const job = getJob(services, req)
    if (isOpenOffer(services, job)) {
      next()
      return
    }
    const site = siteFor(req)
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
