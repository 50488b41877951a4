import type { Locale } from '../../addresses/pageTable.js'
import type { ContactFormTexts } from '../../services/contact/contactFormData.js'
import { addDays, weekdayOf, weekdays } from '../../shared/clinic/calendarDays.js'
import { formatDate } from '../../shared/clinic/formats.js'
import { type OfferedDay, writeHalfDay } from '../../shared/contact/halfDayChoices.js'
import { fillIn } from '../../shared/language/fillIn.js'
import { spaced } from '../links/spaced.js'

interface Props {
  readonly words: ContactFormTexts['halfDays']
  readonly days: readonly OfferedDay[]
  readonly chosen: readonly string[]
  readonly locale: Locale
  /** Unfolds all weeks; otherwise only the first and those with a choice. */
  readonly isOpen?: boolean
}

export default function HalfDayWeeks({ days, isOpen = false, ...shared }: Props) {
  const { words, chosen, locale } = shared
  return [...weeksOf(days)].map(([monday, week], position) => (
    <details
      key={monday}
      open={isOpen || position === 0 || week.some((day) => hasChoice(day, chosen))}
    >
      <summary>
        {fillIn(words.week, {
          date: formatDate(monday, locale, { weekday: false, year: false }),
        })}
      </summary>
      <div>
        {week.map((day) => (
          <Day key={day.date} day={day} {...shared} />
        ))}
      </div>
    </details>
  ))
}

const hasChoice = ({ date }: OfferedDay, chosen: readonly string[]): boolean =>
  chosen.some((one) => one.startsWith(date))

const mondayOf = (date: string): string =>
  addDays(date, -((weekdays.indexOf(weekdayOf(date)) + 6) % 7))

const weeksOf = (days: readonly OfferedDay[]): ReadonlyMap<string, readonly OfferedDay[]> => {
  const weeks = new Map<string, OfferedDay[]>()
  for (const day of days) {
    const monday = mondayOf(day.date)
    weeks.set(monday, [...(weeks.get(monday) ?? []), day])
  }
  return weeks
}

interface DayProps extends Omit<Props, 'days' | 'isOpen'> {
  readonly day: OfferedDay
}

function Day({ day: { date, halves }, words, chosen, locale }: DayProps) {
  return (
    <fieldset>
      <legend>{formatDate(date, locale, { year: false })}</legend>
      {spaced(
        halves.map((half) => {
          const value = writeHalfDay({ date, half })
          return (
            <label key={half}>
              <input
                type="checkbox"
                name="halfDays"
                value={value}
                defaultChecked={chosen.includes(value)}
              />
              {words.halves[half]}
            </label>
          )
        }),
      )}
    </fieldset>
  )
}
