import { regions } from '../../addresses/locales.js'
import { formatDate } from '../../shared/clinic/formats.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import type { Period, WindowDay } from '../../shared/tools/windowDays.js'

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

/** Closed days are hatched, struck through and have a reason. */
export default function WindowDays({ days, best, today, weekLabel, data }: Props) {
  const { locale, words } = data
  const { shared } = words
  const letter = new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', weekday: 'narrow' })
  const stateOf = ({ date, closed }: WindowDay): string => {
    if (date < today) return shared.past
    if (closed === undefined) return isIn(date, best) ? shared.best : shared.open
    return closed.reason === undefined
      ? shared.closed
      : fillIn(shared.closedReason, { reason: closed.reason[locale] })
  }
  const classOf = ({ date, closed }: WindowDay): string => {
    if (closed !== undefined || date < today) return 'day day--closed'
    return isIn(date, best) ? 'day day--best' : 'day'
  }
  const reasons = days.flatMap(({ date, closed }) =>
    closed?.reason === undefined
      ? []
      : [
          fillIn(shared.closedOn, {
            day: formatDate(date, locale, short),
            reason: closed.reason[locale],
          }),
        ],
  )
  return (
    <>
      <ol className="days" aria-label={shared.daysShown}>
        {days.map((day, place) => (
          <li key={day.date} className={classOf(day)}>
            {weekLabel !== undefined && place % 7 === 0 && (
              <span className="days__week">{weekLabel(place / 7)}</span>
            )}
            <span aria-hidden="true">
              <span className="day__letter">{letter.format(new Date(day.date))}</span>
              <b>{Number(day.date.slice(-2))}</b>
            </span>
            <span className="vh">
              {formatDate(day.date, locale, short)}, {stateOf(day)}
            </span>
          </li>
        ))}
      </ol>
      {reasons.length > 0 && <p className="hint">{reasons.join(' ')}</p>}
    </>
  )
}
