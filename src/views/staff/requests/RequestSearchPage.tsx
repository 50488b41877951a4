import { staffUrl } from '../../../addresses/staffTable.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import SearchHead from '../search/SearchHead.js'
import type { ColleagueProps, RequestRowProps } from './requestRowProps.js'
import RequestTable from './RequestTable.js'

interface Props extends StaffViewProps {
  readonly typed: string
  readonly colleagues: readonly ColleagueProps[]
  readonly list: string
  readonly back: string
  readonly searchesApplications: boolean
  readonly found?: string
  readonly canGoFurther?: boolean
  readonly rows?: readonly RequestRowProps[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/requests/RequestSearchPage': Props
  }
}

export default function RequestSearchPage(props: Props) {
  const { site, title, typed, back, found, canGoFurther = false, rows = [] } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title} width="full">
      <SearchHead
        title={title}
        action={staffUrl('requestSearch')}
        typed={typed}
        back={{ href: back, words: t('staffRequests:section') }}
        result={found}
      />
      {canGoFurther && (
        <form method="post" action={staffUrl('requestSearch')}>
          <input type="hidden" name="find" value={typed} />
          <button type="submit" className="btn btn--small btn--ghost" name="all" value="yes">
            {t('staffRecord:search.further')}
          </button>
        </form>
      )}
      {props.searchesApplications && (
        <form method="post" action={staffUrl('applicationSearch')}>
          <input type="hidden" name="find" value={typed} />
          <button type="submit" className="btn btn--small btn--ghost">
            {t('staffApplications:search.also')}
          </button>
        </form>
      )}
      {rows.length > 0 && (
        <section className="queue" aria-label={t('staffRecord:search.title')}>
          <RequestTable
            caption={t('staffRecord:search.title')}
            rows={rows}
            colleagues={props.colleagues}
            list={props.list}
            canPick={false}
            isSpam={false}
          />
        </section>
      )}
    </StaffLayout>
  )
}
