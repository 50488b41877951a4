import type { Locale } from '../../addresses/locales.js'
import { calendarFile, calendarFileName } from '../../shared/tools/calendarFile.js'
import type { Period } from '../../shared/tools/windowDays.js'

/** Saves a period by an object URL, without a request. */
export const downloadCalendar = (period: Period, title: string, locale: Locale): void => {
  const text = calendarFile(period, title, new Date())
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = calendarFileName[locale]
  link.click()
  URL.revokeObjectURL(address)
}
