import { formatTime } from '../../../../shared/clinic/formats.js'
import type { FreedPlace } from '../../../../services/staff/requests/freedPlaces.js'
import type { StaffSite } from '../../../../views/staff/layout/staffSite.js'
import { formatShortDate } from '../../staffDates.js'

/** Formats « ven. 27 nov., 8 h 15 ». */
export const formatPlace = (
  site: StaffSite,
  { date, time }: Pick<FreedPlace['visit'], 'date' | 'time'>,
): string => `${formatShortDate(site, date)}, ${formatTime(time, site.locale)}`
