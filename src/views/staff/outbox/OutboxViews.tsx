import { useStaffSite } from '../layout/staffSite.js'

export interface OutboxViewLink {
  readonly words: string
  readonly href: string
  readonly count?: number
  readonly isCurrent: boolean
}

export default function OutboxViews({ views }: { readonly views: readonly OutboxViewLink[] }) {
  const { t } = useStaffSite()
  return (
    <nav className="views" aria-label={t('staffOutbox:views.label')}>
      <ul>
        {views.map(({ words, href, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {words} {count !== undefined && <span className="num">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
