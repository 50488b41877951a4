import { staffUrl } from '../../../addresses/staffTable.js'
import StaffFieldError from '../layout/StaffFieldError.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import SiteSubpage from './SiteSubpage.js'

interface Props extends StaffViewProps {
  /** Typed text that is not a valid day; otherwise `undefined`. */
  readonly day: string | undefined
  /** URL of the next page; `undefined` on the last. */
  readonly older: string | undefined
  readonly releases: readonly {
    readonly number: number
    readonly title: string
    readonly words: string
    readonly note: string
    readonly isLive: boolean
    readonly href: string | undefined
  }[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SiteHistoryPage': Props
  }
}

export default function SiteHistoryPage({ site, title, day, older, releases }: Props) {
  const { t } = site
  return (
    <SiteSubpage
      site={site}
      title={title}
      width="narrow"
      head={<p className="small muted">{t('staffSiteEditor:history.intro')}</p>}
    >
      <form className="filters" method="get" action={staffUrl('siteHistory')}>
        <div className="field">
          <label htmlFor="day">{t('staffSiteEditor:day.label')}</label>
          <input
            type="text"
            className="input"
            id="day"
            name="day"
            autoComplete="off"
            defaultValue={day}
            aria-invalid={day !== undefined}
            aria-describedby={day === undefined ? 'day-hint' : 'day-error'}
          />
          <StaffFieldError
            id="day"
            error={day === undefined ? undefined : 'staffSiteEditor:errors.date'}
          />
        </div>
        <button type="submit" className="btn btn--ghost">
          {t('staffSiteEditor:day.find')}
        </button>
        {day === undefined && (
          <p className="hint" id="day-hint">
            {t('staffSiteEditor:schedule.dayHint')}
          </p>
        )}
      </form>
      <ol className="panel outline" reversed>
        {releases.map(({ number, title: name, words, note, isLive, href }) => (
          <li key={number}>
            <div>
              <p>
                <b>{name}</b>{' '}
                {isLive && <span className="tag">{t('staffSiteEditor:history.live')}</span>}
              </p>
              <p className="small">{note}</p>
              <p className="small muted">{words}</p>
            </div>
            {href !== undefined && (
              <a href={href}>
                {t('staffSiteEditor:history.open')}
                <span className="vh"> {name}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      {older !== undefined && (
        <nav className="pager" aria-label={t('staffSiteEditor:history.pages')}>
          <a className="btn btn--small btn--ghost end" href={older}>
            {t('staffSiteEditor:history.older')}
          </a>
        </nav>
      )}
    </SiteSubpage>
  )
}
