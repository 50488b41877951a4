import { addDays } from '../clinic/calendarDays.js'
import type { Period } from './windowDays.js'

/** Names neither exam nor clinic, because calendars are shared and shown on lock screens. */
export const calendarFileName = { fr: 'periode.ics', en: 'dates.ics' } as const

const basic = (date: string): string => date.replaceAll('-', '')

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)

/** Creates an iCalendar file (RFC 5545) of whole days, because Outlook refuses times without a zone. */
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

export const calendarHref = (period: Period, summary: string, now: Date): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(period, summary, now))}`
