import { staffUrl } from '../../../addresses/staffTable.js'
import Icon from '../../icons/Icon.js'
import StaffIcon from '../icons/StaffIcon.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import TroubleNotice, { type TroubleProps } from '../outbox/TroubleNotice.js'
import BulkBar from './BulkBar.js'
import NewsNotice, { type NewsProps } from '../record/NewsNotice.js'
import RequestFilters, { type FilterField } from './RequestFilters.js'
import type { ColleagueProps, RequestRowProps } from './requestRowProps.js'
import RequestTable from './RequestTable.js'
import UndoBar, { type UndoProps } from '../record/UndoBar.js'

interface ViewLink {
  readonly name: string
  readonly words: string
  readonly count: number
  readonly href: string
  readonly isCurrent: boolean
}

/** Link that filters the list by deadline, or removes the filter. */
interface DueLink {
  readonly name: 'late' | 'today' | 'all'
  readonly words: string
  readonly href: string
  readonly isCurrent: boolean
}

interface EmptyTexts {
  readonly title: string
  readonly text: string
  readonly link?: { readonly href: string; readonly words: string }
}

interface Pager {
  readonly range: string
  readonly previous?: string
  readonly next?: string
  readonly more?: string
}

interface Props extends StaffViewProps {
  readonly view: string
  readonly printed: string
  readonly views: readonly ViewLink[]
  readonly filters: readonly FilterField[]
  readonly withoutFilters: string
  readonly csv: string
  readonly trouble?: TroubleProps
  readonly total: number
  readonly newsAddress: string
  readonly fresh?: { readonly href: string; readonly words: string }
  readonly freshAddress: string
  readonly order: string
  readonly ownDay?: string
  readonly dueLinks: readonly DueLink[]
  /** Freed appointments that can be offered to the patients in the list. */
  readonly places: readonly { readonly href: string; readonly words: string }[]
  readonly caption: string
  readonly rows: readonly RequestRowProps[]
  readonly colleagues: readonly ColleagueProps[]
  readonly list: string
  readonly address: string
  readonly pager: Pager
  readonly empty: EmptyTexts
  readonly news: NewsProps
  readonly undo?: UndoProps | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/requests/RequestsPage': Props
  }
}

export default function RequestsPage(props: Props) {
  const { site, title, view, views, rows, colleagues, list, address, news, undo } = props
  const { t } = site
  const current = views.find(({ isCurrent }) => isCurrent)?.words
  return (
    <StaffLayout site={site} title={title} width="full">
      <p className="print-only small">{props.printed}</p>
      <div className="top top--tabs">
        <h1>{t('staffRequests:section')}</h1>
        <a className="btn btn--small" href={staffUrl('requestNew')}>
          {t('staffRequests:entry.add')}
        </a>
        <nav className="views" aria-label={t('staffRequests:views.label')}>
          <ul>
            {views.map(({ name, words, count, href, isCurrent }) => (
              <li key={name}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {words} <span className="num">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="row end">
          <RequestFilters
            view={view}
            fields={props.filters}
            withoutFilters={props.withoutFilters}
          />
          <a className="btn btn--small btn--quiet hide-s" href={props.csv}>
            <StaffIcon name="download" small />
            {t('staffRequests:list.csv')}
          </a>
          <button
            type="button"
            className="btn btn--small btn--quiet"
            data-turn-on={t('staffRequests:list.soundOn')}
            data-turn-off={t('staffRequests:list.soundOff')}
            hidden
          />
          <button type="button" className="btn btn--small btn--quiet hide-s" data-print hidden>
            <Icon name="print" small />
            {t('staffRequests:list.print')}
          </button>
        </div>
      </div>
      {props.trouble !== undefined && <TroubleNotice {...props.trouble} />}
      <NewsNotice news={news} />
      <section className="queue" aria-label={current} data-news={props.newsAddress}>
        <BulkBar
          colleagues={colleagues}
          list={list}
          address={address}
          total={props.total > rows.length ? props.total : undefined}
        />
        <QueueLine {...props} />
        {props.places.length > 0 && <FreedPlaces {...props} />}
        {rows.length === 0 ? (
          <Empty words={props.empty} />
        ) : (
          <RequestTable
            caption={props.caption}
            rows={rows}
            colleagues={colleagues}
            list={list}
            canPick
            isSpam={view === 'spam'}
          />
        )}
        {rows.length > 0 && <PagerLinks {...props} />}
      </section>
      {undo !== undefined && <UndoBar undo={undo} />}
    </StaffLayout>
  )
}

function QueueLine({ site, fresh, freshAddress, ownDay, order, dueLinks }: Props) {
  return (
    <div className="queue__line">
      <span role="status" data-fresh={freshAddress}>
        {fresh !== undefined && (
          <a className="fresh" href={fresh.href}>
            {fresh.words}
          </a>
        )}
      </span>
      {ownDay !== undefined && <span className="num">{ownDay}</span>}
      <span className="muted end">{order}</span>
      {dueLinks.length > 0 && (
        <nav className="views" aria-label={site.t('staffRequests:columns.due')}>
          <ul>
            {dueLinks.map(({ name, words, href, isCurrent }) => (
              <li key={name}>
                <a
                  className={name === 'late' ? 'late' : undefined}
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function FreedPlaces({ site, places }: Props) {
  return (
    <section className="queue__places" aria-labelledby="places">
      <h2 id="places">{site.t('staffRequests:offer.places')}</h2>
      <ul>
        {places.map(({ href, words }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PagerLinks({ site, pager }: Props) {
  const { t } = site
  return (
    <nav className="pager" aria-label={t('staffRequests:list.pages')}>
      <span className="muted num">{pager.range}</span>
      <span className="end">
        {pager.previous !== undefined && (
          <a className="btn btn--small btn--ghost" href={pager.previous}>
            {t('staffRequests:list.previous')}
          </a>
        )}
        {pager.next !== undefined && (
          <a className="btn btn--small btn--ghost" href={pager.next}>
            {t('staffRequests:list.next')}
          </a>
        )}
        {pager.more !== undefined && (
          <a className="btn btn--small btn--ghost" href={pager.more}>
            {t('staffRequests:list.more')}
          </a>
        )}
      </span>
    </nav>
  )
}

function Empty({ words: { title, text, link } }: { readonly words: EmptyTexts }) {
  return (
    <div className="empty">
      <svg className="empty__mark" viewBox="-36 -36 72 72" aria-hidden="true">
        <circle r="16" />
        <circle r="24" />
        <circle r="33" />
        <path className="tickmark" d="m-6.5 .5 4.5 4.5L7-5" />
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      {link !== undefined && (
        <div className="row">
          <a className="btn" href={link.href}>
            {link.words}
          </a>
        </div>
      )}
    </div>
  )
}
