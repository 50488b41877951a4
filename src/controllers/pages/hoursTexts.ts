import type { Locale } from '../../addresses/pageTable.js'
import { localInstant } from '../../services/clinic/localInstant.js'
import {
  type ClosedPeriod,
  localMoment,
  nextClosure,
  type OpenState,
  openState,
} from '../../services/clinic/openHours.js'
import { type Clinic, weekdays } from '../../services/clinic/readClinic.js'
import type { Translate } from '../../services/language/messages.js'
import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import type { HoursTexts } from '../../views/pageContext/site.js'

const untilTexts = (state: OpenState, locale: Locale, t: Translate): string => {
  if (state.open) return t('common:hours.until', { time: formatTime(state.closesAt, locale) })
  const { opens } = state
  if (opens === undefined) return ''
  const time = formatTime(opens.time, locale)
  if (opens.isToday) return t('common:hours.opensToday', { time })
  if (opens.isTomorrow) return t('common:hours.opensTomorrow', { time })
  return t('common:hours.opensOn', { time, date: formatDate(opens.date, locale, { year: false }) })
}

const endOf = (state: OpenState): string => {
  if (state.open) return state.closesAt
  return state.opens?.isToday === true ? state.opens.time : '24:00'
}

export const closureSentence = (
  { from, to, reason }: Pick<ClosedPeriod, 'from' | 'to'> & { readonly reason: string },
  locale: Locale,
  t: Translate,
): string => {
  const date = (iso: string): string => formatDate(iso, locale, { year: false })
  return from === to
    ? t('common:hours.closedOn', { date: date(from), reason })
    : t('common:hours.closedFrom', { from: date(from), to: date(to), reason })
}

const closureTexts = (
  closure: ClosedPeriod | undefined,
  locale: Locale,
  t: Translate,
): string | undefined =>
  closure && closureSentence({ ...closure, reason: closure.reason[locale] }, locale, t)

/** Weekdays from Monday, as on Québec work calendars. */
const week = [...weekdays.slice(1), ...weekdays.slice(0, 1)]

export const hoursTexts = (clinic: Clinic, now: Date, locale: Locale, t: Translate): HoursTexts => {
  const state = openState(clinic, now)
  const { date } = localMoment(clinic, now)
  const today = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]
  return {
    year: date.slice(0, 4),
    isOpen: state.open,
    state: t(state.open ? 'common:hours.open' : 'common:hours.closed'),
    until: untilTexts(state, locale, t),
    endsAt: new Date(localInstant(clinic, { date, time: endOf(state) })).toISOString(),
    week: week.map((day) => ({
      day: t(`common:days.${day}`),
      hours:
        clinic.hours[day]
          .map(([from, to]) =>
            t('common:hours.range', { from: formatTime(from, locale), to: formatTime(to, locale) }),
          )
          .join(', ') || t('common:hours.closedDay'),
      isToday: day === today,
    })),
    closure: closureTexts(nextClosure(clinic, now), locale, t),
  }
}
