import type { ReactNode } from 'react'
import { isExam } from '../../addresses/pageTable.js'
import { feedbackPage } from '../../services/feedback/feedbackFields.js'
import Consent from '../consent/Consent.js'
import PageFeedback from '../feedback/PageFeedback.js'
import { FirstPictureContext } from '../picture/firstPicture.js'
import BookingBar from '../links/BookingBar.js'
import DocumentHead, { type HeadProps } from './head/DocumentHead.js'
import JsonLd from './head/JsonLd.js'
import { BodySheet } from './head/PageSheet.js'
import NavigationParts from './NavigationParts.js'
import { NetworkWords } from './NetworkStatus.js'
import SectionBar from './section/SectionBar.js'
import SiteFooter from './SiteFooter.js'
import SiteHeader from './SiteHeader.js'
import SiteMenu from './SiteMenu.js'
import SiteNotices from './SiteNotices.js'
import { type Site, SiteContext } from './site.js'

interface Props {
  readonly site: Site
  readonly head: HeadProps
  /** Keeps the booking action at hand on phones. */
  readonly booking?: boolean
  /** Of the page that stands in for those which the device does not keep: its own address. */
  readonly offlineAddress?: string
  /** What the first screen shows: it stands in the first bytes of the page, before other sheets. */
  readonly hero: ReactNode
  readonly children?: ReactNode
  /** What stands far below the first screen, after the sheet that it alone needs, if there is one. */
  readonly later?: ReactNode
}

const bodyClass = { site: undefined, ultrasound: 'ultrasound', therapy: 'therapy' } as const

/** The frame of every page: head, header, main content, footer. */
export default function SiteLayout({
  site,
  head,
  booking = false,
  offlineAddress,
  hero,
  children,
  later,
}: Props) {
  const styles = site.styles.kinds[head.style]
  // Pages that search engines must not index ask for no feedback.
  const asksFeedback = !head.noindex && feedbackPage(site.page, site.job?.id) !== undefined
  return (
    <SiteContext value={site}>
      <FirstPictureContext value={head.firstPicture}>
        <html lang={site.region}>
          <DocumentHead {...head} />
          <body
            className={bodyClass[site.section]}
            data-page={site.page}
            data-exam={isExam(site.page) ? site.page : undefined}
            data-worker={site.serviceWorker ? undefined : 'off'}
            data-offline-page={offlineAddress}
          >
            <NavigationParts />
            <Consent />
            <a className="skip" href="#main">
              {site.t('common:skip')}
            </a>
            <SiteNotices>
              <SiteHeader />
            </SiteNotices>
            <SiteMenu />
            <SectionBar />
            {booking && <BookingBar />}
            <main id="main" data-asks-feedback={asksFeedback ? '' : undefined}>
              {hero}
              <BodySheet sheet={styles.rest} />
              {children}
              {later !== undefined && styles.later !== undefined && (
                <BodySheet sheet={styles.later} />
              )}
              {later}
            </main>
            <BodySheet sheet={styles.end} />
            {asksFeedback && <PageFeedback />}
            <SiteFooter />
            <NetworkWords />
            {head.structuredData.length > 0 && <JsonLd nodes={head.structuredData} />}
          </body>
        </html>
      </FirstPictureContext>
    </SiteContext>
  )
}
