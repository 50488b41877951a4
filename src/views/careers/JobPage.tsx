import type { JobContent } from '../../content/pageContentTypes.js'
import ApplicationForm, { type ApplicationFormState } from './application/ApplicationForm.js'
import JobDetails from './JobDetails.js'
import JobTerms from './JobTerms.js'
import PageHero from '../blocks/PageHero.js'
import RichText from '../blocks/RichText.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import type { Site } from '../site/site.js'

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

/** One offer: what it is in the main column, with the form; its terms beside them. */
export default function JobPage({ site, head, job, application }: JobPageProps) {
  const { clinic, fact, localize, t } = site
  return (
    <SiteLayout site={site} head={head}>
      <PageHero
        title={localize(job.title)}
        lead={<RichText text={job.summary} />}
        actions={
          <a className="btn" href="#application">
            {t('applications:apply')}
          </a>
        }
      />
      <section className="section section--flush">
        <div className="wrap split split--main job-page">
          <aside className="sticky">
            <JobTerms job={job} />
            <p className="mt-3 muted small">
              {t('applications:question', { contact: fact('hiringContact') })}{' '}
              <a href={clinic.phoneHref}>{clinic.phone}</a>
            </p>
          </aside>
          <div className="job-page__main">
            <JobDetails job={job} />
            <ApplicationForm {...application} title={t('applications:title')} />
          </div>
        </div>
      </section>
    </SiteLayout>
  )
}
