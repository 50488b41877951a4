export const offsetAt = (timeZone: string, moment: Date): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(moment)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset === 'GMT' ? '+00:00' : offset.replace('GMT', '')
}

export const offsetOf = (timeZone: string, date: string): string =>
  offsetAt(timeZone, new Date(`${date}T23:59:59Z`))
