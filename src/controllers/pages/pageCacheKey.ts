import { locales } from '../../addresses/pageTable.js'
import { localMoment } from '../../services/clinic/openHours.js'
import { translateIn } from '../../services/language/translations.js'
import type { Services } from '../../services/services.js'
import { oncePerMinute } from '../../shared/time/oncePerMinute.js'
import { hoursWords } from './hoursWords.js'

type Parts = Pick<Services, 'clinic' | 'clock' | 'translations' | 'notices'>

const computeKey = ({ clinic, translations, notices }: Parts, now: Date): string => {
  const hours = locales.map((locale) => {
    const t = translateIn(translations, locale)
    return hoursWords(clinic, now, locale, t)
  })
  // Closures are told a week ahead, and no half-day of one is offered before that either.
  return JSON.stringify([localMoment(clinic, now).date, hours, notices.shown(), notices.closures()])
}

/**
 * All in a page that depends on the moment: the date, the opening hours in words, the notices
 * and what they close later on.
 * Two moments with the same key have the same pages. It is computed once a minute, and when notices
 * have changed.
 */
export const createPageCacheKey = (services: Parts): (() => string) =>
  oncePerMinute(services.clock, (now) => computeKey(services, now), services.notices.version)
