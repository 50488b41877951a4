import PhoneButton from '../links/PhoneButton.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import { type Site, useSite } from '../site/site.js'

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

/** Shown in place of a page that the device does not keep: how to reach the clinic meanwhile. */
export default function OfflinePage({ site, head, address }: OfflinePageProps) {
  const { t } = site
  return (
    <SiteLayout site={site} head={head} offlineAddress={address}>
      <section className="section section--tight">
        <div className="wrap lost lost--plain">
          <div className="flow">
            <h1>{t('network:offline.title')}</h1>
            <p className="lead">{t('network:offline.lead')}</p>
            <p className="muted">{t('network:offline.reach')}</p>
            <div className="row mt-3">
              <PhoneButton />
            </div>
            {/* Sent to the address in the bar: the page that was asked for. */}
            <form>
              <button className="btn" type="submit">
                {t('network:offline.retry')}
              </button>
            </form>
            <Address />
            <PlainHours />
          </div>
        </div>
      </section>
    </SiteLayout>
  )
}

function Address() {
  const { clinic, t } = useSite()
  return (
    <>
      <h2 className="mt-4">{t('network:offline.address')}</h2>
      <address>
        {clinic.legalName}
        <br />
        {clinic.street}
        <br />
        {clinic.city}
      </address>
    </>
  )
}

/** The week without « open now »: this page may be read long after it was made. */
function PlainHours() {
  const { hours, t } = useSite()
  return (
    <table className="hours mt-3">
      <caption>{t('common:hours.caption')}</caption>
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
