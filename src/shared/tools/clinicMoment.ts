import type { LocalMoment } from '../time/localMoment.js'

/** Returns the date and time at the clinic, independent of the device's time zone. */
export const clinicMoment = (timeZone: string, now: Date): LocalMoment => {
  // The Swedish locale formats dates as ISO 8601.
  const text = now.toLocaleString('sv-SE', { timeZone })
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}
