import Icon from '../../icons/Icon.js'
import PageLink from '../../links/PageLink.js'
import PhoneButton from '../../links/PhoneButton.js'
import SiteLayout from '../../site/SiteLayout.js'
import type { HeadProps } from '../../site/head/DocumentHead.js'
import type { Site } from '../../pageContext/site.js'

interface ApplicationReceivedPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly reference: string | undefined
  readonly answerBy: string | undefined
  readonly answerDelay: string
}

declare module '../../site/pageViews.js' {
  interface PageViews {
    readonly 'careers/application/ApplicationReceivedPage': ApplicationReceivedPageProps
  }
}

export default function ApplicationReceivedPage(props: ApplicationReceivedPageProps) {
  const { site, head, reference, answerBy, answerDelay } = props
  const { t } = site
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <section className="section section--tight">
          <div className="wrap lost lost--plain">
            <div className="notice notice--ok" role="status">
              <Icon name="check" />
              <div>
                <h1 tabIndex={-1} id="received">
                  {t('applications:received.title')}
                </h1>
                {reference !== undefined && (
                  <p>
                    {t('received:notice.reference')} <strong className="num">{reference}</strong>
                  </p>
                )}
                <p>
                  {answerBy === undefined
                    ? t('applications:received.next', { delay: answerDelay })
                    : t('applications:received.nextBy', { date: answerBy })}
                </p>
              </div>
            </div>
            <div className="flow">
              <p>{t('applications:received.change')}</p>
              <p>{t('applications:received.noNumbers')}</p>
              <div className="row mt-3">
                <PageLink to="careers" className="btn">
                  {t('careers:all')}
                </PageLink>{' '}
                <PhoneButton />
              </div>
            </div>
          </div>
        </section>
      }
    ></SiteLayout>
  )
}
