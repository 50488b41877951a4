import PageLink from '../links/PageLink.js'
import PhoneButton from '../links/PhoneButton.js'
import ReceivedNotice from './ReceivedNotice.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import type { Site } from '../site/site.js'

interface RequestReceivedPageProps {
  readonly site: Site
  readonly head: HeadProps
  /** Absent when the page is opened by its bare address. */
  readonly reference: string | undefined
  /** By when the desk answers; absent if no open day is known. */
  readonly callBy: { readonly date: string; readonly time: string } | undefined
  /** The same promise as a delay. */
  readonly delay: string
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'contact/RequestReceivedPage': RequestReceivedPageProps
  }
}

/** What was received, who answers, by when. */
export default function RequestReceivedPage({
  site,
  head,
  reference,
  callBy,
  delay,
}: RequestReceivedPageProps) {
  const { t } = site
  const words = site.contactForm.data.received
  return (
    <SiteLayout site={site} head={head}>
      <section className="section section--tight">
        <div className="wrap lost lost--plain">
          <ReceivedNotice words={words} confirmation={{ reference, callBy, delay }} heading="h1" />
          <div className="flow">
            <p>{words.prepare}</p>
            <p>{words.noMedical}</p>
            <p className="muted">{words.emergency}</p>
            <div className="row mt-3">
              <PageLink to="home" className="btn">
                {t('common:action.home')}
              </PageLink>{' '}
              <PhoneButton />
            </div>
          </div>
        </div>
      </section>
    </SiteLayout>
  )
}
