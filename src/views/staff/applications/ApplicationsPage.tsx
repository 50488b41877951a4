import { staffUrl } from '../../../addresses/staffTable.js'
import type { ApplicationView } from '../../../shared/staff/deskChoices.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import NewsNotice, { type NewsProps } from '../record/NewsNotice.js'
import UndoBar, { type UndoProps } from '../record/UndoBar.js'
import ApplicationRow from './ApplicationRow.js'
import ApplicationsBulkBar from './ApplicationsBulkBar.js'
import type { ApplicationRowProps } from './applicationProps.js'

interface Props extends StaffViewProps {
  readonly view: ApplicationView
  readonly views: readonly {
    readonly view: ApplicationView
    readonly href: string
    readonly count: number
  }[]
  readonly offers: readonly (readonly [id: string, title: string])[]
  readonly chosenOffer: string
  readonly rows: readonly ApplicationRowProps[]
  readonly caption: string
  readonly promise: string
  readonly late?: string
  readonly list: string
  readonly address: string
  readonly more: string | undefined
  readonly news: NewsProps
  readonly undo?: UndoProps | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/applications/ApplicationsPage': Props
  }
}

const columns = ['person', 'reach', 'offer', 'due', 'files', 'note', 'state'] as const

export default function ApplicationsPage(props: Props) {
  const { site, title, view, views, offers, chosenOffer, rows, news, undo } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title} width="full">
      <div className="top top--tabs">
        <h1>{t('staffApplications:section')}</h1>
        <nav className="views" aria-label={t('staffApplications:views.label')}>
          <ul>
            {views.map((each) => (
              <li key={each.view}>
                <a href={each.href} aria-current={each.view === view ? 'page' : undefined}>
                  {t(`staffApplications:views.${each.view}`)}{' '}
                  <span className="num">{each.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form className="row end" method="get" action={staffUrl('applications')}>
          <input type="hidden" name="view" value={view} />
          <label className="vh" htmlFor="offer">
            {t('staffApplications:filter.offer')}
          </label>
          <select className="input" id="offer" name="offer" defaultValue={chosenOffer}>
            {offers.map(([id, words]) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
          <button type="submit" className="btn btn--ghost">
            {t('staffApplications:filter.apply')}
          </button>
        </form>
      </div>
      <NewsNotice news={news} />
      {rows.length === 0 ? (
        <section className="empty">
          <h2>{t('staffApplications:list.empty')}</h2>
          <p>{t('staffApplications:list.emptyText')}</p>
        </section>
      ) : (
        <List {...props} />
      )}
      {undo !== undefined && <UndoBar undo={undo} />}
    </StaffLayout>
  )
}

function List({ site: { t }, rows, caption, promise, late, list, address, title, more }: Props) {
  return (
    <section className="queue" aria-label={title}>
      <ApplicationsBulkBar list={list} address={address} />
      <div className="queue__line">
        <span className="muted">
          {promise} {late !== undefined && <b className="says--err">{late}</b>}
        </span>
        <span className="muted end">{t('staffApplications:list.tick')}</span>
      </div>
      <table className="list cards">
        <caption className="vh">{caption}</caption>
        <colgroup>
          <col className="c-tick" />
          <col className="c-person" />
          <col className="c-reach" />
          <col className="c-offer" />
          <col className="c-due" />
          <col className="c-files" />
          <col />
          <col className="c-state" />
        </colgroup>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`staffApplications:columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ApplicationRow key={row.reference} row={row} />
          ))}
        </tbody>
      </table>
      {more !== undefined && (
        <nav className="pager" aria-label={t('staffRequests:list.pages')}>
          <span className="end">
            <a className="btn btn--small btn--ghost" href={more}>
              {t('staffApplications:list.more')}
            </a>
          </span>
        </nav>
      )}
    </section>
  )
}
