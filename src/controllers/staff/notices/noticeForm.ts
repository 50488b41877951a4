import { randomUUID } from 'node:crypto'
import type { Request } from 'express'
import { addDays } from '../../../services/clinic/calendarDays.js'
import { localInstant } from '../../../services/clinic/localInstant.js'
import { cleanLine } from '../../../services/forms/cleanText.js'
import {
  type NoticeFields,
  type NoticeKind,
  noticeKinds,
} from '../../../services/notices/notice.js'
import type { NoticeFieldError, NoticeInput } from '../../../views/staff/notices/noticeProps.js'
import { fieldOf } from '../staffForm.js'
import { readTime } from './readTime.js'

/** As many characters as a phone shows in three lines. */
export const longestText: Readonly<Record<NoticeKind, number>> = {
  closure: 80,
  banner: 160,
  waiting: 160,
}

export interface NoticeReading {
  readonly input: NoticeInput
  readonly errors: readonly NoticeFieldError[]
  /** Absent while something is wrong. */
  readonly notice?: NoticeFields
}

/** An empty form: today, until this evening. */
export const emptyNotice = (today: string): NoticeInput => ({
  id: randomUUID(),
  kind: 'banner',
  fr: '',
  en: '',
  fromDate: today,
  fromTime: '',
  toDate: today,
  toTime: '',
})

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const readInput = (req: Request): NoticeInput => {
  const read = (name: string): string => cleanLine(fieldOf(req, name))
  const id = read('id')
  return {
    id: uuid.test(id) ? id : randomUUID(),
    kind: noticeKinds.find((kind) => kind === fieldOf(req, 'kind')) ?? 'banner',
    fr: read('fr'),
    en: read('en'),
    fromDate: read('fromDate'),
    fromTime: read('fromTime'),
    toDate: read('toDate'),
    toTime: read('toTime'),
  }
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

const textErrors = ({ kind, fr, en }: NoticeInput): readonly NoticeFieldError[] => {
  const most = longestText[kind]
  return [
    ...(fr === '' ? ['frMissing' as const] : fr.length > most ? ['frTooLong' as const] : []),
    ...(en === '' ? ['enMissing' as const] : en.length > most ? ['enTooLong' as const] : []),
  ]
}

/** A day without an hour begins at midnight and ends at the next. */
const readMoment = (
  clinic: { readonly timeZone: string },
  date: string,
  time: string,
  whenEmpty: '00:00' | '24:00',
): number | undefined => {
  const hour = time === '' ? whenEmpty : readTime(time)
  return isDate(date) && hour !== undefined ? localInstant(clinic, { date, time: hour }) : undefined
}

/** What the form says, and what is wrong with it. */
export const readNoticeForm = (
  req: Request,
  clinic: { readonly timeZone: string },
  now: number,
): NoticeReading => {
  const input = readInput(req)
  const from = readMoment(clinic, input.fromDate, input.fromTime, '00:00')
  const to = readMoment(clinic, input.toDate, input.toTime, '24:00')
  const errors: readonly NoticeFieldError[] = [
    ...textErrors(input),
    ...(from === undefined ? ['from' as const] : []),
    ...(to === undefined ? ['to' as const] : []),
    ...(from !== undefined && to !== undefined && to <= from ? ['toBeforeFrom' as const] : []),
    ...(to !== undefined && to <= now ? ['toPast' as const] : []),
  ]
  if (errors.length > 0 || from === undefined || to === undefined) return { input, errors }
  const { kind, fr, en } = input
  return {
    input,
    errors,
    notice: {
      kind,
      text: { fr, en },
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
    },
  }
}
