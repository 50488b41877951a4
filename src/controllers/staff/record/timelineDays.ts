import { localMoment } from '../../../services/clinic/openHours.js'
import type { RecordView } from '../../../services/staff/audit/viewsOf.js'
import type { Colleague } from '../../../services/staff/colleague.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { TimelineDay, TimelineEntry } from '../../../views/staff/record/RequestTimeline.js'
import { formatDayHeading, formatClockTime } from '../staffDates.js'
import { describePerson } from './recordTexts.js'

export interface Happened extends Pick<TimelineEntry, 'key' | 'kind' | 'words' | 'text'> {
  readonly at: number
}

export const happenedViews = (
  site: StaffSite,
  say: (who: string) => string,
  views: readonly RecordView[],
  people: readonly Colleague[],
): readonly Happened[] =>
  views.flatMap(({ by, at }) => {
    const person = people.find(({ id }) => id === by)
    if (person === undefined) return []
    return [{ at, key: `view ${by}`, kind: 'view', words: say(describePerson(site, person)) }]
  })

export const timelineDays = (
  site: StaffSite,
  happened: readonly Happened[],
): readonly TimelineDay[] => {
  const sorted = happened.toSorted((a, b) => b.at - a.at)
  const byDate = Map.groupBy(sorted, ({ at }) => localMoment(site.clinic, new Date(at)).date)
  return [...byDate].map(([date, entries]) => ({
    day: formatDayHeading(site, date),
    entries: entries.map(
      ({ at, ...entry }): TimelineEntry => ({
        ...entry,
        time: formatClockTime(site, at),
        iso: new Date(at).toISOString(),
      }),
    ),
  }))
}
