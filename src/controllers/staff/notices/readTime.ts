const timePattern = /^(\d{1,2})(?:\s*[h:]\s*(\d{2})?)?\s*(a\.?m\.?|p\.?m\.?)?$/i

/** « 7 h », « 7 h 30 », "07:30", "7:30 p.m." → `07:30`; nothing for anything else. */
export const readTime = (text: string): string | undefined => {
  const [, hours, minutes = '00', half] = timePattern.exec(text) ?? []
  if (hours === undefined) return undefined
  const isAfternoon = half?.toLowerCase().startsWith('p') === true
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
