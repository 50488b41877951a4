import type { Closure } from '../../shared/clinic/closures.js'
import { localMoment } from '../clinic/openHours.js'
import { minute } from '../../shared/time/durations.js'
import type { NoticeFields } from './notice.js'

const midnight = '00:00'

export const closureOf = ({ from, to, text }: NoticeFields, timeZone: string): Closure => {
  const begin = localMoment({ timeZone }, new Date(from))
  const end = localMoment({ timeZone }, new Date(to))
  // An end at midnight excludes that day.
  const last =
    end.time === midnight
      ? localMoment({ timeZone }, new Date(Date.parse(to) - minute)).date
      : end.date
  return {
    from: begin.date,
    to: last,
    reason: text,
    ...(begin.time === midnight ? {} : { fromTime: begin.time }),
    ...(end.time === midnight ? {} : { toTime: end.time }),
  }
}
