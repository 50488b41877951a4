import { locales } from '../../addresses/pageTable.js'
import { localMoment } from '../../services/clinic/openHours.js'
import { translateIn } from '../../services/language/translations.js'
import type { Services } from '../../services/services.js'
import { oncePerMinute } from '../../shared/time/cachedValue.js'
import { hoursTexts } from './hoursTexts.js'

type Parts = Pick<Services, 'clinic' | 'clock' | 'translations' | 'notices'>

const computeKey = ({ clinic, translations, notices }: Parts, now: Date): string => {
  const hours = locales.map((locale) => {
    const t = translateIn(translations, locale)
    return hoursTexts(clinic, now, locale, t)
  })
  // Includes all closures, because they change the half-days that pages offer.
  return JSON.stringify([localMoment(clinic, now).date, hours, notices.shown(), notices.closures()])
}

/** Recomputes the key once a minute and when notices change; pages with equal keys are identical. */
export const createPageCacheKey = (services: Parts): (() => string) =>
  oncePerMinute(services.clock, (now) => computeKey(services, now), services.notices.version)
