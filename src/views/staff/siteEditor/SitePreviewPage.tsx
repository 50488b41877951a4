import { type Locale, regions } from '../../../addresses/locales.js'
import ErrorNotice from '../layout/ErrorNotice.js'
import StaffBrand from '../layout/StaffBrand.js'
import StaffDocument from '../layout/StaffDocument.js'
import type { StaffViewProps } from '../layout/staffViews.js'

interface Props extends StaffViewProps {
  readonly intro: string
  /** `undefined` if a draft has errors other than missing texts. */
  readonly source: string | undefined
  readonly languages: readonly {
    readonly locale: Locale
    readonly href: string
    readonly isShown: boolean
  }[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SitePreviewPage': Props
  }
}

export default function SitePreviewPage({ site, title, intro, source, languages }: Props) {
  const { t } = site
  return (
    <StaffDocument site={site} title={title}>
      <header className="bar deep">
        <StaffBrand />
        <nav className="bar__nav" aria-label={t('staffSiteEditor:preview.languages')}>
          <ul>
            {languages.map(({ locale, href, isShown }) => (
              <li key={locale}>
                <a href={href} aria-current={isShown ? 'page' : undefined}>
                  {t(`staffSiteEditor:form.${locale}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" className="page">
        <h1>{title}</h1>
        <p className="small muted">{intro}</p>
        {source === undefined ? (
          <ErrorNotice>
            <p>{t('staffSiteEditor:errors.notShown')}</p>
          </ErrorNotice>
        ) : (
          <div className="frames">
            {(['phone', 'computer'] as const).map((width) => (
              <iframe
                key={width}
                className={`frame frame--${width}`}
                src={source}
                sandbox="allow-same-origin"
                lang={regions[languages.find(({ isShown }) => isShown)?.locale ?? site.locale]}
                title={t(`staffSiteEditor:preview.${width}`)}
              />
            ))}
          </div>
        )}
      </main>
    </StaffDocument>
  )
}
