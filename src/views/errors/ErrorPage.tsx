import PageLink from '../links/PageLink.js'
import PhoneButton from '../links/PhoneButton.js'
import SiteLayout from '../site/SiteLayout.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import type { Site } from '../pageContext/site.js'
import type { ErrorKey } from '../../services/errors/errors.js'
import { unbroken } from '../links/unbroken.js'
import Ways from './Ways.js'

interface ErrorPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly status: number
  readonly errorKey: ErrorKey
  readonly requestId: string
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'errors/ErrorPage': ErrorPageProps
  }
}

export default function ErrorPage({ site, head, status, errorKey, requestId }: ErrorPageProps) {
  const { t } = site
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <section className="section section--tight">
          <div className={status === 404 ? 'wrap lost' : 'wrap lost lost--plain'}>
            {status === 404 && <LostCode />}
            <div className="flow">
              <h1>{t(`errors:${errorKey}.message`)}</h1>
              <p className="lead">{unbroken(t(`errors:${errorKey}.todo`))}</p>
              {status >= 500 && (
                <p className="muted small">{t('errors:requestId', { id: requestId })}</p>
              )}
              <div className="row mt-3">
                <PageLink to="home" className="btn">
                  {t('common:action.home')}
                </PageLink>{' '}
                <PhoneButton />
              </div>
              <Ways />
            </div>
          </div>
        </section>
      }
    ></SiteLayout>
  )
}

function LostCode() {
  return (
    <p className="lost__code" aria-hidden="true">
      4{' '}
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <circle r="18.8" />
        <circle className="inner" r="13.5" />
        <circle className="inner" r="8.5" />
        <circle className="inner" r="4" />
        <path className="accent" d="M9.97 -22.38A24.5 24.5 0 0 1 22.38 -9.97" />
      </svg>{' '}
      4
    </p>
  )
}
