import type { ReactNode } from 'react'
import Icon from '../../icons/Icon.js'
import StaffLayout from '../layout/StaffLayout.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import HoursChart from './HoursChart.js'
import RowChart from './RowChart.js'
import type { BarProps, Figure, WeekProps } from './statisticsProps.js'
import WeekChart from './WeekChart.js'

interface Props extends StaffViewProps {
  readonly periods: readonly {
    readonly weeks: number
    readonly href: string
    readonly isCurrent: boolean
  }[]
  readonly counted: string
  readonly totals: readonly {
    readonly label: string
    readonly words: string
    readonly of?: string | undefined
  }[]
  readonly weeks: readonly WeekProps[]
  readonly exams: readonly (BarProps & { readonly hours: string })[]
  readonly states: readonly BarProps[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/statistics/StatisticsPage': Props
  }
}

export default function StatisticsPage(props: Props) {
  const { site, title, periods, counted, totals, weeks, exams, states } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title}>
      <div className="top">
        <h1>{t('staffStatistics:title')}</h1>
        <nav className="views" aria-label={t('staffStatistics:periods.label')}>
          <ul>
            {periods.map(({ weeks: count, href, isCurrent }) => (
              <li key={count}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {t('staffStatistics:periods.weeks', { count })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <span className="row end">
          <span className="small muted">{counted}</span>
          <button type="button" className="btn btn--small btn--quiet" data-print hidden>
            <Icon name="print" small />
            {t('staffStatistics:print')}
          </button>
        </span>
      </div>
      <dl className="kpis">
        {totals.map(({ label, words, of }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={/^\d/.test(words) ? undefined : 'kpis__words'}>
              {words} {of !== undefined && <small>{of}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="split split--stats">
        <Weeks weeks={weeks} />
        <Panel id="exams" title={t('staffStatistics:exams.title')}>
          <RowChart bars={exams} label={t('staffStatistics:exams.chart')} />
          <Table
            columns={[
              t('staffStatistics:exams.exam'),
              t('staffStatistics:states.requests'),
              t('staffStatistics:weeks.hours'),
            ]}
            rows={exams.map(({ key, label, words, hours }) => [key, label, words, hours])}
          />
        </Panel>
        <Panel id="hours" title={t('staffStatistics:hours.title')}>
          {weeks.some(({ hours }) => hours.value !== undefined) ? (
            <Scroll label={t('staffStatistics:hours.scroll')}>
              <HoursChart weeks={weeks} label={t('staffStatistics:hours.chart')} />
            </Scroll>
          ) : (
            <p className="small muted">{t('staffStatistics:hours.noChart')}</p>
          )}
        </Panel>
        <Panel id="states" title={t('staffStatistics:states.title')}>
          <RowChart bars={states} label={t('staffStatistics:states.chart')} />
          <Table
            columns={[t('staffStatistics:states.state'), t('staffStatistics:states.requests')]}
            rows={states.map(({ key, label, words }) => [key, label, words])}
          />
        </Panel>
      </div>
      <p className="hint">{t('staffStatistics:privacy')}</p>
    </StaffLayout>
  )
}

const hasBar = ({ value = 0 }: Figure): boolean => value > 0

function Weeks({ weeks }: Pick<Props, 'weeks'>) {
  const { t } = useStaffSite()
  const bars = weeks.filter(({ total }) => hasBar(total))
  const divided = bars.filter(({ english }) => english.value !== undefined)
  return (
    <Panel
      id="weeks"
      title={t('staffStatistics:weeks.title')}
      legend={
        bars.length > 0 && (
          <span className="row end">
            {divided.some(({ isCurrent }) => !isCurrent) && (
              <span className="key">{t('staffStatistics:weeks.french')}</span>
            )}
            {divided.some(({ isCurrent }) => isCurrent) && (
              <span className="key key--now">{t('staffStatistics:weeks.current')}</span>
            )}
            {bars.some(({ english }) => hasBar(english)) && (
              <span className="key key--b">{t('staffStatistics:weeks.english')}</span>
            )}
            {divided.length < bars.length && (
              <span className="key key--undivided">{t('staffStatistics:weeks.undivided')}</span>
            )}
            {weeks.some(({ total }) => total.value === undefined) && (
              <span className="key key--few">{t('staffStatistics:weeks.hidden')}</span>
            )}
          </span>
        )
      }
    >
      {bars.length > 0 ? (
        <Scroll label={t('staffStatistics:weeks.scroll')}>
          <WeekChart weeks={weeks} label={t('staffStatistics:weeks.chart')} />
        </Scroll>
      ) : (
        <p className="small muted">{t('staffStatistics:weeks.noChart')}</p>
      )}
      <Table
        columns={[
          t('staffStatistics:weeks.week'),
          t('staffStatistics:weeks.french'),
          t('staffStatistics:weeks.english'),
          t('staffStatistics:weeks.total'),
          t('staffStatistics:weeks.hours'),
        ]}
        rows={weeks.map(({ key, label, french, english, total, hours }) => [
          key,
          label,
          french.words,
          english.words,
          total.words,
          hours.words,
        ])}
      />
    </Panel>
  )
}

interface PanelProps {
  readonly id: string
  readonly title: string
  readonly legend?: ReactNode
  readonly children: ReactNode
}

function Panel({ id, title, legend, children }: PanelProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel__head">
        <h2 id={id}>{title}</h2>
        {legend}
      </div>
      {children}
    </section>
  )
}

/** Scrolls on phones; focusable for keyboard users. */
function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="chart-scroll" role="region" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}

interface TableProps {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function Table({ columns, rows }: TableProps) {
  const { t } = useStaffSite()
  return (
    <details className="fold">
      <summary>
        {t('staffStatistics:table')}
        <Icon name="chevron" small />
      </summary>
      <div className="scroll">
        <table className="table">
          <thead>
            <tr>
              {columns.map((column, place) => (
                <th key={column} scope="col" className={place === 0 ? undefined : 'n'}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, heading, ...figures]) => (
              <tr key={key}>
                <th scope="row">{heading}</th>
                {figures.map((figure, place) => (
                  <td key={columns[place + 1]} className="n">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
