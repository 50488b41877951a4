import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records } from '../../adapters/records/records.js'
import { addDays } from '../../../shared/clinic/calendarDays.js'
import { localInstant } from '../../clinic/localInstant.js'
import { localMoment, openHoursBetween } from '../../clinic/openHours.js'
import type { Clinic } from '../../clinic/readClinic.js'
import { type Subject, subjects } from '../../../shared/contact/contactChoices.js'
import { contactKind } from '../../contact/contactRequest.js'
import { everyRecord } from '../../adapters/records/everyRecord.js'
import type { Clock } from '../../../shared/time/clock.js'
import { minute } from '../../../shared/time/durations.js'
import { type DeskState, deskStates } from '../../../shared/staff/deskChoices.js'
import { type CountedRequest, readCounted } from './countedRequest.js'
import { type Cell, hideSmall, hideSmallOf, medianOf } from './smallCells.js'
import type { Stored } from '../../../shared/language/storedChoices.js'

export const periods = [4, 13, 26] as const
export type Period = (typeof periods)[number]

export interface WeekFigures {
  readonly monday: string
  readonly total: Cell
  /** Requests by language; omitted if a count is small, as the total would reveal it. */
  readonly languages?: { readonly fr: number; readonly en: number }
  /** Median number of opening hours until the first answer. */
  readonly hours: number | undefined
}

export interface Statistics {
  readonly countedAt: number
  readonly total: Cell
  readonly spam: Cell
  /** Share from 0 to 1; `undefined` if it would reveal a small count. */
  readonly english: number | undefined
  readonly hours: number | undefined
  readonly weeks: readonly WeekFigures[]
  readonly exams: readonly {
    readonly subject: Stored<Subject>
    readonly total: Cell
    readonly hours: number | undefined
  }[]
  readonly states: readonly {
    readonly state: Stored<Exclude<DeskState, 'spam'>>
    readonly total: Cell
  }[]
}

export interface StaffStatistics {
  of(period: Period): Promise<Statistics>
}

export interface StaffStatisticsParts {
  readonly records: Pick<Records, 'list'>
  readonly clinic: Clinic
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
}

const freshMs = 10 * minute

const mondayOf = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))

const readSince = async (
  { records, onUnreadable }: StaffStatisticsParts,
  since: number,
): Promise<readonly CountedRequest[]> => {
  const counted: CountedRequest[] = []
  for await (const record of everyRecord(records, contactKind.collection)) {
    if (record.createdAt < since) break
    counted.push(...readable([record], readCounted, (one) => one, onUnreadable))
  }
  return counted
}

const hoursOf = (clinic: Clinic, requests: readonly CountedRequest[]): number | undefined =>
  medianOf(
    requests.flatMap(({ receivedAt, answeredAt }) =>
      answeredAt === undefined
        ? []
        : [openHoursBetween(clinic, new Date(receivedAt), new Date(answeredAt))],
    ),
  )

const isShown = (cell: Cell): cell is number => typeof cell === 'number'

const languagesOf = (
  total: Cell | undefined,
  week: readonly CountedRequest[],
): { readonly fr: number; readonly en: number } | undefined => {
  const fr = week.filter(({ language }) => language === 'fr').length
  const en = week.filter(({ language }) => language === 'en').length
  // Requests in unknown languages must be publishable too: subtraction reveals their number.
  const others = week.length - fr - en
  const mayShow = [total ?? 0, hideSmall(fr), hideSmall(en), hideSmall(others)].every(isShown)
  return mayShow ? { fr, en } : undefined
}

const weeksOf = (
  clinic: Clinic,
  requests: readonly CountedRequest[],
  mondays: readonly string[],
): readonly WeekFigures[] => {
  const byMonday = Map.groupBy(requests, ({ receivedAt }) =>
    mondayOf(localMoment(clinic, new Date(receivedAt)).date),
  )
  const weeks = mondays.map((monday) => byMonday.get(monday) ?? [])
  const totals = hideSmallOf(weeks.map(({ length }) => length))
  return weeks.map((week, place) => {
    const total = totals[place] ?? 0
    const languages = languagesOf(total, week)
    return {
      monday: mondays[place] ?? '',
      total,
      hours: hoursOf(clinic, week),
      ...(languages === undefined ? {} : { languages }),
    }
  })
}

/** Returns the share of English; `undefined` if it would reveal a small count or a single suppressed week. */
const englishOf = (
  requests: readonly CountedRequest[],
  weeks: readonly WeekFigures[],
): number | undefined => {
  const hidden = weeks.filter(({ languages }) => languages === undefined).length
  const whole = languagesOf(hideSmall(requests.length), requests)
  return whole === undefined || hidden === 1 || requests.length === 0
    ? undefined
    : whole.en / requests.length
}

const withUnknown = <Known extends string>(
  known: readonly Known[],
  met: readonly Stored<Known>[],
): readonly Stored<Known>[] => [...new Set<Stored<Known>>([...known, ...met])]

const count = async (parts: StaffStatisticsParts, period: Period): Promise<Statistics> => {
  const { clinic, clock } = parts
  const now = clock.now()
  const thisMonday = mondayOf(localMoment(clinic, new Date(now)).date)
  const mondays = Array.from({ length: period }, (_none, place) =>
    addDays(thisMonday, (place - period + 1) * 7),
  )
  const since = localInstant(clinic, { date: mondays[0] ?? thisMonday, time: '00:00' })
  const all = await readSince(parts, since)
  const requests = all.filter(({ state }) => state !== 'spam')
  const weeks = weeksOf(clinic, requests, mondays)
  const counted = withUnknown(
    subjects,
    requests.map(({ subject }) => subject),
  )
  const ofSubject = counted.map((subject) => requests.filter((one) => one.subject === subject))
  const exams = hideSmallOf(ofSubject.map(({ length }) => length))
  const workStates = withUnknown(
    deskStates.filter((state) => state !== 'spam'),
    requests.flatMap(({ state }) => (state === 'spam' ? [] : [state])),
  )
  const states = hideSmallOf(
    workStates.map((state) => requests.filter((one) => one.state === state).length),
  )
  return {
    countedAt: now,
    total: hideSmall(requests.length),
    spam: hideSmall(all.length - requests.length),
    english: englishOf(requests, weeks),
    hours: hoursOf(clinic, requests),
    weeks,
    exams: counted.map((subject, place) => ({
      subject,
      total: exams[place] ?? 0,
      hours: hoursOf(clinic, ofSubject[place] ?? []),
    })),
    states: workStates.map((state, place) => ({ state, total: states[place] ?? 0 })),
  }
}

export const createStaffStatistics = (parts: StaffStatisticsParts): StaffStatistics => {
  const cached = new Map<Period, Statistics>()
  return {
    of: async (period) => {
      const known = cached.get(period)
      if (known !== undefined && parts.clock.now() - known.countedAt < freshMs) return known
      const counted = await count(parts, period)
      cached.set(period, counted)
      return counted
    },
  }
}
