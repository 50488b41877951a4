import type { RequestHandler } from 'express'
import type { ExamName, LegalName } from '../../addresses/pageTable.js'
import { figurePlaces } from '../../services/images/picturePlaces.js'
import type { Services } from '../../services/services.js'
import type { PageViews } from '../../views/site/pageViews.js'
import type { Site } from '../../views/pageContext/site.js'
import { costTexts, whoPaysTexts } from './costTexts.js'
import { headOf, type PageToRender, renderPage } from './renderPage.js'
import type { SiteFor } from './siteContext.js'
import { whatWeKeepArticles } from './whatWeKeepArticles.js'
import type { Clinic } from '../../services/clinic/readClinic.js'
import type { ExamContent } from '../../services/content/schemas/exam.js'
import { weeksOfWindow } from '../../shared/clinic/pregnancyWeeks.js'
import type { CostTexts } from '../../views/exam/sections/CostBlock.js'
import type { KeyFactTexts } from '../../views/exam/KeyFacts.js'
import type { Windows } from '../../views/exam/sections/windows.js'
import type {
  LegalBlock,
  LegalContent,
  OptionalService,
} from '../../services/content/schemas/legal.js'

type Enabled = Readonly<Record<OptionalService, boolean>>

const withoutUnusedServices = (content: LegalContent, isEnabled: Enabled): LegalContent => {
  const isShown = (block: LegalBlock): boolean =>
    block.kind !== 'paragraph' || block.onlyWith === undefined || isEnabled[block.onlyWith]
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter(isShown),
    })),
  }
}

const keyFacts = (exam: ExamContent, cost: CostTexts, site: Site): readonly KeyFactTexts[] => {
  const { fact, localize, minutes, t } = site
  const factOf = (key: keyof ExamContent['keyFacts']): KeyFactTexts => {
    const { value, note } = exam.keyFacts[key]
    return { key, value: localize(value), note: note && localize(note) }
  }
  return [
    {
      key: 'duration',
      value: minutes(exam.name),
      note: t('exam:facts.early', {
        minutes: fact('arriveEarly'),
      }),
    },
    factOf('when'),
    factOf('preparation'),
    factOf('prescription'),
    { key: 'cost', value: cost.value, note: cost.note },
    factOf('results'),
  ]
}

/** Bars of the chart of weeks; the growth bar states no weeks, because prescribers choose them. */
const weekBars = [
  { key: 'dating', page: 'fetal', fact: 'datingWindow' },
  { key: 'nuchalTranslucency', page: 'nuchalTranslucency', fact: 'nuchalWindow' },
  { key: 'morphological', page: 'morphological', fact: 'morphologyWindow' },
  { key: 'growth', page: 'fetal', fact: undefined },
] as const

const windowsOf = (clinic: Clinic, site: Pick<Site, 'fact' | 'offered' | 't'>): Windows => ({
  weeks: weekBars
    .filter(({ page }) => site.offered.hasPage(page))
    .map(({ key, page, fact }) => {
      const { first, last } = weeksOfWindow(clinic.windows[key])
      return {
        key,
        page,
        from: first,
        to: last + 1,
        words: fact === undefined ? site.t('exam:ifPrescribed') : site.fact(fact),
      }
    }),
  cycleDays: clinic.cycleDays,
})

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
