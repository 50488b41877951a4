import { locales, regions, type Locale } from '../../../addresses/locales.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import BackCrumb from '../layout/BackCrumb.js'
import ErrorNotice from '../layout/ErrorNotice.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'

interface Props extends StaffViewProps {
  readonly error: string | undefined
  readonly titles: Readonly<Record<Locale, string>>
  readonly posted: string
  readonly closes: string
  readonly offers: readonly {
    readonly value: string
    readonly words: string
    readonly isChosen: boolean
  }[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SiteJobPage': Props
  }
}

export default function SiteJobPage({ site, title, error, titles, offers, ...dates }: Props) {
  const { t } = site
  const back = t('staffSiteEditor:document.back')
  return (
    <StaffLayout site={site} title={title} width="narrow">
      <BackCrumb label={back} href={staffUrl('siteEditor')} words={back} />
      <h1>{title}</h1>
      <p className="muted">{t('staffSiteEditor:job.intro')}</p>
      {error !== undefined && (
        <ErrorNotice>
          <p>{error}</p>
        </ErrorNotice>
      )}
      <form className="panel" method="post" action={staffUrl('siteJobNew')}>
        <div className="field">
          <label htmlFor="from">{t('staffSiteEditor:job.from')}</label>
          <select
            className="input"
            id="from"
            name="from"
            defaultValue={offers.find(({ isChosen }) => isChosen)?.value}
          >
            {offers.map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </div>
        {locales.map((locale) => (
          <div key={locale} className="field">
            <label htmlFor={locale}>{t(`staffSiteEditor:job.${locale}`)}</label>
            <input
              className="input"
              id={locale}
              name={locale}
              lang={regions[locale]}
              autoComplete="off"
              defaultValue={titles[locale]}
            />
          </div>
        ))}
        <div className="grid2">
          {(['posted', 'closes'] as const).map((name) => (
            <div key={name} className="field">
              <label htmlFor={name}>{t(`staffSiteEditor:job.${name}`)}</label>
              <input
                className="input"
                id={name}
                name={name}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={dates[name]}
                aria-describedby="date-hint"
              />
            </div>
          ))}
        </div>
        <p className="hint" id="date-hint">
          {t('staffSiteEditor:form.date')}
        </p>
        <div className="row">
          <button type="submit" className="btn">
            {t('staffSiteEditor:job.send')}
          </button>
        </div>
      </form>
    </StaffLayout>
  )
}
