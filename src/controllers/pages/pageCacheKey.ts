import { locales } from '../../addresses/pageTable.js'
import { localMoment } from '../../services/clinic/openHours.js'
import { createTranslate } from '../../services/language/translations.js'
import type { Services } from '../../services/services.js'
import { hoursWords } from './hoursWords.js'

/**
 * All in a page that depends on the moment: the date, and the opening hours in words. Two moments
 * with the same key have the same pages.
 */
export const pageCacheKey = ({
  clinic,
  clock,
  translations,
}: Pick<Services, 'clinic' | 'clock' | 'translations'>): string => {
  const now = new Date(clock.now())
  const hours = locales.map((locale) => {
    const t = createTranslate(translations.getFixedT(locale))
    return hoursWords(clinic, now, locale, t)
  })
  return JSON.stringify([localMoment(clinic, now).date, hours])
}
