import { localMoment, opensAt } from '../../services/clinic/openHours.js'
import type { Services } from '../../services/services.js'
import { addDays } from '../../shared/clinic/calendarDays.js'
import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import type { SoonTexts } from '../../views/changeVisit/ChangeVisitPage.js'
import type { Site } from '../../views/pageContext/site.js'

/** Maximum number of days to search for the next opening. */
const mostDays = 14

export const describeSoon = (
  { clinic, clock }: Pick<Services, 'clinic' | 'clock'>,
  { t, locale }: Site,
): SoonTexts | undefined => {
  const now = localMoment(clinic, new Date(clock.now()))
  for (let days = 0; days <= mostDays; days += 1) {
    const date = addDays(now.date, days)
    const opening = opensAt(clinic, date)
    if (opening !== undefined && (days > 0 || opening > now.time)) {
      const title = [t('changeVisit:soon.today'), t('changeVisit:soon.tomorrow')][days]
      return {
        title:
          title ?? t('changeVisit:soon.later', { date: formatDate(date, locale, { year: false }) }),
        text: t('changeVisit:soon.open', { time: formatTime(opening, locale) }),
      }
    }
  }
  return undefined
}
