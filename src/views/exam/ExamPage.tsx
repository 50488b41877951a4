import type { ExamContent } from '../../content/contentTypes.js'
import type { PageReview } from '../../services/clinic/clinicSchema.js'
import CostSection, { type CostWords } from './CostSection.js'
import ExamCards from './ExamCards.js'
import ExamHero from './ExamHero.js'
import KeyFacts, { type KeyFactWords } from './KeyFacts.js'
import PrintHeader from './PrintHeader.js'
import ExamSectionBlock from './sections/ExamSectionBlock.js'
import type { Windows } from './sections/windows.js'
import Sources from './Sources.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import type { Site } from '../site/site.js'

interface ExamPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly exam: ExamContent
  readonly facts: readonly KeyFactWords[]
  readonly cost: CostWords
  readonly windows: Windows
  /** Nobody has reviewed the page when absent. */
  readonly review: PageReview | undefined
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'exam/ExamPage': ExamPageProps
  }
}

/** Places of the therapy page, in the order of its section bar. */
const therapyPlaces = ['about', 'who', 'visit', 'prepare', 'evidence', 'questions'] as const

/** Any exam or treatment: its content decides which sections follow and in which order. */
export default function ExamPage(props: ExamPageProps) {
  const { site, head, exam, facts, cost, windows, review } = props
  const { t } = site
  const places = therapyPlaces.map((anchor) => ({ anchor, label: t(`exam:places.${anchor}`) }))
  return (
    <SiteLayout site={site} head={head} places={site.section === 'therapy' ? places : []} booking>
      <PrintHeader />
      <ExamHero exam={exam} />
      <KeyFacts facts={facts} />
      {exam.sections.map((section, position) => (
        <ExamSectionBlock
          key={section.id}
          section={section}
          windows={windows}
          sand={position % 2 === 1}
        />
      ))}
      <CostSection cost={cost} />
      <section className="section section--sand no-print">
        <div className="wrap">
          <div className="head">
            <h2>{t('exam:related')}</h2>
          </div>
          <ExamCards names={exam.related} />
        </div>
      </section>
      <Sources exam={exam} review={review} />
    </SiteLayout>
  )
}
