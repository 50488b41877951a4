import { addDays } from '../../shared/clinic/calendarDays.js'
import { type LocalMoment, localMoment } from './openHours.js'

const written = ({ date, time }: LocalMoment): number => Date.parse(`${date}T${time}:00Z`)

/**
 * The moment at which the clinic's wall shows a date and a time, in milliseconds since 1970. Of a
 * time that the clock shows twice, one of both; of one that it skips, an hour earlier.
 * @param time `24:00` is the end of the day
 */
export const localInstant = (
  clinic: Parameters<typeof localMoment>[0],
  { date, time }: LocalMoment,
): number => {
  const wanted = written(
    time === '24:00' ? { date: addDays(date, 1), time: '00:00' } : { date, time },
  )
  let instant = wanted
  // Twice: the first step may cross the night on which the clocks change.
  for (const _step of [1, 2]) {
    instant += wanted - written(localMoment(clinic, new Date(instant)))
  }
  return instant
}
