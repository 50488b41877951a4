import { staffUrl } from '../../../addresses/staffTable.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import type { ColleagueProps, RequestRowProps } from './requestRowProps.js'
import RequestTable from './RequestTable.js'

interface Props extends StaffViewProps {
  readonly typed: string
  readonly colleagues: readonly ColleagueProps[]
  readonly list: string
  readonly back: string
  /** The person works with applications too. */
  readonly searchesApplications: boolean
  /** What was found, in a sentence; absent before anything is searched. */
  readonly found?: string
  readonly canGoFurther?: boolean
  readonly rows?: readonly RequestRowProps[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/requests/RequestSearchPage': Props
  }
}

/** Results of a search, by the rows of the queue. */
export default function RequestSearchPage(props: Props) {
  const { site, title, typed, back, found, canGoFurther = false, rows = [] } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title} width="full">
      <div className="top">
        <h1>{t('staffRequests:search.title')}</h1>
        <form className="row" method="post" action={staffUrl('requestSearch')}>
          <label className="vh" htmlFor="again">
            {t('staffRequests:search.label')}
          </label>
          <input
            className="input"
            id="again"
            name="find"
            type="search"
            autoComplete="off"
            maxLength={254}
            defaultValue={typed}
          />
          <button type="submit" className="btn">
            {t('staffRequests:search.button')}
          </button>
        </form>
        <a className="btn btn--quiet" href={back}>
          {t('staffRequests:search.back')}
        </a>
      </div>
      <p className="small muted" role="status">
        {found ?? t('staffRequests:search.empty')}
      </p>
      {canGoFurther && (
        <form method="post" action={staffUrl('requestSearch')}>
          <input type="hidden" name="find" value={typed} />
          <button type="submit" className="btn btn--small btn--ghost" name="all" value="yes">
            {t('staffRequests:search.further')}
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
        <section className="queue" aria-label={t('staffRequests:search.title')}>
          <RequestTable
            caption={t('staffRequests:search.title')}
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
