import type { Heading } from '../../services/content/schemas/pageParts.js'
import Location from '../location/Location.js'
import PageLink from '../links/PageLink.js'
import Drawing from '../picture/Drawing.js'
import PrintButton from './PrintButton.js'
import type { Confirmation, ConfirmedRequest } from './contactFormProps.js'
import NextSteps from './NextSteps.js'
import ReceivedNotice from './ReceivedNotice.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import type { Site } from '../pageContext/site.js'

interface RequestReceivedPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly confirmation: Confirmation
  readonly asked: ConfirmedRequest
  readonly sentOn: string | undefined
  readonly now: Date
  readonly way: Heading
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'contact/RequestReceivedPage': RequestReceivedPageProps
  }
}

export default function RequestReceivedPage(props: RequestReceivedPageProps) {
  const { site, head, confirmation, asked, sentOn, now, way } = props
  const { locale, t, clinic } = site
  const { received } = site.contactForm
  const words =
    asked.kind === 'change'
      ? { ...received, ...site.words('received:change', { phone: clinic.phone }) }
      : received
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <section className="section section--tight">
          <div className="wrap">
            <ReceivedNotice
              words={words}
              confirmation={confirmation}
              asked={asked}
              heading="h1"
              actions={
                <>
                  <PageLink to="home" className="btn">
                    {t('common:action.home')}
                  </PageLink>{' '}
                  <span data-print="" hidden>
                    <PrintButton label={words.print} />
                  </span>
                </>
              }
              aside={<Drawing name="steps/visit/1" />}
            />
          </div>
        </section>
      }
    >
      <section className="section section--tight section--mist">
        <div className="wrap">
          <NextSteps
            words={words}
            confirmation={confirmation}
            asked={asked}
            sentOn={sentOn}
            heading="h2"
            locale={locale}
            now={now}
          />
        </div>
      </section>
      <Location heading={way} />
    </SiteLayout>
  )
}
