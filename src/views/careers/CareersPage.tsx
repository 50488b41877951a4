import { spontaneous as spontaneousOffer } from '../../shared/careers/applicationChoices.js'
import type { CareersContent } from '../../services/content/schemas/careers.js'
import type { JobContent } from '../../services/content/schemas/job.js'
import ApplicationForm, { type ApplicationFormState } from './application/ApplicationForm.js'
import JobRows from './JobRows.js'
import PageHero from '../blocks/PageHero.js'
import Promises from '../blocks/Promises.js'
import RichText from '../blocks/RichText.js'
import SectionHead from '../blocks/SectionHead.js'
import Paragraphs from '../blocks/Paragraphs.js'
import VisitSteps from '../blocks/VisitSteps.js'
import RingFigure from '../picture/RingFigure.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import type { Site } from '../pageContext/site.js'

interface CareersPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly content: CareersContent
  readonly jobs: readonly JobContent[]
  readonly application: ApplicationFormState
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'careers/CareersPage': CareersPageProps
  }
}

export default function CareersPage(props: CareersPageProps) {
  const { site, head, content, jobs, application } = props
  const { localize, t } = site
  const { offers, reasons, spontaneous, hiring } = content
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <PageHero
          title={localize(content.title)}
          lead={<RichText text={content.lead} />}
          actions={
            <>
              <a className="btn" href={jobs.length > 0 ? '#offers' : '#spontaneous'}>
                {t(jobs.length > 0 ? 'careers:seeAll' : 'careers:closed.spontaneous')}
              </a>{' '}
              {jobs.length > 0 && (
                <a className="btn btn--ghost" href="#spontaneous">
                  {t('careers:closed.spontaneous')}
                </a>
              )}
            </>
          }
          media={<RingFigure picture="deskStillLife" arc="one" />}
        />
      }
    >
      <section className="section section--sand" id="offers">
        <div className="wrap">
          <SectionHead heading={offers.heading}>
            <p>
              <RichText text={jobs.length > 0 ? offers.intro : offers.none} />
            </p>
          </SectionHead>
          <JobRows jobs={jobs} />
        </div>
      </section>
      <Promises id="reasons" heading={reasons.heading} items={reasons.items} />
      <section className="section section--sand" id="hiring">
        <div className="wrap">
          <SectionHead heading={hiring.heading} />
          <VisitSteps steps={hiring.steps} />
        </div>
      </section>
      <section className="section" id="spontaneous">
        <div className="wrap" data-own-offer={spontaneousOffer}>
          <div className="split form__intro">
            <SectionHead heading={spontaneous.heading} />
            <div className="prose">
              <Paragraphs texts={spontaneous.paragraphs} />
            </div>
          </div>
          <ApplicationForm {...application} title={t('applications:spontaneousTitle')} />
        </div>
      </section>
    </SiteLayout>
  )
}
