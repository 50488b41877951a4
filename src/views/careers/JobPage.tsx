import type { JobContent } from '../../services/content/schemas/job.js'
import ApplicationForm, { type ApplicationFormState } from './application/ApplicationForm.js'
import JobDetails from './JobDetails.js'
import JobTerms from './JobTerms.js'
import EmailLink from '../links/EmailLink.js'
import PhoneIcon from '../icons/PhoneIcon.js'
import PageHero from '../blocks/PageHero.js'
import RingFigure from '../picture/RingFigure.js'
import RichText from '../blocks/RichText.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import type { Site } from '../pageContext/site.js'

interface JobPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly job: JobContent
  readonly application: ApplicationFormState
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'careers/JobPage': JobPageProps
  }
}

export default function JobPage({ site, head, job, application }: JobPageProps) {
  const { clinic, fact, localize, t } = site
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <PageHero
          title={localize(job.title)}
          lead={<RichText text={job.summary} />}
          actions={
            <a className="btn" href="#application">
              {t('applications:apply')}
            </a>
          }
          media={<RingFigure picture={job.picture} arc="seven" />}
        />
      }
    >
      <JobTerms job={job} />
      <JobDetails job={job} />
      <section className="section no-print">
        <div className="wrap" data-own-offer={job.id}>
          <ApplicationForm {...application} title={t('applications:title')} />
          <aside className="panel aside-card job-question">
            <p>{t('applications:question', { contact: fact('hiringContact') })}</p>
            <a className="btn btn--ghost" href={clinic.phoneHref}>
              <PhoneIcon />
              {clinic.phone}
            </a>
            <p>
              <EmailLink />
            </p>
          </aside>
        </div>
      </section>
    </SiteLayout>
  )
}
