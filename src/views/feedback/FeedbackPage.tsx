import { errorSentence } from '../../shared/forms/fieldErrors.js'
import Ways from '../errors/Ways.js'
import ErrorSummary from '../fields/ErrorSummary.js'
import PageLink from '../links/PageLink.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import type { Site } from '../pageContext/site.js'
import SiteLayout from '../site/SiteLayout.js'
import PageFeedback, { type RefusedFeedback } from '../site/PageFeedback.js'

interface FeedbackPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly refused?: RefusedFeedback
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'feedback/FeedbackPage': FeedbackPageProps
  }
}

export default function FeedbackPage({ site, head, refused }: FeedbackPageProps) {
  const { t } = site
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <section className="section section--tight">
          <div className="wrap flow">
            <h1>{t('feedback:title')}</h1>
            {refused === undefined ? (
              <p>{t('feedback:where')}</p>
            ) : (
              <ErrorSummary
                title={t('feedback:notSent')}
                errors={refused.errors.map((error) => ({
                  id: error.field === 'page' ? 'feedback' : `feedback-${error.field}`,
                  sentence: errorSentence(site, error),
                }))}
              />
            )}
            <PageLink to="home" className="btn">
              {t('common:action.home')}
            </PageLink>
            {refused === undefined && <Ways />}
          </div>
        </section>
      }
    >
      {refused !== undefined && <PageFeedback refused={refused} />}
    </SiteLayout>
  )
}
