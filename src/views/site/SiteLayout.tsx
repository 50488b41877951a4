import type { ReactNode } from 'react'
import { isExam } from '../../addresses/pageTable.js'
import { feedbackPage } from '../../shared/feedback/feedbackFields.js'
import Consent from '../browser/consent/Consent.js'
import PageFeedback from './PageFeedback.js'
import { FirstPictureContext } from '../picture/firstPicture.js'
import BookingBar from '../links/BookingBar.js'
import { answeredTool } from './answeredTool.js'
import DocumentHead, { type HeadProps } from './head/DocumentHead.js'
import JsonLd from './head/JsonLd.js'
import { LinkedSheets } from './head/PageSheet.js'
import NavigationParts from './NavigationParts.js'
import { NetworkTexts } from './NetworkStatus.js'
import SectionBar from './section/SectionBar.js'
import SiteFooter from './SiteFooter.js'
import SiteHeader from './SiteHeader.js'
import SiteMenu from './SiteMenu.js'
import SiteNotices from './SiteNotices.js'
import { type Site, SiteContext } from '../pageContext/site.js'

interface Props {
  readonly site: Site
  readonly head: HeadProps
  readonly booking?: boolean
  readonly contentsRow?: boolean
  /** URL of the offline page itself, which is shown at other URLs. */
  readonly offlineAddress?: string
  /** First screen, before the links to style sheets. */
  readonly hero: ReactNode
  readonly children?: ReactNode
}

const stickyParts = ({ booking = false, contentsRow = false }: Props): string | undefined => {
  const parts = [...(booking ? ['booking-bar'] : []), ...(contentsRow ? ['contents-row'] : [])]
  return parts.length === 0 ? undefined : parts.join(' ')
}

const bodyClass = { site: undefined, ultrasound: 'ultrasound', therapy: 'therapy' } as const

export default function SiteLayout(props: Props) {
  const { site, head, offlineAddress } = props
  return (
    <SiteContext value={site}>
      <FirstPictureContext value={head.firstPicture}>
        <html lang={site.region} data-sticky={stickyParts(props)}>
          <DocumentHead {...head} />
          <body
            className={bodyClass[site.section]}
            data-page={site.page}
            data-exam={isExam(site.page) ? site.page : undefined}
            data-worker={site.serviceWorker ? undefined : 'off'}
            data-offline-page={offlineAddress}
          >
            <BodyContent {...props} />
          </body>
        </html>
      </FirstPictureContext>
    </SiteContext>
  )
}

function BodyContent({ site, head, booking = false, hero, children }: Props) {
  // Pages excluded from search engines have no feedback form.
  const asksFeedback = !head.noindex && feedbackPage(site.page, site.job?.id) !== undefined
  return (
    <>
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
      <main
        id="main"
        data-asks-feedback={asksFeedback ? '' : undefined}
        data-answered={answeredTool(site.tools)}
      >
        {hero}
        <LinkedSheets kind={head.style} />
        {children}
      </main>
      {asksFeedback && <PageFeedback />}
      <SiteFooter />
      <NetworkTexts />
      {head.structuredData.length > 0 && <JsonLd nodes={head.structuredData} />}
    </>
  )
}
