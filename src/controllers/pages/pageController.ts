import type { RequestHandler } from 'express'
import type { ExamName, LegalName } from '../../addresses/pageTable.js'
import { figurePlaces } from '../../services/images/picturePlaces.js'
import type { Services } from '../../services/services.js'
import type { PageViews } from '../../views/site/pageViews.js'
import type { Site } from '../../views/pageContext/site.js'
import { costTexts, whoPaysTexts } from './costTexts.js'
import { keyFacts, windowsOf } from './examTexts.js'
import { withoutUnusedServices } from './optionalBlocks.js'
import { headOf, type PageToRender, renderPage } from './renderPage.js'
import type { SiteFor } from './siteContext.js'
import { whatWeKeepArticles } from './whatWeKeepArticles.js'

type ContentPage<View extends keyof PageViews> = Pick<PageToRender<View>, 'head' | 'props'>

type Parts = Pick<Services, 'clinic' | 'content' | 'verification'>

const examStyles = { ultrasound: 'exam', mri: 'mri', treatment: 'prp' } as const

const examPage = (
  { clinic, content }: Parts,
  site: Site,
  name: ExamName,
): ContentPage<'exam/ExamPage'> => {
  const exam = content.exams[name]
  const { kind, picture } = exam.figure
  const cost = costTexts(clinic, exam, site)
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
      isSampleName: clinic.confirmed.physicians === undefined,
    },
  }
}

const legalPage = (
  { content: { pages }, verification }: Parts,
  site: Site,
  name: LegalName,
): ContentPage<'legal/LegalPage'> => ({
  head: { ...headOf(pages[name], site), style: 'legal' },
  props: {
    content: withoutUnusedServices(pages[name], {
      verification: verification !== undefined,
      measurement: site.tagManager !== undefined,
    }),
  },
})

const aboutPage = ({ clinic, content }: Parts, site: Site): ContentPage<'about/AboutPage'> => ({
  head: {
    ...headOf(content.pages.about, site),
    style: 'about',
    firstPicture: { picture: 'corridor', place: 'band' },
  },
  props: { content: content.pages.about, clinic },
})

const ultrasoundPage = (
  { clinic, content }: Parts,
  site: Site,
): ContentPage<'exam/UltrasoundPage'> => ({
  head: {
    ...headOf(content.pages.ultrasound, site),
    style: 'ultrasound',
    firstPicture: { picture: 'ultrasoundRoom', place: figurePlaces.ring },
  },
  props: {
    content: content.pages.ultrasound,
    finder: content.finder,
    windows: windowsOf(clinic, site),
  },
})

const toolsPage = ({ clinic, content }: Parts, site: Site): ContentPage<'tools/ToolsPage'> => ({
  head: { ...headOf(content.pages.tools, site), style: 'toolsPage' },
  props: { content: content.pages.tools, whoPays: whoPaysTexts(clinic, site) },
})

const mriChecklistPage = (
  { content: { pages } }: Parts,
  site: Site,
): ContentPage<'tools/mriCheck/MriChecklistPage'> => ({
  head: { ...headOf(pages.mriChecklist, site), style: 'toolsPage' },
  props: { content: pages.mriChecklist },
})

export const pageController = (services: Services, siteFor: SiteFor) => {
  const { whatWeKeep } = services.content.pages
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
    exam: (name: ExamName) => show('exam/ExamPage', (site) => examPage(services, site, name)),
    legalPage: (name: LegalName) =>
      show('legal/LegalPage', (site) => legalPage(services, site, name)),
    own: {
      about: { show: show('about/AboutPage', (site) => aboutPage(services, site)) },
      mriChecklist: {
        show: show('tools/mriCheck/MriChecklistPage', (site) => mriChecklistPage(services, site)),
      },
      tools: { show: show('tools/ToolsPage', (site) => toolsPage(services, site)) },
      whatWeKeep: {
        show: show('legal/LegalPage', (site) => ({
          head: { ...headOf(whatWeKeep, site), style: 'legal' },
          props: { content: whatWeKeepArticles(whatWeKeep, site) },
        })),
      },
      ultrasound: { show: show('exam/UltrasoundPage', (site) => ultrasoundPage(services, site)) },
    },
  }
}
