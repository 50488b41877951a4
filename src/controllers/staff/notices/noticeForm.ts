import { randomUUID } from 'node:crypto'
import type { Request } from 'express'
import { locales } from '../../../addresses/pageTable.js'
import { addDays, isCalendarDay } from '../../../shared/clinic/calendarDays.js'
import { existingInstant } from '../../../services/clinic/localInstant.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import { hourOf, readTypedHour } from '../../../shared/tools/typedHour.js'
import { cleanLine, cleanPlain } from '../../../shared/forms/cleanText.js'
import {
  type NoticeFields,
  type NoticeKind,
  noticeKinds,
  procedures,
  type WaitingTime,
} from '../../../services/notices/notice.js'
import { mostWaitingDays, waitingEnds } from '../../../services/notices/waitingTime.js'
import type { NoticeFieldError, NoticeInput } from '../../../views/staff/notices/noticeProps.js'
import { fieldOf, readFormId } from '../staffForm.js'

/** Maximum length that fits in three lines on a phone. */
export const longestText: Readonly<Record<NoticeKind, number>> = {
  closure: 80,
  banner: 160,
  waiting: 160,
}

/** Maximum number of days ahead. Rejects mistyped years, because pages iterate over each day of a closure. */
const mostAheadDays = 731

export interface NoticeReading {
  readonly input: NoticeInput
  readonly errors: readonly NoticeFieldError[]
  readonly notice?: NoticeFields
}

export const emptyNotice = (today: string): NoticeInput => ({
  id: randomUUID(),
  kind: 'banner',
  fr: '',
  en: '',
  procedure: 'ultrasound',
  min: '',
  max: '',
  fromDate: today,
  fromTime: '',
  toDate: today,
  toTime: '',
})

const readInput = (req: Request): NoticeInput => {
  const read = (name: string): string => cleanLine(fieldOf(req, name))
  const readPlain = (name: string): string => cleanPlain(fieldOf(req, name))
  return {
    id: readFormId(req),
    kind: noticeKinds.find((kind) => kind === fieldOf(req, 'kind')) ?? 'banner',
    fr: read('fr'),
    en: read('en'),
    procedure: procedures.find((one) => one === fieldOf(req, 'procedure')) ?? 'ultrasound',
    min: readPlain('min'),
    max: readPlain('max'),
    fromDate: readPlain('fromDate'),
    fromTime: readPlain('fromTime'),
    toDate: readPlain('toDate'),
    toTime: readPlain('toTime'),
  }
}

const isFar = ({ fromDate, toDate }: NoticeInput, today: string): boolean =>
  [fromDate, toDate].some((date) => isCalendarDay(date) && date > addDays(today, mostAheadDays))

/** Matches placeholders and markup of the site editor, which notices would show unchanged. */
const code = /\{\{|\}\}|\]\(|\*\*/

const textError = (text: string, most: number): 'Missing' | 'TooLong' | 'Code' | undefined => {
  if (text === '') return 'Missing'
  if (text.length > most) return 'TooLong'
  return code.test(text) ? 'Code' : undefined
}

const textErrors = (input: NoticeInput): readonly NoticeFieldError[] => {
  const { kind, fr, en } = input
  // A waiting time needs no text; a text must be in both languages.
  if (kind === 'waiting' && fr === '' && en === '') return []
  return locales.flatMap((locale): readonly NoticeFieldError[] => {
    const error = textError(input[locale], longestText[kind])
    return error === undefined ? [] : [`${locale}${error}`]
  })
}

const businessDays = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN)

const readWaiting = ({ kind, procedure, min, max }: NoticeInput): WaitingTime | undefined =>
  kind === 'waiting' ? { procedure, min: businessDays(min), max: businessDays(max) } : undefined

const waitingErrors = (waiting: WaitingTime | undefined): readonly NoticeFieldError[] => {
  if (waiting === undefined) return []
  const { min, max } = waiting
  const isKnown = [min, max].every((days) => days >= 1 && days <= mostWaitingDays)
  if (!isKnown) return ['waitingRange']
  return min < max ? [] : ['waitingOrder']
}

const readHour = (typed: string): string | undefined => {
  const reading = readTypedHour(typed)
  return 'error' in reading ? undefined : hourOf(reading.minutes)
}

const readMoment = (
  clinic: { readonly timeZone: string },
  date: string,
  time: string,
  whenEmpty: '00:00' | '24:00',
): number | undefined => {
  const hour = time === '' ? whenEmpty : readHour(time)
  return isCalendarDay(date) && hour !== undefined
    ? existingInstant(clinic, { date, time: hour })
    : undefined
}

export const readNoticeForm = (
  req: Request,
  clinic: { readonly timeZone: string },
  now: number,
): NoticeReading => {
  const input = readInput(req)
  if (isFar(input, localMoment(clinic, new Date(now)).date)) {
    return { input, errors: [...textErrors(input), 'toFar'] }
  }
  const from = readMoment(clinic, input.fromDate, input.fromTime, '00:00')
  const waiting = readWaiting(input)
  const to =
    waiting !== undefined && isCalendarDay(input.fromDate)
      ? waitingEnds(clinic, input.fromDate)
      : readMoment(clinic, input.toDate, input.toTime, '24:00')
  const errors: readonly NoticeFieldError[] = [
    ...textErrors(input),
    ...waitingErrors(waiting),
    ...(from === undefined ? ['from' as const] : []),
    ...(to === undefined ? ['to' as const] : []),
    ...(from !== undefined && to !== undefined && to <= from ? ['toBeforeFrom' as const] : []),
    ...(to !== undefined && to <= now
      ? [waiting === undefined ? ('toPast' as const) : ('waitingPast' as const)]
      : []),
  ]
  if (errors.length > 0 || from === undefined || to === undefined) return { input, errors }
  const { kind, fr, en } = input
  return {
    input,
    errors,
    notice: {
      kind,
      text: { fr, en },
      ...(waiting === undefined ? {} : { waiting }),
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
    },
  }
}
