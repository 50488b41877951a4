import { type Locale, regions } from '../../addresses/locales.js'
import { addDays } from '../../shared/clinic/calendarDays.js'
import { formatDate } from '../../shared/clinic/formats.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import type { Period, WindowDay } from '../../shared/tools/windowDays.js'
import { spaced } from '../links/spaced.js'

interface Props {
  readonly days: readonly WindowDay[]
  readonly best?: Period | undefined
  readonly today: string
  readonly weekLabel?: (week: number) => string
  readonly data: ToolsData
}

const isIn = (date: string, period: Period | undefined): boolean =>
  period !== undefined && period.from <= date && date <= period.to

const short = { year: false } as const

/** Returns the column of a date, 1 to 7, in a week that begins on Monday. */
const columnOf = (date: string): number => ((new Date(date).getUTCDay() + 6) % 7) + 1

/** Any week from Monday to Sunday. */
const someWeek = [23, 24, 25, 26, 27, 28, 29].map((day) => new Date(Date.UTC(2026, 10, day)))

interface ClosedPeriod extends Period {
  readonly reason: string
}

/** Joins consecutive days that are closed for one reason. */
const closedPeriods = (days: readonly WindowDay[], locale: Locale): readonly ClosedPeriod[] =>
  days.reduce<readonly ClosedPeriod[]>((periods, { date, closed }) => {
    const reason = closed?.reason?.[locale]
    if (reason === undefined) return periods
    const last = periods.at(-1)
    return last?.reason === reason && last.to === addDays(date, -1)
      ? [...periods.slice(0, -1), { ...last, to: date }]
      : [...periods, { from: date, to: date, reason }]
  }, [])

/** Renders the days of a window; closed days are hatched, struck through and have a reason. */
export default function WindowDays({ days, best, today, weekLabel, data }: Props) {
  const { locale, words } = data
  const { shared } = words
  const letter = new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', weekday: 'narrow' })
  const month = new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', month: 'short' })
  const kindOf = ({ date, closed }: WindowDay): 'closed' | 'best' | 'open' => {
    if (closed !== undefined || date < today) return 'closed'
    return isIn(date, best) ? 'best' : 'open'
  }
  const stateOf = (day: WindowDay): string => {
    if (day.date < today) return shared.past
    const reason = day.closed?.reason?.[locale]
    return reason === undefined ? shared[kindOf(day)] : fillIn(shared.closedReason, { reason })
  }
  const kinds = new Set(days.map(kindOf))
  const reasons = closedPeriods(days, locale).map(({ from, to, reason }) =>
    fillIn(from === to ? shared.closedOn : shared.closedFromTo, {
      day: formatDate(from, locale, short),
      from: formatDate(from, locale, short),
      to: formatDate(to, locale, short),
      reason,
    }),
  )
  return (
    <>
      <p className="days days__head" aria-hidden="true">
        {spaced(someWeek.map((day) => <span key={day.getUTCDay()}>{letter.format(day)}</span>))}
      </p>
      <ol
        className={weekLabel === undefined ? 'days' : 'days days--weeks'}
        aria-label={shared.daysShown}
      >
        {days.map((day, place) => (
          <li
            key={day.date}
            className={`day day--${kindOf(day)} day--column-${columnOf(day.date)}`}
          >
            {weekLabel !== undefined && place % 7 === 0 && (
              <span className="days__week">{weekLabel(place / 7)}</span>
            )}{' '}
            <span aria-hidden="true">
              {(place === 0 || day.date.endsWith('-01')) && (
                <span className="day__month">{month.format(new Date(day.date))}</span>
              )}{' '}
              <b>{Number(day.date.slice(-2))}</b>
            </span>{' '}
            <span className="vh">
              {formatDate(day.date, locale, short)}, {stateOf(day)}
            </span>
          </li>
        ))}
      </ol>
      <p className="days__key hint" aria-hidden="true">
        {(['best', 'open', 'closed'] as const)
          .filter((kind) => kinds.has(kind))
          .map((kind) => (
            <span key={kind} className={`day--${kind}`}>
              <i /> {shared[kind]}
            </span>
          ))}
      </p>
      {reasons.length > 0 && <p className="hint">{reasons.join(' ')}</p>}
    </>
  )
}
