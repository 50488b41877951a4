import type { StaffViewProps } from '../layout/staffViews.js'
import SiteSubpage from './SiteSubpage.js'

interface Props extends StaffViewProps {
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

export default function SiteHistoryPage({ site, title, releases }: Props) {
  const { t } = site
  return (
    <SiteSubpage
      site={site}
      title={title}
      head={<p className="small muted">{t('staffSiteEditor:history.intro')}</p>}
    >
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
    </SiteSubpage>
  )
}
