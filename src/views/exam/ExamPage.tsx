import type { ExamContent } from '../../services/content/schemas/exam.js'
import type { PageReview } from '../../services/clinic/clinicSchema.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import RouteToRoom from '../location/RouteToRoom.js'
import SiteLayout from '../site/SiteLayout.js'
import type { Site } from '../pageContext/site.js'
import BookingCard from './BookingCard.js'
import ContentsRow from './ContentsRow.js'
import ExamHero from './ExamHero.js'
import KeyFacts, { type KeyFactTexts } from './KeyFacts.js'
import PausedNotice from './PausedNotice.js'
import PrintHeader from './PrintHeader.js'
import { foldedSections, placedSections, placesOf } from './pageSections.js'
import RelatedExams from './RelatedExams.js'
import Sources from './Sources.js'
import type { CostTexts } from './sections/CostBlock.js'
import ExamSectionBlock from './sections/ExamSectionBlock.js'
import type { Windows } from './sections/windows.js'

interface ExamPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly exam: ExamContent
  readonly facts: readonly KeyFactTexts[]
  readonly cost: CostTexts
  readonly windows: Windows
  readonly review: PageReview | undefined
  readonly medicalDirector: string
  readonly isSampleName: boolean
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'exam/ExamPage': ExamPageProps
  }
}

export default function ExamPage(props: ExamPageProps) {
  const { site, head, exam, facts, cost, windows, review, medicalDirector, isSampleName } = props
  const { offered, t } = site
  const sections = exam.sections.filter(
    (section) => section.kind !== 'tool' || offered.hasTool(section.tool),
  )
  const isPaused = exam.availability === 'paused'
  const folded = foldedSections(sections)
  return (
    <SiteLayout
      site={site}
      head={head}
      booking={!isPaused}
      contentsRow
      hero={
        <>
          <PrintHeader />
          {isPaused && <PausedNotice />}
          <ExamHero exam={exam} />
          <KeyFacts facts={facts} />
        </>
      }
    >
      <ContentsRow places={placesOf(sections)} />
      {placedSections(sections).map((placed) => (
        <ExamSectionBlock
          key={placed.section.id}
          placed={placed}
          windows={windows}
          cost={cost}
          folded={folded}
        />
      ))}
      <section className="section section--tight no-print">
        <div className="wrap">
          <h2 className="label">{t('exam:related')}</h2>
          <div className="onward">
            <RelatedExams names={exam.related} />
            {!isPaused && <BookingCard />}
          </div>
          <div className="closing">
            <details>
              <summary>{t('common:route.heading')}</summary>
              {/* Inside the fold, so that browsers open it for a link to this id. */}
              <div id="route">
                <RouteToRoom procedures={[exam.procedure]} />
              </div>
            </details>
            <Sources
              exam={exam}
              review={review}
              medicalDirector={medicalDirector}
              isSampleName={isSampleName}
            />
          </div>
        </div>
      </section>
    </SiteLayout>
  )
}
