import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isExam } from '../../addresses/pageTable.js'
import { feedbackPage } from '../../shared/feedback/feedbackFields.js'
import Consent from '../browser/consent/Consent.js'
import PageFeedback from './PageFeedback.js'
import { FirstPictureContext } from '../picture/firstPicture.js'
import BookingBar from '../links/BookingBar.js'
import { answeredTool } from './answeredTool.js'
import { FormContext, formPlaceholder } from './FormPlace.js'
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
import { type Site, SiteContext } from '../pageContext/site.js'

interface Props {
  readonly site: Site
  readonly head: HeadProps
  /** Shows the booking bar on phones. */
  readonly booking?: boolean
  /** The content has a sticky row of contents. */
  readonly contentsRow?: boolean
  /** Own URL of the offline page, which is shown at other URLs. */
  readonly offlineAddress?: string
  /** Rendered before other style sheets, for an early first paint. */
  readonly hero: ReactNode
  readonly children?: ReactNode
  /** Content below the first viewport, after its own style sheet. */
  readonly later?: ReactNode
  /** Inserted at `FormPlace`; the only part that differs between visitors. */
  readonly form?: ReactNode
}

const stickyParts = ({ booking = false, contentsRow = false }: Props): string | undefined => {
  const parts = [...(booking ? ['booking-bar'] : []), ...(contentsRow ? ['contents-row'] : [])]
  return parts.length === 0 ? undefined : parts.join(' ')
}

const bodyClass = { site: undefined, ultrasound: 'ultrasound', therapy: 'therapy' } as const

/** The markup around a form is cached, which halves the cost of a form with errors. */
export default function SiteLayout(props: Props) {
  const { site, head, offlineAddress, form } = props
  return (
    <Contexts site={site} head={head}>
      <html lang={site.region} data-sticky={stickyParts(props)}>
        <DocumentHead {...head} />
        <body
          className={bodyClass[site.section]}
          data-page={site.page}
          data-exam={isExam(site.page) ? site.page : undefined}
          data-worker={site.serviceWorker ? undefined : 'off'}
          data-offline-page={offlineAddress}
          // The answer of a tool is outside the form.
          {...(form === undefined || site.tools.asked !== undefined
            ? { children: <BodyContent {...props} /> }
            : { dangerouslySetInnerHTML: { __html: fillShell(props, form) } })}
        />
      </html>
    </Contexts>
  )
}

/** Renders only the form and inserts it into the cached shell. */
const fillShell = (props: Props, form: ReactNode): string => {
  const { site, head } = props
  const render = (content: ReactNode, identifierPrefix: string): string =>
    renderToStaticMarkup(
      <Contexts site={site} head={head}>
        {content}
      </Contexts>,
      { identifierPrefix },
    )
  const [before, after] = site.pageShells.find(site.job?.id ?? site.page ?? '', () => {
    const shell = render(<BodyContent {...props} form={formPlaceholder.element} />, 'page')
    const [start = '', end] = shell.split(formPlaceholder.markup)
    if (end === undefined) throw new Error('The page has no FormPlace for its form.')
    return [Buffer.from(start), Buffer.from(end)]
  })
  return site.pageParts.hold([before, render(form, 'form'), after])
}

function Contexts({ site, head, children }: Pick<Props, 'site' | 'head' | 'children'>) {
  return (
    <SiteContext value={site}>
      <FirstPictureContext value={head.firstPicture}>{children}</FirstPictureContext>
    </SiteContext>
  )
}

function BodyContent({ site, head, booking = false, hero, children, later, form }: Props) {
  const styles = site.styles.kinds[head.style]
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
        <BodySheet sheet={styles.rest} />
        <FormContext value={form}>
          {children}
          {later !== undefined && styles.later !== undefined && <BodySheet sheet={styles.later} />}
          {later}
        </FormContext>
      </main>
      <BodySheet sheet={styles.end} />
      {asksFeedback && <PageFeedback />}
      <SiteFooter />
      <NetworkWords />
      {head.structuredData.length > 0 && <JsonLd nodes={head.structuredData} />}
    </>
  )
}
