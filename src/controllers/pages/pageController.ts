import type { RequestHandler } from 'express'
import type { ExamName, LegalName } from '../../addresses/pageTable.js'
import { exams } from '../../content/exams/examCatalogue.js'
import { about } from '../../content/pages/about.js'
import { legal } from '../../content/pages/legalCatalogue.js'
import { mriChecklist } from '../../content/pages/mriChecklist.js'
import { finder } from '../../content/pages/finder.js'
import { tools } from '../../content/pages/tools.js'
import { ultrasound } from '../../content/pages/ultrasound.js'
import { whatWeKeep } from '../../content/pages/whatWeKeep.js'
import { figurePlaces } from '../../services/images/picturePlaces.js'
import type { Services } from '../../services/services.js'
import type { PageViews } from '../../views/site/pageViews.js'
import type { Site } from '../../views/pageContext/site.js'
import { costWords, whoPaysWords } from './costWords.js'
import { keyFacts, windowsOf } from './examWords.js'
import { headOf, type PageToRender, renderPage } from './renderPage.js'
import type { SiteFor } from './siteContext.js'
import { whatWeKeepArticles } from './whatWeKeepArticles.js'

type ContentPage<View extends keyof PageViews> = Pick<PageToRender<View>, 'head' | 'props'>

/** A page loads the style of its own procedure only. */
const examStyles = { ultrasound: 'exam', mri: 'mri', treatment: 'prp' } as const

const examPage = (
  clinic: Services['clinic'],
  site: Site,
  name: ExamName,
): ContentPage<'exam/ExamPage'> => {
  const exam = exams[name]
  const { kind, picture } = exam.figure
  const cost = costWords(clinic, exam, site)
  return {
    head: {
      ...headOf(exam, site),
      style: examStyles[exam.procedure],
      firstPicture: { picture, place: figurePlaces[kind] },
    },
    props: {
      exam,
      facts: keyFacts(exam, cost, site),
      cost,
      windows: windowsOf(clinic, site),
      review: clinic.reviews[name],
      medicalDirector: site.localize(clinic.physicians.medicalDirector),
    },
  }
}

const legalPage = (site: Site, name: LegalName): ContentPage<'legal/LegalPage'> => ({
  head: { ...headOf(legal[name], site), style: 'legal' },
  props: { content: legal[name] },
})

const aboutPage = (clinic: Services['clinic'], site: Site): ContentPage<'about/AboutPage'> => ({
  head: {
    ...headOf(about, site),
    style: 'about',
    firstPicture: { picture: 'corridor', place: 'band' },
  },
  props: { content: about, clinic },
})

const ultrasoundPage = (
  clinic: Services['clinic'],
  site: Site,
): ContentPage<'exam/UltrasoundPage'> => ({
  head: {
    ...headOf(ultrasound, site),
    style: 'ultrasound',
    firstPicture: { picture: 'scanMorphology', place: figurePlaces.sector },
  },
  props: {
    content: ultrasound,
    finder,
    windows: windowsOf(clinic, site),
  },
})

const toolsPage = (clinic: Services['clinic'], site: Site): ContentPage<'tools/ToolsPage'> => ({
  head: { ...headOf(tools, site), style: 'toolsPage' },
  props: { content: tools, whoPays: whoPaysWords(clinic, site) },
})

const mriChecklistPage = (site: Site): ContentPage<'tools/mriCheck/MriChecklistPage'> => ({
  head: { ...headOf(mriChecklist, site), style: 'toolsPage' },
  props: { content: mriChecklist },
})

export const pageController = (services: Services, siteFor: SiteFor) => {
  const { clinic } = services
  const show =
    <View extends keyof PageViews>(
      view: View,
      pageFor: (site: Site) => ContentPage<View>,
    ): RequestHandler =>
    (req, res) => {
      const site = siteFor(req)
      return renderPage(services, res, view, { site, cache: 'shared', ...pageFor(site) })
    }
  return {
    exam: (name: ExamName) => show('exam/ExamPage', (site) => examPage(clinic, site, name)),
    legalPage: (name: LegalName) => show('legal/LegalPage', (site) => legalPage(site, name)),
    own: {
      about: { show: show('about/AboutPage', (site) => aboutPage(clinic, site)) },
      mriChecklist: { show: show('tools/mriCheck/MriChecklistPage', mriChecklistPage) },
      tools: { show: show('tools/ToolsPage', (site) => toolsPage(clinic, site)) },
      whatWeKeep: {
        show: show('legal/LegalPage', (site) => ({
          head: { ...headOf(whatWeKeep, site), style: 'legal' },
          props: { content: whatWeKeepArticles(site) },
        })),
      },
      ultrasound: { show: show('exam/UltrasoundPage', (site) => ultrasoundPage(clinic, site)) },
    },
  }
}
