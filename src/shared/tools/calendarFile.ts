import { addDays } from '../clinic/calendarDays.js'
import type { Period } from './windowDays.js'

/** Neither the exam nor the clinic: a calendar is often shared, and shown on locked screens. */
export const calendarFileName = { fr: 'periode.ics', en: 'dates.ics' } as const

const basic = (date: string): string => date.replaceAll('-', '')

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)

/**
 * A period as a file for any calendar (RFC 5545): whole days, as Outlook refuses hours without a
 * zone; the last day is written as the day after it.
 */
export const calendarFile = ({ from, to }: Period, summary: string, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//calendar//EN',
    'BEGIN:VEVENT',
    `UID:${basic(from)}-${basic(to)}@calendar.invalid`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(from)}`,
    `DTEND;VALUE=DATE:${basic(addDays(to, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** The same file as the address of a link, which needs neither script nor network. */
export const calendarHref = (period: Period, summary: string, now: Date): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(period, summary, now))}`
