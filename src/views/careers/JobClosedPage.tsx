import type { JobContent } from '../../services/content/schemas/job.js'
import JobRows from './JobRows.js'
import PageHero from '../blocks/PageHero.js'
import PageLink from '../links/PageLink.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import type { Site } from '../pageContext/site.js'

interface JobClosedPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly job: JobContent
  readonly jobs: readonly JobContent[]
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'careers/JobClosedPage': JobClosedPageProps
  }
}

export default function JobClosedPage({ site, head, job, jobs }: JobClosedPageProps) {
  const { date, localize, t } = site
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <PageHero
          title={localize(job.title)}
          lead={t('careers:closed.lead', { date: date(job.closes) })}
        />
      }
    >
      <section className="section section--flush">
        <div className="wrap">
          <div className="head">
            <h2>{t(jobs.length > 0 ? 'careers:closed.others' : 'careers:closed.none')}</h2>
          </div>
          <JobRows jobs={jobs} />
          <p className="mt-4">
            <PageLink to="careers" anchor="application" className="btn">
              {t('careers:closed.spontaneous')}
            </PageLink>
          </p>
        </div>
      </section>
    </SiteLayout>
  )
}
