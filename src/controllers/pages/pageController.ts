import type { RequestHandler } from 'express'
import type { ExamName, LegalName } from '../../addresses/pageTable.js'
import { exams } from '../../content/exams/examCatalogue.js'
import { about } from '../../content/pages/about.js'
import { legal } from '../../content/pages/legalCatalogue.js'
import { ultrasound } from '../../content/pages/ultrasound.js'
import { figurePlaces } from '../../services/images/addresses/picturePlaces.js'
import type { Services } from '../../services/services.js'
import { costWords, keyFacts, windowsOf } from './examWords.js'
import { headOf, renderPage } from './renderPage.js'
import type { SiteFor } from './siteContext.js'

/** Pages that read content and show it. */
export const pageController = (services: Services, siteFor: SiteFor) => {
  const { clinic } = services

  const exam =
    (name: ExamName): RequestHandler =>
    (req, res) => {
      const site = siteFor(req)
      const content = exams[name]
      const { kind, picture } = content.figure
      const cost = costWords(clinic, content, site)
      renderPage(services, res, 'exam/ExamPage', {
        site,
        cache: 'shared',
        head: {
          ...headOf(content, site),
          style: 'exam',
          firstPicture: { picture, place: figurePlaces[kind] },
        },
        props: {
          exam: content,
          facts: keyFacts(content, cost, site),
          cost,
          windows: windowsOf(clinic, site),
          reviewer: clinic.reviewers[content.reviewed.by][site.locale],
        },
      })
    }

  const legalPage =
    (name: LegalName): RequestHandler =>
    (req, res) => {
      const site = siteFor(req)
      const content = legal[name]
      renderPage(services, res, 'legal/LegalPage', {
        site,
        cache: 'shared',
        head: { ...headOf(content, site), style: 'legal' },
        props: { content },
      })
    }

  const showAbout: RequestHandler = (req, res) => {
    const site = siteFor(req)
    renderPage(services, res, 'about/AboutPage', {
      site,
      cache: 'shared',
      head: {
        ...headOf(about, site),
        style: 'about',
        firstPicture: { picture: 'facade', place: 'room' },
      },
      props: { content: about, team: clinic.team },
    })
  }

  const showUltrasound: RequestHandler = (req, res) => {
    const site = siteFor(req)
    renderPage(services, res, 'exam/UltrasoundPage', {
      site,
      cache: 'shared',
      head: {
        ...headOf(ultrasound, site),
        style: 'exam',
        firstPicture: { picture: 'scanMorphology', place: figurePlaces.sector },
      },
      props: { content: ultrasound, windows: windowsOf(clinic, site) },
    })
  }

  return {
    exam,
    legalPage,
    /** By the names of their rows: `actions.ts` takes them as they are. */
    own: { about: { show: showAbout }, ultrasound: { show: showUltrasound } },
  }
}
