import type { CareersContent, JobContent } from '../../services/content/pageContentTypes.js'
import ApplicationForm, { type ApplicationFormState } from '../components/ApplicationForm.js'
import JobRows from '../components/JobRows.js'
import PageHero from '../components/PageHero.js'
import Promises from '../components/Promises.js'
import Rich from '../components/Rich.js'
import SectionHead from '../components/SectionHead.js'
import Paragraphs from '../components/Paragraphs.js'
import VisitSteps from '../components/sections/VisitSteps.js'
import RingFigure from '../components/RingFigure.js'
import SiteLayout from '../layouts/SiteLayout.js'
import type { Site } from '../site.js'

export interface CareersPageProps {
  readonly site: Site
  readonly content: CareersContent
  readonly jobs: readonly JobContent[]
  readonly application: ApplicationFormState
  readonly structuredData: readonly object[]
}

/** Open offers, why work here, how hiring goes, and the form for none of the offers. */
export default function CareersPage(props: CareersPageProps) {
  const { site, content, jobs, application, structuredData } = props
  const { say, t } = site
  const { head, offers, reasons, spontaneous, hiring } = content
  const title = say(head.title)
  return (
    <SiteLayout
      site={site}
      head={{
        title: application.faults.length > 0 ? `${t('home:errorTitle')} ${title}` : title,
        description: say(head.description),
        style: 'careers',
        structuredData,
      }}
    >
      <PageHero
        title={say(content.title)}
        lead={<Rich text={content.lead} />}
        media={<RingFigure picture="deskStillLife" arc="one" />}
      />
      <section className="section section--sand" id="offers">
        <div className="wrap">
          <SectionHead heading={offers.heading}>
            <p>
              <Rich text={jobs.length > 0 ? offers.intro : offers.none} />
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
        <div className="wrap split">
          <div className="sticky">
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
