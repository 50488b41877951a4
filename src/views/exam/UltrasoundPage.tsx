import type { FinderContent } from '../../services/content/schemas/finder.js'
import type { UltrasoundContent } from '../../services/content/schemas/ultrasound.js'
import BookButton from '../links/BookButton.js'
import ExamCards from './ExamCards.js'
import PageHero from '../blocks/PageHero.js'
import RichText from '../blocks/RichText.js'
import RingFigure from '../picture/RingFigure.js'
import SectionHead from '../blocks/SectionHead.js'
import DrawnSteps from './sections/DrawnSteps.js'
import NoticeBlock from './sections/NoticeBlock.js'
import PhoneFold from './PhoneFold.js'
import QuestionsBlock from './sections/QuestionsBlock.js'
import Finder from '../finder/Finder.js'
import WeeksBlock from './sections/WeeksBlock.js'
import type { Windows } from './sections/windows.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import type { Site } from '../pageContext/site.js'

interface UltrasoundPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly content: UltrasoundContent
  readonly finder: FinderContent
  readonly windows: Windows
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'exam/UltrasoundPage': UltrasoundPageProps
  }
}

export default function UltrasoundPage(props: UltrasoundPageProps) {
  const { site, head, content } = props
  const { localize, offered, t } = site
  const { exams } = content
  return (
    <SiteLayout
      site={site}
      head={head}
      booking
      hero={
        <PageHero
          tone="deep"
          title={
            <>
              {localize(content.title)}{' '}
              <strong className="light">{localize(content.strong)}</strong>
            </>
          }
          lead={<RichText text={content.lead} />}
          actions={
            <>
              <BookButton />{' '}
              <a className="btn btn--ghost" href="#exams">
                {t('exam:action.compare')}
              </a>
            </>
          }
          media={<RingFigure picture="ultrasoundRoom" arc="one" />}
        />
      }
    >
      <section className="section overview-exams" id="exams">
        <div className="wrap">
          <SectionHead heading={exams.heading}>
            <p>
              <RichText text={exams.intro} />
            </p>
          </SectionHead>
          <ExamCards names={offered.shownUltrasound} />
        </div>
      </section>
      <Later {...props} />
    </SiteLayout>
  )
}

function Later({ site, content, finder, windows }: UltrasoundPageProps) {
  const { t } = site
  const { weeks, urgent, visit, understand, questions } = content
  return (
    <>
      <div className="finder-fold no-print">
        <PhoneFold heading={t('exam:findByPlace')}>
          <Finder finder={finder} />
        </PhoneFold>
      </div>
      {windows.weeks.length > 0 && (
        <>
          <section className="section section--sand overview-weeks" id={weeks.id}>
            <WeeksBlock section={weeks} windows={windows} />
          </section>
          {urgent && (
            <section className="section section--sand section--flush" id={urgent.id}>
              <NoticeBlock section={urgent} />
            </section>
          )}
        </>
      )}
      <section className="section" id="visit">
        <div className="wrap">
          <SectionHead heading={visit.heading} />
          <DrawnSteps steps={visit.steps} />
        </div>
      </section>
      <section className="section section--sand" id={questions.id}>
        <QuestionsBlock section={questions} folded={understand} />
      </section>
    </>
  )
}
