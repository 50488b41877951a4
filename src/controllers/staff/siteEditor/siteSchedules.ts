import type { Request } from 'express'
import { existingInstant } from '../../../services/clinic/localInstant.js'
import type { Schedule } from '../../../services/content/schedules.js'
import type { Json } from '../../../services/content/mergeContent.js'
import type { Services } from '../../../services/services.js'
import { isCalendarDay } from '../../../shared/clinic/calendarDays.js'
import { cleanPlain } from '../../../shared/forms/cleanText.js'
import { isKnown } from '../../../shared/language/storedChoices.js'
import { hourOf, readTypedHour } from '../../../shared/tools/typedHour.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ScheduleProps } from '../../../views/staff/siteEditor/ScheduleList.js'
import { formatFullMoment } from '../staffDates.js'
import { fieldOf } from '../staffForm.js'
import { documentLabel } from './documentTexts.js'

/** Returns the typed moment in milliseconds since 1970. `skipped`: daylight saving time skips it. */
export const readMoment = (
  { clinic }: Pick<Services, 'clinic'>,
  req: Request,
): number | 'moment' | 'skipped' => {
  const date = cleanPlain(fieldOf(req, 'day'))
  const hour = readTypedHour(fieldOf(req, 'hour'))
  if (!isCalendarDay(date) || !('minutes' in hour)) return 'moment'
  return existingInstant(clinic, { date, time: hourOf(hour.minutes) }) ?? 'skipped'
}

export const readScheduleId = (req: Request): Pick<Schedule, 'id' | 'version'> => {
  const [id = '', version = ''] = fieldOf(req, 'schedule').split(' ')
  return { id, version: Number(version) }
}

export const scheduleProps = (
  site: StaffSite,
  schedules: readonly Schedule[],
  nameOf: (site: StaffSite, id: string) => string,
  scheduled: ReadonlyMap<string, { readonly json: Json; readonly isMine: boolean }>,
): readonly ScheduleProps[] =>
  schedules.map(({ id, version, at, by, note, state, drafts }) => ({
    id: `${id} ${version}`,
    when: site.t('staffSiteEditor:schedule.when', {
      moment: formatFullMoment(site, at),
      name: nameOf(site, by),
    }),
    note,
    documents: drafts
      .map(({ document }) => documentLabel(site, document, scheduled.get(document)?.json))
      .join(', '),
    isMine: drafts.every(({ document }) => scheduled.get(document)?.isMine !== false),
    problem: isKnown(['late', 'refused'] as const, state)
      ? site.t(`staffSiteEditor:schedule.${state}`)
      : undefined,
  }))
