import type { JobContent } from '../../content/pageContentTypes.js'
import ApplicationForm, { type ApplicationFormState } from './application/ApplicationForm.js'
import JobDetails from './JobDetails.js'
import JobTerms from './JobTerms.js'
import PageHero from '../blocks/PageHero.js'
import RichText from '../blocks/RichText.js'
import SiteLayout from '../site/SiteLayout.js'
import type { Site } from '../site/site.js'

export interface JobPageProps {
  readonly site: Site
  readonly job: JobContent
  readonly application: ApplicationFormState
  readonly structuredData: readonly object[]
}

/** One offer: what it is in the main column, with the form; its terms beside them. */
export default function JobPage({ site, job, application, structuredData }: JobPageProps) {
  const { clinic, localize, t } = site
  const title = localize(job.head.title)
  return (
    <SiteLayout
      site={site}
      head={{
        title: application.errors.length > 0 ? `${t('home:errorTitle')} ${title}` : title,
        description: localize(job.head.description),
        style: 'careers',
        structuredData,
      }}
    >
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
              {t('applications:question')} <a href={clinic.phoneHref}>{clinic.phone}</a>
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
