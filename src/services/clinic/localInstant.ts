import { addDays } from '../../shared/clinic/calendarDays.js'
import { localMoment, type LocalMoment } from './openHours.js'

const written = ({ date, time }: LocalMoment): number => Date.parse(`${date}T${time}:00Z`)

/** Converts local time; a time skipped by DST becomes an hour earlier. @param time `24:00`: end of the day */
export const localInstant = (
  clinic: Parameters<typeof localMoment>[0],
  { date, time }: LocalMoment,
): number => {
  const wanted = written(
    time === '24:00' ? { date: addDays(date, 1), time: '00:00' } : { date, time },
  )
  let instant = wanted
  // Corrects the offset twice, because the first correction may cross a DST change.
  for (const _step of [1, 2]) {
    instant += wanted - written(localMoment(clinic, new Date(instant)))
  }
  return instant
}

/** Converts local time. @returns `undefined` for a time that daylight saving time skips */
export const existingInstant = (
  clinic: Parameters<typeof localMoment>[0],
  moment: LocalMoment,
): number | undefined => {
  const instant = localInstant(clinic, moment)
  const isSkipped =
    moment.time !== '24:00' && localMoment(clinic, new Date(instant)).time !== moment.time
  return isSkipped ? undefined : instant
}

export const offsetAt = (timeZone: string, moment: Date): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(moment)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset === 'GMT' ? '+00:00' : offset.replace('GMT', '')
}

export const offsetOf = (timeZone: string, date: string): string =>
  offsetAt(timeZone, new Date(`${date}T23:59:59Z`))
