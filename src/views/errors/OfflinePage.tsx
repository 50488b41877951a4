import PageLink from '../links/PageLink.js'
import PhoneButton from '../links/PhoneButton.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import { type Site, useSite } from '../pageContext/site.js'

interface OfflinePageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly address: string
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'errors/OfflinePage': OfflinePageProps
  }
}

export default function OfflinePage({ site, head, address }: OfflinePageProps) {
  const { t } = site
  return (
    <SiteLayout
      site={site}
      head={head}
      offlineAddress={address}
      hero={
        <section className="section section--tight">
          <div className="wrap lost lost--offline">
            <div className="flow">
              <h1>{t('network:offline.title')}</h1>
              <p className="lead">{t('network:offline.lead')}</p>
              <p className="muted">{t('network:offline.reach')}</p>
              <div className="row mt-3">
                <PhoneButton /> {/* Submits to the requested URL, which the address bar shows. */}
                <form data-retry="">
                  <button className="btn" type="submit">
                    {t('network:offline.retry')}
                  </button>
                </form>
              </div>
            </div>
            <LostSignal />
          </div>
        </section>
      }
    >
      <section className="section section--tight section--sand">
        <div className="wrap offline">
          <div>
            <h2>{t('common:hours.caption')}</h2>
            <PlainHours />
          </div>
          <CachedPages />
          <div className="panel aside-card">
            <h2>{t('network:offline.address')}</h2>
            <Address />
            <p>{t('common:emergency')}</p>
          </div>
        </div>
      </section>
    </SiteLayout>
  )
}

function LostSignal() {
  return (
    <svg className="lost__signal" viewBox="-30 -30 60 60" aria-hidden="true">
      <path d="M5 21.4A22 22 0 1 0 -5 21.4" />
      <circle className="inner" r="25.5" />
      <circle className="inner" r="29" />
      <path d="M-12 -3A17 17 0 0 1 12 -3M-7.5 2.5A10.5 10.5 0 0 1 7.5 2.5M0 9.5h.01M-13 -11 13 15" />
      <path className="accent" d="M-3.4 21.7A22 22 0 0 0 3.4 21.7" />
    </svg>
  )
}

function Address() {
  const { clinic } = useSite()
  return (
    <address>
      {clinic.legalName}
      <br />
      {clinic.street}
      <br />
      {clinic.city}
    </address>
  )
}

function CachedPages() {
  const { offered, pageName, t } = useSite()
  const keepable = [...offered.shown, 'tools', 'home'] as const
  return (
    <div data-cached-pages="" hidden>
      <h2>{t('network:offline.kept')}</h2>
      <ul className="exam-list">
        {keepable.map((page) => (
          <li key={page} hidden>
            <PageLink to={page}>{pageName(page)}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Renders opening hours without "open now", because the page is read long after rendering. */
function PlainHours() {
  const { hours, t } = useSite()
  return (
    <table className="hours mt-2">
      <caption className="vh">{t('common:hours.caption')}</caption>
      <tbody>
        {hours.week.map(({ day, hours: words }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
