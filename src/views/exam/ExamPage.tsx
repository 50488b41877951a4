import type { ExamContent, ExamName } from '../../content/contentTypes.js'
import CostSection, { type CostWords } from './CostSection.js'
import ExamCards from './ExamCards.js'
import ExamHero from './ExamHero.js'
import KeyFacts, { type KeyFactWords } from './KeyFacts.js'
import PrintHeader from './PrintHeader.js'
import ExamSectionBlock from './sections/ExamSectionBlock.js'
import type { Windows } from './sections/windows.js'
import Sources from './Sources.js'
import SiteLayout from '../site/SiteLayout.js'
import type { Site } from '../site/site.js'

export interface ExamPageProps {
  readonly site: Site
  readonly exam: ExamContent
  readonly facts: readonly KeyFactWords[]
  readonly cost: CostWords
  readonly windows: Windows
  readonly reviewer: string
  readonly minutes: Readonly<Record<ExamName, string>>
  readonly structuredData: readonly object[]
}

/** Places of the therapy page, in the order of its section bar. */
const therapyPlaces = ['about', 'who', 'visit', 'prepare', 'evidence', 'questions'] as const

/** Any exam or treatment: its content decides which sections follow and in which order. */
export default function ExamPage(props: ExamPageProps) {
  const { site, exam, facts, cost, windows, reviewer, minutes, structuredData } = props
  const { localize, t } = site
  const places = therapyPlaces.map((anchor) => ({ anchor, label: t(`exam:places.${anchor}`) }))
  return (
    <SiteLayout
      site={site}
      head={{
        title: localize(exam.head.title),
        description: localize(exam.head.description),
        style: 'exam',
        structuredData,
      }}
      places={site.section === 'therapy' ? places : []}
      booking
    >
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
          <ExamCards names={exam.related} minutes={minutes} />
        </div>
      </section>
      <Sources exam={exam} reviewer={reviewer} />
    </SiteLayout>
  )
}
