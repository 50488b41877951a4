import { plainSigns } from '../text/plainSigns.js'

export type HourProblem = 'hourMissing' | 'hourUnreadable'

const dayMinutes = 24 * 60

const pad = (value: number): string => String(value).padStart(2, '0')

/** Formats 630 as `10:30`; negative minutes belong to the previous day. */
export const hourOf = (minutes: number): string => {
  const inDay = ((minutes % dayMinutes) + dayMinutes) % dayMinutes
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`
}

export const minutesOf = (hour: string): number =>
  Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))

/** Matches `10 h 30`, `10h30`, `10:30`, `1030`, `10.30` and `1:45 p.m.`, with single spaces. */
const written = /^(\d{1,2}) ?(?:h|:|\.)? ?(?:([0-5]\d)(?: ?min)?)? ?(?:([ap])\.? ?m\.?)?$/

const words: Readonly<Record<string, string>> = { midi: '12 h', noon: '12 h', minuit: '0 h' }

export const readTypedHour = (
  typed: string,
): { readonly minutes: number } | { readonly error: HourProblem } => {
  const text = plainSigns(typed).toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (text === '') return { error: 'hourMissing' }
  const [, hours, minutes = '0', half] = written.exec(words[text] ?? text) ?? []
  const hour = Number(hours)
  const isClock = half === undefined ? hour < 24 : hour >= 1 && hour <= 12
  if (hours === undefined || !isClock) return { error: 'hourUnreadable' }
  const since = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return { minutes: since * 60 + Number(minutes) }
}
