import type { RequestHandler, Response } from 'express'
import { pages } from '../../addresses/pageTable.js'
import type { ExamName } from '../../content/contentTypes.js'
import { exams } from '../../content/exams/examCatalogue.js'
import { about } from '../../content/pages/about.js'
import { legal, type LegalName } from '../../content/pages/legalCatalogue.js'
import { ultrasound } from '../../content/pages/ultrasound.js'
import { structuredData } from '../../services/structuredData/structuredData.js'
import type { Services } from '../../services/services.js'
import type { Site } from '../../views/site/site.js'
import { costWords, keyFacts, minutesOf, windowsOf } from './examWords.js'
import { renderPage } from './renderPage.js'
import type { SiteFor } from './siteContext.js'

/** A page may be shared by caches for a minute: what it says of the opening hours is that old. */
export const sharedMinute = (res: Response): Response =>
  res.set('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=60')

/** Pages that read content and show it. */
export const pageController = (services: Services, siteFor: SiteFor) => {
  const { clinic } = services
  const dataFor = (site: Site) => structuredData(services, site)

  const showPage =
    (show: (site: Site, res: Response) => void): RequestHandler =>
    (req, res) => {
      sharedMinute(res)
      show(siteFor(req, res), res)
    }

  const exam = (name: ExamName): RequestHandler =>
    showPage((site, res) => {
      const content = exams[name]
      const cost = costWords(clinic, name, site)
      renderPage(res, 'exam/ExamPage', {
        site,
        exam: content,
        facts: keyFacts(content, cost, site),
        cost,
        windows: windowsOf(clinic, site),
        reviewer: clinic.reviewers[content.reviewed.by][site.locale],
        minutes: minutesOf(site),
        structuredData: dataFor(site),
      })
    })

  const legalPage = (name: LegalName): RequestHandler =>
    showPage((site, res) =>
      renderPage(res, 'legal/LegalPage', {
        site,
        content: legal[name],
        noindex: pages[name].noindex ?? false,
        structuredData: dataFor(site),
      }),
    )

  return {
    exam,
    legalPage,
    about: showPage((site, res) =>
      renderPage(res, 'about/AboutPage', {
        site,
        content: about,
        team: clinic.team,
        structuredData: dataFor(site),
      }),
    ),
    ultrasound: showPage((site, res) =>
      renderPage(res, 'exam/UltrasoundPage', {
        site,
        content: ultrasound,
        windows: windowsOf(clinic, site),
        minutes: minutesOf(site),
        structuredData: dataFor(site),
      }),
    ),
  }
}
