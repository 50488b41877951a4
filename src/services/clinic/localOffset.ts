/**
 * `-05:00`: how far the clock of a place is from UTC at the end of a day, summer time included.
 * @param date an ISO date
 */
export const offsetOf = (timeZone: string, date: string): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(new Date(`${date}T23:59:59Z`))
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset === 'GMT' ? '+00:00' : offset.replace('GMT', '')
}
