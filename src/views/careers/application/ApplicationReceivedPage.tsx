import type { CareersContent } from '../../../services/content/schemas/careers.js'
import RichText from '../../blocks/RichText.js'
import Icon from '../../icons/Icon.js'
import PageLink from '../../links/PageLink.js'
import PhoneButton from '../../links/PhoneButton.js'
import Drawing from '../../picture/Drawing.js'
import SiteLayout from '../../site/SiteLayout.js'
import type { HeadProps } from '../../site/head/DocumentHead.js'
import type { Site } from '../../pageContext/site.js'

interface ApplicationReceivedPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly reference: string | undefined
  readonly answerBy: string | undefined
  readonly answerDelay: string
  readonly steps: CareersContent['hiring']['steps']
}

declare module '../../site/pageViews.js' {
  interface PageViews {
    readonly 'careers/application/ApplicationReceivedPage': ApplicationReceivedPageProps
  }
}

export default function ApplicationReceivedPage(props: ApplicationReceivedPageProps) {
  const { site, head, reference, answerBy, answerDelay, steps } = props
  const { t } = site
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <section className="section section--tight">
          <div className="wrap got">
            <div className="got__text">
              <div className="got__text" role="status">
                <span className="disc">
                  <Icon name="check" />
                </span>
                <h1 tabIndex={-1} id="received">
                  {t('applications:received.title')}
                </h1>
                <p className="lead">
                  {answerBy === undefined
                    ? t('applications:received.next', { delay: answerDelay })
                    : t('applications:received.nextBy', { date: answerBy })}
                </p>
                {reference !== undefined && (
                  <p>
                    {t('received:notice.reference')} <strong className="num">{reference}</strong>
                  </p>
                )}
              </div>
              <p>{t('applications:received.change')}</p>
              <div className="row">
                <PageLink to="careers" className="btn">
                  {t('careers:all')}
                </PageLink>{' '}
                <PhoneButton />
              </div>
              <p className="muted">{t('applications:received.noNumbers')}</p>
            </div>
            <Drawing name="steps/visit/1" />
          </div>
        </section>
      }
    >
      <section className="section section--tight section--mist">
        <div className="wrap next-steps">
          <h2>{t('received:steps.heading')}</h2>
          <ol className="next">
            {steps.map(({ time, title, text }, place) => (
              <li key={title.fr} className={place === 0 ? 'next__now' : undefined}>
                <p className="next__time">
                  <RichText text={time} />
                </p>
                <p className="next__title">
                  <strong>
                    <RichText text={title} />
                  </strong>
                </p>
                <p>
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </SiteLayout>
  )
}
